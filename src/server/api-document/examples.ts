import { isDeepStrictEqual } from 'node:util'

import { exampleValues } from './example-values.ts'
import type { JsonSchema } from './json-schema.ts'

type Side = 'request' | 'reply'

/** Makes deterministic examples of schemas, with realistic values where a field's name is known. */
export class Examples {
  readonly #components: Record<string, JsonSchema>

  constructor(components: Record<string, JsonSchema>) {
    this.#components = components
  }

  /** The schema that a reference points to. */
  resolve(schema: JsonSchema): JsonSchema {
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : (this.#components[name] ?? {})
  }

  /** A reference to the named shape that equals this one; without one the shape itself. */
  referTo(shape: JsonSchema): JsonSchema {
    const found = Object.entries(this.#components).find(([, one]) => isDeepStrictEqual(one, shape))
    return found ? { $ref: `#/components/schemas/${found[0]}` } : shape
  }

  /** A value that matches the schema: of a request only the required fields, of a reply all. */
  of(schema: JsonSchema, name: string, side: Side, parents: readonly string[] = []): unknown {
    const keys = [...parents.map(parent => `${parent}.${name}`), name]
    const named = keys.flatMap(key => exampleValues[key] ?? [])
    const told = named.find(value => this.#takes(schema, value))
    if (told !== undefined) return told
    const {
      const: only,
      enum: all,
      default: usual,
      type,
      anyOf,
      allOf,
      items,
      properties
    } = this.resolve(schema)
    if (only !== undefined) return only
    if (usual !== undefined) return usual
    if (all) return all[0]
    if (anyOf) return this.of(anyOf[0] ?? {}, name, side, parents)
    if (allOf) return Object.assign({}, ...allOf.map(one => this.of(one, name, side, parents)))
    if (type === 'array') return [this.of(items ?? {}, name, side, parents)]
    if (type === 'object' || properties) return this.#object(schema, name, side)
    return this.#plain(this.resolve(schema))
  }

  #object(schema: JsonSchema, name: string, side: Side) {
    const { properties = {}, required = [] } = this.resolve(schema)
    const component = schema.$ref?.split('/').at(-1) ?? ''
    // The field's name says more than its shape's: a shop's name, a card's name.
    const parents = [name, component.charAt(0).toLowerCase() + component.slice(1)]
    const shown = Object.entries(properties).filter(([field]) => side === 'reply' || required.includes(field))
    return Object.fromEntries(shown.map(([field, one]) => [field, this.of(one, field, side, parents)]))
  }

  #plain({ type, format, minimum = 1, exclusiveMinimum = 0, maxLength = 20 }: JsonSchema): unknown {
    const kind = Array.isArray(type) ? type[0] : type
    if (kind === 'integer' || kind === 'number') return Math.max(minimum, exclusiveMinimum + 1)
    if (kind === 'boolean') return true
    if (kind === 'null') return null
    if (format === 'date-time') return '2026-11-22T03:00:00.000Z'
    if (format === 'date') return '2026-11-22'
    return 'contoh'.slice(0, maxLength)
  }

  #takes(schema: JsonSchema, value: unknown): boolean {
    const { $ref, type, anyOf, enum: all, const: only, format } = schema
    if ($ref) return this.#takes(this.resolve(schema), value)
    if (anyOf) return anyOf.some(one => this.#takes(one, value))
    if (all) return all.includes(value)
    if (only !== undefined) return only === value
    if (format === 'binary') return false
    return [type].flat().includes(kindOf(value)) || (type === 'number' && kindOf(value) === 'integer')
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
