/** Writes TypeScript types from the house's schemas: `npm run types`. A test keeps them fresh. */

import { readFileSync, writeFileSync } from 'node:fs'

interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  required?: string[]
  description?: string
  default?: unknown
}

type Schemas = Record<string, Schema>

const PLAIN: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameIn(schema.$ref)
  if (schema.enum) return schema.enum.map((v) => JSON.stringify(v)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const several = schema.anyOf ?? schema.oneOf
  if (several) return [...new Set(several.map((s) => typeOf(s)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((s) => typeOf(s)).join(' & ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((s) => typeOf(s)).join(', ')}]`
  if (schema.type === 'array')
    return `(${schema.items ? typeOf(schema.items) : 'unknown'})[]`.replace(/^\((\w+)\)/, '$1')
  if (schema.properties) return fieldsOf(schema)
  if (schema.type === 'object') return recordOf(schema)
  return PLAIN[schema.type ?? ''] ?? 'unknown'
}

/** A value for any name; for some of them where only certain names are possible. */
function recordOf({ additionalProperties, propertyNames }: Schema): string {
  const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
  return propertyNames ? `Partial<Record<${typeOf(propertyNames)}, ${value}>>` : `Record<string, ${value}>`
}

const commentOf = ({ description }: Schema, indent = ''): string =>
  description ? `${indent}/** ${description.replaceAll('\n', ' ')} */\n` : ''

const nameOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))

function fieldsOf(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${commentOf(field, '  ')}  ${nameOf(name)}${mark}: ${typeOf(field)}\n`
  })
  return `{\n${fields.join('')}}`
}

/** Named schemas as exported types, in the order of their names. */
function typesOf(schemas: Schemas): string {
  return Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => {
      const body = typeOf(schema)
      const shape = body.startsWith('{') ? `interface ${name} ${body}` : `type ${name} = ${body}`
      return `${commentOf(schema)}export ${shape}\n`
    })
    .join('\n')
}

const nameIn = ($ref: string): string => $ref.split('/').at(-1)!

/** The names that a schema leads to, its own included. */
function reached(schemas: Schemas, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const [, ref] of JSON.stringify(schemas[name]).matchAll(/"\$ref":"([^"]+)"/g))
    reached(schemas, nameIn(ref!), found)
  return found
}

interface GameTypes {
  game: string
  view: string
  /** All that only its view is made of. */
  own: string[]
}

/** The games whose views are described, each with its own names; the house knows none of them. */
function gamesOf(schemas: Schemas): GameTypes[] {
  const shared = reached(schemas, 'GameView').add('ViewFrame')
  return (schemas.View?.oneOf ?? []).map(({ $ref }) => {
    const view = nameIn($ref!)
    const known = schemas[view]!.allOf!.find((part) => part.properties?.game)
    const names = [...reached(schemas, view)]
    return { game: String(known!.properties!.game!.const), view, own: names.filter((name) => !shared.has(name)) }
  })
}

const only = (schemas: Schemas, names: string[]): Schemas =>
  Object.fromEntries(names.map((name) => [name, schemas[name]!]))

const HTTP = '../docs/guide/schema/http.json'
const SOCKET = '../docs/guide/schema/socket.json'
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
const written = (from: string, types: string): string =>
  `// Written by scripts/types.ts from ${from.replace('../', '')}; not to be changed by hand.\n\n${types}`

/** The text of every file of types by its path, seen from web/. */
export function files(): Record<string, string> {
  const http = read<{ components: { schemas: Schemas } }>(HTTP).components.schemas
  const socket = read<{ $defs: Schemas }>(SOCKET).$defs
  const games = gamesOf(socket)
  const owned = new Set(games.flatMap(({ own, view }) => [...own, `${view}Change`]))
  const house = only(
    socket,
    Object.keys(socket).filter((name) => !owned.has(name)),
  )
  house.View = { $ref: 'GameView' }
  house.ViewChange = { $ref: 'GameViewChange' }
  const frame = `import type { ViewFrame } from '$lib/generated/socket'\n\n`
  return {
    'src/lib/generated/http.ts': written(HTTP, typesOf(http)),
    'src/lib/generated/socket.ts': written(SOCKET, typesOf(house)),
    ...Object.fromEntries(
      games.map(({ game, own }) => [
        `src/games/${game}/generated.ts`,
        written(SOCKET, frame + typesOf(only(socket, own))),
      ]),
    ),
  }
}

if (process.argv[1]?.endsWith('scripts/types.ts')) {
  for (const [to, text] of Object.entries(files())) writeFileSync(to, text)
}
