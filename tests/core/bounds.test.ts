import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { buildApi } from '#server/app.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  maximum?: number
  format?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
}

/** Fields of an input schema that accept a text or a list of any length. */
function unbounded(schema: Schema, place: string): string[] {
  const found = (schema.anyOf ?? []).flatMap(one => unbounded(one, place))
  const isFixed = schema.enum !== undefined || schema.const !== undefined || schema.format === 'binary'
  if (schema.type === 'string' && !isFixed && schema.maxLength === undefined) found.push(place)
  if (schema.type === 'array' && schema.maxItems === undefined) found.push(place)
  if (schema.items) found.push(...unbounded(schema.items, `${place}[]`))
  if (typeof schema.additionalProperties === 'object') found.push(`${place}.*`)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    found.push(...unbounded(field, `${place}.${name}`))
  }
  return found
}

const routes = buildApi().sorted()

describe('a contract', () => {
  it('[core-6] has a maximum for every text and every list', () => {
    expect(routes.length).toBeGreaterThan(80)
    const inputs = routes.flatMap(({ endpoint }) =>
      unbounded(
        z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema,
        endpoint.name
      )
    )
    expect(inputs).toEqual([])
  })

  it.each([
    [{ type: 'string', pattern: '^a+$' }, 1],
    [{ type: 'array', items: { type: 'string' } }, 2],
    [{ type: 'object', properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } } }, 1],
    [{ type: 'string', maxLength: 3 }, 0]
  ])('such as %j is checked completely', (schema, count) => {
    expect(unbounded(schema, 'x')).toHaveLength(count)
  })
})

describe('an identifier', () => {
  it('longer than 200 characters is invalid, however it is written', () => {
    expect(readIdentifier(`${'a'.repeat(190)}@contoh.id`)).toMatchObject({ kind: 'email' })
    expect(readIdentifier(`${'a'.repeat(200)}@contoh.id`)).toBeUndefined()
    expect(readIdentifier(`a@${'.'.repeat(5_000_000)}@`)).toBeUndefined()
  })
})
