/** The words of the house in one language; games bring their own when they are loaded. */
export default import.meta.glob<string>(
  '$root/src/veillee/locales/fr/{server,web,web-even,web-evening,web-pocket,web-slow,coach}.ftl',
  { query: '?raw', import: 'default', eager: true },
)
