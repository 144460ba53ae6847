import { type Endpoint, splitLine } from '#lib/core/schema/endpoint.ts'
import { operations, tags } from '#server/api-document/contracts.ts'
import { apiDocument } from '#server/api-document/document.ts'
import { envelopeErrors } from '#server/api-document/envelope-errors.ts'
import type { JsonSchema } from '#server/api-document/json-schema.ts'
import { rolesOf, welcome } from '#server/api-document/security.ts'

import { curlOf } from './example-request.ts'
import { schemaText } from './schema-text.ts'

const who = { public: 'everybody', buyer: 'a signed-in buyer', ops: 'the counter' }

type Reference = ReturnType<typeof makeReference>
let made: Reference | undefined

/** The API document as its page shows it: calls by tag, the shared shapes, the errors of every call. */
export const apiReference = (): Reference => (made ??= makeReference())

function makeReference() {
  const { components } = apiDocument()
  const frame = operations.flatMap(({ endpoint }) => envelopeErrors(endpoint))
  return {
    about: paragraphs(welcome),
    groups: tags.map(({ name, description }) => ({
      tag: name,
      about: description,
      calls: operations.filter(one => one.tag === name).map(({ endpoint }) => callOf(endpoint))
    })),
    shapes: Object.entries(components.schemas).map(([name, schema]) => ({ name, text: schemaText(schema) })),
    frame: [...new Map(frame.map(one => [one.code, one])).values()].toSorted((a, b) => a.status - b.status)
  }
}

/** The document's introduction: `**Word.** Text` // => { word: 'Word.', text: 'Text' } */
const paragraphs = (markdown: string) =>
  markdown
    .replaceAll('`', '')
    .split('\n\n')
    .map(paragraph => paragraph.split('**'))
    .map(pieces => ({ word: pieces.at(-2), text: pieces.at(-1)?.trim() }))

function callOf(endpoint: Endpoint) {
  const { method, path: below } = splitLine(endpoint.line)
  const path = `/api/v1${below}`
  const operation = apiDocument().paths[path]![method.toLowerCase()]!
  const { parameters, requestBody } = operation
  const [body] = Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({ type, ...media }))
  const [reply] = Object.values(operation.responses[200].content)
  const { access } = endpoint
  return {
    name: operation.operationId,
    method,
    path: below,
    summary: operation.summary,
    who: access === 'ops' ? `${who.ops}: ${rolesOf(endpoint).join(', ')}` : who[access],
    inputs: [
      ...parameters.map(one => inputOf(one.name, one.schema, one.in, one.required)),
      ...(body ? bodyInputs(body.schema, body.type) : [])
    ],
    reply: endpoint.html ? 'text/html' : schemaText(dataOf(reply?.schema)),
    isPaged: endpoint.paged,
    errors: endpoint.errors,
    frame: envelopeErrors(endpoint).map(({ code }) => code),
    request: curlOf({ method, path, access, parameters, body }),
    answer: endpoint.html ? String(reply?.example) : JSON.stringify(reply?.example, null, 1)
  }
}

const dataOf = (schema: JsonSchema | undefined): JsonSchema => schema?.properties?.['data'] ?? {}

const inputOf = (name: string, schema: JsonSchema, where: string, isRequired: boolean) => ({
  name,
  where,
  type: schemaText(schema),
  isRequired
})

function bodyInputs(schema: JsonSchema, type: string) {
  const name = schema.$ref?.split('/').at(-1) ?? ''
  const { properties = {}, required = [] } = name ? (apiDocument().components.schemas[name] ?? {}) : schema
  const where = type === 'application/json' ? 'body' : 'form'
  return Object.entries(properties).map(([field, one]) =>
    inputOf(field, one, where, required.includes(field))
  )
}
