/** SVG symbols that any drawing of the page may use. */

export function addSymbols(svg: string): void {
  document.body.insertAdjacentHTML('afterbegin', svg)
}
