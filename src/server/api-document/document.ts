import { brand } from '#lib/core/brand.ts'
import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'
import { successBody } from '#server/core/http/envelope.ts'

import { type Operation, operations, shapes, tags } from './contracts.ts'
import { Examples } from './examples.ts'
import { type JsonSchema, schemaMaker } from './json-schema.ts'
import { type Parts, errorAnswers, errorSchema } from './error-answers.ts'
import { requestOf } from './requests.ts'
import { rolesOf, securityOf, securitySchemes, welcome } from './security.ts'

const pageMeta: JsonSchema = {
  type: 'object',
  description: 'Where a list stands; pages are counted from 1',
  properties: {
    page: { type: 'integer' },
    per_page: { type: 'integer' },
    total: { type: 'integer' },
    total_pages: { type: 'integer' },
    instead: {
      type: 'object',
      description: 'What was looked for where the keyword as typed found nothing',
      properties: {
        keyword: { type: 'string' },
        why: { type: 'string', enum: ['corrected', 'reduced', 'both'] }
      },
      required: ['keyword', 'why']
    }
  },
  required: ['page', 'per_page', 'total', 'total_pages']
}

type ApiOperation = ReturnType<typeof operationOf>
let made: ReturnType<typeof makeDocument> | undefined

/** The OpenAPI 3.1 document of every declared call, built once from the contracts alone. */
export const apiDocument = () => (made ??= makeDocument())

function makeDocument() {
  const { components, make } = schemaMaker()
  const parts: Parts = { schemas: components, examples: {}, responses: {} }
  Object.assign(components, { PageMeta: pageMeta, ApiError: errorSchema })
  const examples = new Examples(components)
  // A form that calls extend by the id in their path occurs nowhere by itself.
  for (const [shape, name] of shapes) if (name.endsWith('Form')) make(shape, 'input')
  const errorsOf = errorAnswers(operations, { make, parts, examples })
  const paths: Record<string, Record<string, ApiOperation>> = {}
  for (const operation of operations) {
    const { method, path } = splitEndpoint(operation.endpoint.name)
    const { input, reply } = operation.endpoint
    const made = { input: make(input, 'input'), reply: make(reply, 'output') }
    ;(paths[`/api/v1${path}`] ??= {})[method.toLowerCase()] = operationOf(operation, made, {
      examples,
      errors: errorsOf(operation)
    })
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version: '1', description: welcome },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      securitySchemes,
      ...parts,
      schemas: sorted(parts.schemas),
      responses: sorted(parts.responses)
    }
  }
}

function operationOf(
  operation: Operation,
  { input, reply }: { input: JsonSchema; reply: JsonSchema },
  { examples, errors }: { examples: Examples; errors: Record<string, object> }
) {
  const { name, tag, endpoint } = operation
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tag],
    security: securityOf(endpoint),
    ...(endpoint.access === 'ops' && { 'x-roles': rolesOf(endpoint) }),
    ...requestOf(operation, input, examples),
    responses: { 200: successAnswer(operation, reply, examples), ...errors }
  }
}

function successAnswer({ name, endpoint }: Operation, reply: JsonSchema, examples: Examples) {
  if (endpoint.html) {
    return {
      description: 'The document itself, without an envelope',
      content: { 'text/html': { schema: reply, example: '<!doctype html><title>Invoice</title>' } }
    }
  }
  if (endpoint.file) {
    return {
      description: 'The file itself, without an envelope',
      content: {
        'application/octet-stream': {
          schema: { type: 'string', format: 'binary' },
          example: 'Toko;Kode Produk;Nama'
        }
      }
    }
  }
  const around = envelope(reply, endpoint.paged)
  const schema = endpoint.plain ? { allOf: [around, reply] } : around
  const data = examples.of(reply, name, 'reply')
  const meta = endpoint.paged ? { page: 1, per_page: 12, total: 37, total_pages: 4 } : undefined
  return {
    description: 'OK',
    content: {
      'application/json': {
        schema,
        example: successBody({
          data,
          meta,
          ...(endpoint.plain && { beside: data as Record<string, unknown> })
        })
      }
    }
  }
}

/** The envelope of D1 around a reply. */
const envelope = (data: JsonSchema, isPaged: boolean): JsonSchema => ({
  type: 'object',
  properties: {
    success: { type: 'boolean', const: true },
    status: { type: 'integer', const: 200 },
    message: { type: 'string' },
    data,
    meta: isPaged ? { $ref: '#/components/schemas/PageMeta' } : { type: 'null' }
  },
  required: ['success', 'status', 'message', 'data', 'meta']
})

const sorted = <T>(parts: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
