type Place = { path: string[]; value: unknown }

/** Every value of a document with its path. */
export function places(value: unknown, path: string[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return [{ path, value }, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
}

const schemaKeys = new Set(['schema', 'items', 'additionalProperties', 'propertyNames'])
const schemaParents = new Set(['properties', 'schemas', 'anyOf', 'allOf'])

/** Whether this path of an OpenAPI document is a schema; examples contain none. */
export function isSchemaPlace(path: readonly string[]): boolean {
  if (path.includes('example') || path.includes('examples')) return false
  const [parent = '', key = ''] = path.slice(-2)
  // A field may have the name of a schema keyword: 'items'.
  return schemaParents.has(parent) || (schemaKeys.has(key) && parent !== 'properties')
}

type Media = { schema?: object; example?: unknown; examples?: Record<string, { $ref: string }> }
type Components = { components: { examples: Record<string, { value: unknown }> } }

/** Every example with the JSON pointer of its schema. */
export function examplesIn(
  document: object & Components
): { place: string; pointer: string; example: unknown }[] {
  return places(document).flatMap(({ path, value }) => {
    const { schema, example, examples } = value as Media
    if (!schema || path.includes('properties')) return []
    const shared = Object.values(examples ?? {}).map(
      ({ $ref }) => document.components.examples[$ref.split('/').at(-1) ?? '']?.value
    )
    const place = path.join(' ')
    const pointer = `/${[...path, 'schema'].map(escape).join('/')}`
    return [...(example === undefined ? [] : [example]), ...shared].map(one => ({
      place,
      pointer,
      example: one
    }))
  })
}

const escape = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
