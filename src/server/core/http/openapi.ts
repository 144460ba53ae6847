import * as z from 'zod/mini'

import { type Endpoint, splitLine } from '#lib/core/endpoint.ts'
import { brand } from '#lib/core/brand.ts'

import type { Api } from './registry.ts'

/** The OpenAPI 3.1 document of every declared call, made from the contracts themselves. */
export function openApiDocument(api: Api) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { endpoint } of api.sorted()) {
    const { method, path } = splitLine(endpoint.line)
    ;(paths[`/api/v1${path}`] ??= {})[method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version: '1', description: 'API of the buyer storefront.' },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'access' },
        ops: { type: 'http', scheme: 'bearer' },
        signature: { type: 'apiKey', in: 'header', name: 'X-Signature' }
      }
    },
    paths
  }
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] } & Record<string, unknown>

// The input side: what a caller sends, before coercion and defaults.
const inputSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

function operation(endpoint: Endpoint) {
  const { method, path } = splitLine(endpoint.line)
  const input = inputSchema(endpoint.input)
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(m => m[1]))
  const fields = Object.entries(input.properties ?? {})
  const isRead = method === 'GET'
  const parameters = fields
    .filter(([name]) => isRead || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || Boolean(input.required?.includes(name)),
      schema
    }))
  return {
    summary: endpoint.summary,
    security:
      endpoint.access === 'ops'
        ? [{ ops: [] }]
        : [{ signature: [], ...(endpoint.access === 'buyer' && { session: [] }) }],
    parameters: endpoint.charges
      ? [...parameters, { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]
      : parameters,
    ...(!isRead && { requestBody: requestBody(endpoint, input, inPath) }),
    responses: { 200: { description: 'OK', content: { 'application/json': { schema: envelope(endpoint) } } } }
  }
}

function requestBody(endpoint: Endpoint, input: JsonSchema, inPath: Set<string | undefined>) {
  const keep = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.has(name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(keep),
    required: (input.required ?? []).filter(name => !inPath.has(name))
  }
  return { content: { [endpoint.upload ? 'multipart/form-data' : 'application/json']: { schema } } }
}

const envelope = (endpoint: Endpoint) => ({
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    status: { type: 'integer' },
    message: { type: 'string' },
    data: z.toJSONSchema(endpoint.reply, { io: 'output', unrepresentable: 'any' }),
    meta: endpoint.paged
      ? {
          type: 'object',
          properties: Object.fromEntries(
            ['page', 'per_page', 'total', 'total_pages'].map(name => [name, { type: 'integer' }])
          )
        }
      : { type: 'null' }
  }
})
