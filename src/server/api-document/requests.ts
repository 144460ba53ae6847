import type { Endpoint } from '#lib/core/schema/endpoint.ts'
import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'
import { imageLimit } from '#lib/core/limits.ts'

import type { Operation } from './contracts.ts'
import { exampleBodies } from './example-values.ts'
import type { Examples } from './examples.ts'
import type { JsonSchema } from './json-schema.ts'

const idempotencyKey = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description: 'At most 100 characters: one for each thing that is to happen once; a retry sends the same',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
  example: '4f9d3f2e-2f7e-4b9f-9d2b-6f1c0a3b5d77'
})

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `updated_at` that the caller has seen, in place of that field of the body',
  schema: { type: 'string', maxLength: 40 },
  example: '"2026-11-28T10:00:00.000Z"'
}

/** The request of a call: its input in the path, in the query of a GET, else in the body. */
export function requestOf({ name, endpoint }: Operation, input: JsonSchema, examples: Examples) {
  const { method, path } = splitEndpoint(endpoint.name)
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(found => found[1]!))
  const { properties = {}, required = [] } = examples.resolve(input)
  const isRead = method === 'GET'
  const fields = Object.entries(properties)
  const parameters = fields
    .filter(([field]) => isRead || inPath.has(field))
    .map(([field, schema]) => {
      const isInPath = inPath.has(field)
      const isRequired = isInPath || required.includes(field)
      return {
        // Lists are sent as `city_id[]=1&city_id[]=2`: without the brackets only the last value counts.
        name: examples.resolve(schema).type === 'array' ? `${field}[]` : field,
        in: isInPath ? 'path' : 'query',
        required: isRequired,
        schema,
        ...(isRequired && { example: examples.of(schema, field, 'request', [name]) })
      }
    })
  const inBody = fields.filter(([field]) => !isRead && !inPath.has(field))
  return {
    parameters: [
      ...parameters,
      ...(endpoint.charges || endpoint.keyed ? [idempotencyKey(endpoint.charges)] : []),
      ...(endpoint.versioned ? [ifMatch] : [])
    ],
    ...(inBody.length > 0 && {
      requestBody: bodyOf(name, endpoint, {
        schema: inPath.size === 0 ? input : examples.referTo(objectOf(inBody, required)),
        examples
      })
    })
  }
}

const objectOf = (fields: [string, JsonSchema][], required: readonly string[]): JsonSchema => {
  const names = fields.map(([name]) => name)
  const needed = required.filter(name => names.includes(name))
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(needed.length > 0 && { required: needed })
  }
}

function bodyOf(
  name: string,
  { upload }: Endpoint,
  { schema, examples }: { schema: JsonSchema; examples: Examples }
) {
  const { properties = {}, required = [] } = examples.resolve(schema)
  const files = Object.keys(properties).filter(field => isFile(properties[field]))
  return {
    required: required.length > 0,
    content: {
      [upload ? 'multipart/form-data' : 'application/json']: {
        schema,
        ...(files.length > 0 && {
          encoding: Object.fromEntries(
            files.map(file => [file, { contentType: imageLimit.types.join(', ') }])
          )
        }),
        example: exampleBodies[name] ?? examples.of(schema, name, 'request')
      }
    }
  }
}

const isFile = (schema: JsonSchema | undefined): boolean =>
  schema?.format === 'binary' || (schema?.anyOf ?? []).some(isFile)
