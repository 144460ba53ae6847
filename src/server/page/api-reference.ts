import { marked } from 'marked'

import type { Endpoint } from '#lib/core/schema/endpoint.ts'
import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'
import { operations, tags } from '#server/api-document/contracts.ts'
import { apiDocument } from '#server/api-document/document.ts'
import { envelopeErrors } from '#server/api-document/envelope-errors.ts'
import type { JsonSchema } from '#server/api-document/json-schema.ts'
import { rolesOf, welcome } from '#server/api-document/security.ts'

import { curlOf } from './example-request.ts'
import { nameOf, schemaText } from './schema-text.ts'

const who = { public: 'everybody', buyer: 'a signed-in buyer', ops: 'the counter' }

type Reference = ReturnType<typeof makeReference>
let made: Reference | undefined

/** The API document as its page shows it: calls by tag, the shared shapes, the errors of every call. */
export const apiReference = (): Reference => (made ??= makeReference())

function makeReference() {
  const { components } = apiDocument()
  const envelope = operations.flatMap(({ endpoint }) => envelopeErrors(endpoint))
  return {
    about: marked.parse(welcome, { async: false }),
    groups: tags.map(({ name, description }) => ({
      tag: name,
      about: description,
      calls: operations.filter(one => one.tag === name).map(({ endpoint }) => callOf(endpoint))
    })),
    shapes: Object.entries(components.schemas).map(([name, schema]) => ({ name, text: schemaText(schema) })),
    envelope: [...new Map(envelope.map(one => [one.code, one])).values()].toSorted(
      (a, b) => a.status - b.status
    )
  }
}

function callOf(endpoint: Endpoint) {
  const { method, path: below } = splitEndpoint(endpoint.name)
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
      ...parametersOf(parameters),
      ...(body ? [{ where: body.type, text: fieldsOf(body.schema) }] : [])
    ],
    reply: endpoint.html ? 'text/html' : schemaText(dataOf(reply?.schema)),
    isPaged: endpoint.paged,
    errors: endpoint.errors,
    envelope: envelopeErrors(endpoint).map(({ code }) => code),
    request: curlOf({ method, path, access, parameters, body }),
    answer: endpoint.html ? String(reply?.example) : JSON.stringify(reply?.example, null, 1)
  }
}

const dataOf = (schema: JsonSchema | undefined): JsonSchema => schema?.properties?.['data'] ?? {}

type Parameter = { name: string; in: string; schema: JsonSchema; required: boolean }

/** The parameters of a call as one text for each place where they are sent: path, query, header. */
const parametersOf = (parameters: readonly Parameter[]) =>
  [...Map.groupBy(parameters, one => one.in)].map(([where, all]) => ({
    where,
    text: schemaText({
      properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
      required: all.filter(one => one.required).map(({ name }) => name)
    })
  }))

/** The fields of a body, also where its shape has a name. */
const fieldsOf = ({ $ref, ...schema }: JsonSchema): string =>
  schemaText($ref ? apiDocument().components.schemas[nameOf($ref)]! : schema)
