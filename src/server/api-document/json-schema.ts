import { isDeepStrictEqual } from 'node:util'

import * as z from 'zod/mini'

import { day, flag, idList } from '#lib/core/schema/fields.ts'
import { newEmail } from '#lib/identity/registration-form.ts'

import { shapes } from './contracts.ts'

/** The part of JSON Schema that the document uses. */
export type JsonSchema = {
  $ref?: string
  type?: string
  format?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  contentMediaType?: string
}

/** Schemas for fields that accept more than a new client should send: plain JSON types, and lists for lists. */
const plainer = new Map<unknown, JsonSchema>([
  [flag, { type: 'boolean' }],
  [day, { type: 'string', format: 'date' }],
  [newEmail, { type: 'string', format: 'email', maxLength: 200 }]
])

const names = z.registry<{ id: string }>()
for (const [shape, id] of shapes) names.add(shape, { id })

/** Makes the schemas of the document; those of named shapes are collected in `components`. */
export function schemaMaker() {
  const components: Record<string, JsonSchema> = {}
  const addComponent = (name: string, shape: JsonSchema) => {
    components[name] ??= shape
    if (!isDeepStrictEqual(components[name], shape)) throw new Error(`Two shapes are called ${name}`)
  }
  return {
    components,
    /** The schema of what a caller sends ('input', before coercion and defaults) or receives ('output'). */
    make(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
      // Wrapped in an object, so that a named shape becomes a reference wherever it occurs.
      const made = z.toJSONSchema(z.object({ schema }), { io, metadata: names, override: tidy })
      for (const [name, shape] of Object.entries(made.$defs ?? {})) addComponent(name, referTo(shape))
      return referTo(made.properties?.['schema'])
    }
  }
}

/** The number schema of a field that also accepts text: a new client sends a number. */
function numberOf(zodSchema: z.core.$ZodType): JsonSchema | undefined {
  const { in: from, out } = zodSchema._zod.def as { in?: z.core.$ZodType; out?: z.core.$ZodType }
  if (!from || !out || !isNumberForms(from)) return undefined
  const { $schema: _version, ...number } = z.toJSONSchema(out)
  return number as JsonSchema
}

/** Whether a schema accepts a number both as JSON number and as text. */
function isNumberForms(schema: z.core.$ZodType): boolean {
  const { options = [] } = schema._zod.def as { options?: z.core.$ZodType[] }
  return options.length === 2 && options[0]?._zod.def.type === 'number'
}

function tidy({
  zodSchema,
  jsonSchema
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}) {
  const number = numberOf(zodSchema)
  if (number) become(jsonSchema, number)
  const { innerType, defaultValue } = zodSchema._zod.def as {
    innerType?: z.core.$ZodType
    defaultValue?: unknown
  }
  if (defaultValue !== undefined && innerType && numberOf(innerType))
    jsonSchema.default = defaultValue as number
  const plain = zodSchema === idList ? jsonSchema.anyOf?.[0] : plainer.get(zodSchema)
  if (plain) become(jsonSchema, plain as JsonSchema)
  // One string with several patterns.
  for (const one of jsonSchema.allOf ?? []) if (typeof one === 'object' && one.pattern) one.type = 'string'
  // A record with known keys is a plain object.
  if (jsonSchema.propertyNames) nameFields(jsonSchema)
  // The document lists the known fields; more may be added later.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.format === 'binary') {
    become(jsonSchema, {
      type: 'string',
      format: 'binary',
      description: 'JPG, PNG, WebP or AVIF, at most 5 MB'
    })
  }
}

function nameFields(schema: z.core.JSONSchema.BaseSchema): void {
  const { additionalProperties, required } = schema as JsonSchema
  if (!required || typeof additionalProperties !== 'object') return
  const properties = Object.fromEntries(required.map(name => [name, additionalProperties]))
  become(schema, { type: 'object', properties, required })
}

function become(schema: object, other: JsonSchema): void {
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key)
  Object.assign(schema, other)
}

/** The same schema with references in the document's format. */
const referTo = (schema: unknown): JsonSchema => JSON.parse(JSON.stringify(schema, inDocument)) as JsonSchema

function inDocument(key: string, value: unknown): unknown {
  if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/')
  // Drops the `id` of a named shape, which its key in the components repeats.
  return key === 'id' && typeof value === 'string' ? undefined : value
}
