import type { JsonSchema } from '#server/api-document/json-schema.ts'

/**
 * A schema in a TypeScript-like notation: named shapes by their names, `?` after optional fields.
 *
 * schemaText({ type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] }) // => '{\n  id: integer\n}'
 */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const { $ref, const: only, enum: all, anyOf, allOf, items, type, properties } = schema
  if ($ref) return nameOf($ref)
  if (only !== undefined) return JSON.stringify(only)
  if (all) return all.map(one => JSON.stringify(one)).join(' | ')
  if (anyOf) return anyOf.map(one => schemaText(one, indent)).join(' | ')
  if (allOf?.some(one => one.$ref)) return allOf.map(one => schemaText(one, indent)).join(' & ')
  if (items) return listOf(schemaText(items, indent))
  if (properties) return fieldsText(schema, indent)
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${schemaText(schema.additionalProperties, indent)} }`
  }
  return [type].flat().join(' | ') + bounds(schema)
}

/** '#/components/schemas/Counters' // => 'Counters' */
export const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? ''

const listOf = (item: string) => (item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`)

function fieldsText({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, inner)}`
  )
  return ['{', ...lines, `${indent}}`].join('\n')
}

/** The limits of a value: `string, date`, `integer, 1 to 5`, `string, at most 100 characters`. */
function bounds({ format, minimum, exclusiveMinimum, maximum, minLength, maxLength }: JsonSchema): string {
  const min = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  return [
    format,
    min !== undefined && maximum !== undefined && `${min} to ${maximum}`,
    min !== undefined && maximum === undefined && `at least ${min}`,
    maxLength !== undefined && minLength === maxLength && `${maxLength} characters`,
    maxLength !== undefined && minLength !== maxLength && `at most ${maxLength} characters`
  ]
    .filter(Boolean)
    .map(text => `, ${text}`)
    .join('')
}
