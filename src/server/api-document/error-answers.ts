import type { ApiErrorKind } from '#lib/core/schema/api-error.ts'
import { failureBody } from '#server/core/http/envelope.ts'

import type { Operation } from './contracts.ts'
import type { Examples } from './examples.ts'
import { errorsOf } from './envelope-errors.ts'
import type { JsonSchema, schemaMaker } from './json-schema.ts'
import { errorDetails } from './error-details.ts'

const none: JsonSchema = { type: 'null' }
const fields: JsonSchema = {
  type: 'object',
  description: 'Field of the input → what is wrong with it, in Indonesian',
  additionalProperties: { type: 'string' }
}

/** The envelope around every error (D1). */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    status: { type: 'integer' },
    message: { type: 'string', description: 'Indonesian, ready to show' },
    data: none,
    meta: none,
    error: {
      type: 'object',
      properties: { code: { type: 'string', description: 'A stable word that programs compare' }, fields },
      required: ['code']
    }
  },
  required: ['success', 'status', 'message', 'data', 'meta', 'error']
}

/** The shared components of the document. */
export type Parts = {
  schemas: Record<string, JsonSchema>
  examples: Record<string, { summary: string; value: unknown }>
  responses: Record<string, object>
}
type Tools = { make: ReturnType<typeof schemaMaker>['make']; parts: Parts; examples: Examples }
type Reference = { $ref: string }

/**
 * The error responses by status. A response that several calls share is stored once in the components, named after its
 * codes; so is the example of every code.
 */
export function errorAnswers(
  operations: readonly Operation[],
  { make, parts, examples }: Tools
): (operation: Operation) => Record<string, object> {
  const uses = new Map<string, number>()
  for (const { endpoint } of operations) {
    for (const name of byStatus(errorsOf(endpoint)).map(nameOf)) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  return ({ endpoint }) =>
    Object.fromEntries(
      byStatus(errorsOf(endpoint)).map(kinds => {
        const name = nameOf(kinds)
        const status = String(kinds[0]?.status)
        if (uses.get(name) === 1) return [status, answerOf(kinds)]
        parts.responses[name] ??= answerOf(kinds)
        return [status, { $ref: `#/components/responses/${name}` }]
      })
    )

  function answerOf(kinds: readonly ApiErrorKind[]) {
    const { status } = kinds[0]!
    const plain = kinds.filter(({ code }) => !errorDetails[code]).map(({ code }) => code)
    const detailed = kinds.filter(({ code }) => errorDetails[code]).map(errorOf)
    const errors = [...(plain.length > 0 ? [withCode({ type: 'string', enum: plain })] : []), ...detailed]
    return {
      description: kinds.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
      ...((status === 429 || status === 503) && { headers: retryAfter }),
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/ApiError' },
              {
                type: 'object',
                properties: {
                  status: { type: 'integer', const: status },
                  error: errors.length === 1 ? errors[0] : { anyOf: errors }
                },
                required: ['status', 'error']
              }
            ]
          },
          examples: Object.fromEntries(kinds.map(kind => [kind.code, exampleOf(kind)]))
        }
      }
    }
  }

  /** The error of a code with details, as a named schema: `total_changed` // => TotalChanged */
  function errorOf({ code }: ApiErrorKind): Reference {
    const name = code.replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())
    const details = make(errorDetails[code]!, 'output')
    const { properties, required = [] } = withCode({ type: 'string', const: code })
    parts.schemas[name] ??= {
      type: 'object',
      properties: { ...properties, ...details.properties },
      required: [...required, ...(details.required ?? [])]
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  function exampleOf(kind: ApiErrorKind): Reference {
    const details = errorDetails[kind.code]
    const figures =
      details && (examples.of(make(details, 'output'), '', 'request') as Record<string, unknown>)
    const isInput = kind.code === 'invalid_input'
    parts.examples[kind.code] ??= {
      summary: kind.message,
      value: failureBody({
        ...kind,
        ...(figures && { details: figures }),
        ...(isInput && { fields: { qty: 'Wajib diisi' } })
      })
    }
    return { $ref: `#/components/examples/${kind.code}` }
  }
}

const withCode = (code: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code, fields: { type: 'object', additionalProperties: { type: 'string' } } },
  required: ['code']
})

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which the same may be tried again, where that is known',
    schema: { type: 'integer' }
  }
}

const byStatus = (kinds: readonly ApiErrorKind[]): ApiErrorKind[][] =>
  [...Map.groupBy(kinds, kind => kind.status).values()].toSorted((a, b) => a[0]!.status - b[0]!.status)

/** Codes in alphabetical order, so that the same set has one name. */
const nameOf = (kinds: readonly ApiErrorKind[]): string =>
  kinds
    .map(({ code }) => code)
    .toSorted()
    .join('.')
