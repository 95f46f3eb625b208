/** Writes TypeScript types from the house's schemas: `npm run types`. A test keeps them fresh. */

import { readFileSync, writeFileSync } from 'node:fs'

interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  description?: string
  default?: unknown
}

const PLAIN: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.enum) return schema.enum.map((v) => JSON.stringify(v)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const several = schema.anyOf ?? schema.oneOf
  if (several) return [...new Set(several.map((s) => typeOf(s)))].join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((s) => typeOf(s)).join(', ')}]`
  if (schema.type === 'array')
    return `(${schema.items ? typeOf(schema.items) : 'unknown'})[]`.replace(/^\((\w+)\)/, '$1')
  if (schema.properties) return fieldsOf(schema)
  if (schema.type === 'object')
    return `Record<string, ${typeof schema.additionalProperties === 'object' ? typeOf(schema.additionalProperties) : 'unknown'}>`
  return PLAIN[schema.type ?? ''] ?? 'unknown'
}

function fieldsOf(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const sure = schema.required?.includes(name)
    return `  ${name}${sure ? '' : '?'}: ${typeOf(field)}${sure ? '' : ' | undefined'}\n`
  })
  return `{\n${fields.join('')}}`
}

/** All named schemas as exported types, in the order of their names. */
export function typesOf(schemas: Record<string, Schema>, source: string): string {
  const types = Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => {
      const says = schema.description ? `/** ${schema.description.replaceAll('\n', ' ')} */\n` : ''
      const body = typeOf(schema)
      return body.startsWith('{')
        ? `${says}export interface ${name} ${body}\n`
        : `${says}export type ${name} = ${body}\n`
    })
  return `// Written by scripts/types.ts from ${source}; not to be changed by hand.\n\n${types.join('\n')}`
}

/** Where each file of types comes from, seen from web/. */
export const FILES = [
  { from: '../docs/guide/schema/http.json', to: 'src/lib/generated/http.ts' },
  { from: '../docs/guide/schema/socket.json', to: 'src/lib/generated/socket.ts' },
]

export function generate(from: string): string {
  const document = JSON.parse(readFileSync(from, 'utf8')) as {
    $defs?: Record<string, Schema>
    components?: { schemas: Record<string, Schema> }
  }
  return typesOf(document.$defs ?? document.components!.schemas, from.replace('../', ''))
}

if (process.argv[1]?.endsWith('scripts/types.ts')) {
  for (const { from, to } of FILES) writeFileSync(to, generate(from))
}
