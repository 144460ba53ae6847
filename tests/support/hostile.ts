import fc from 'fast-check'
import * as z from 'zod/mini'

import type { Endpoint } from '#lib/core/schema/endpoint.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
}

/** Unexpected input that people and machines send. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'NaN',
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    true,
    [],
    {},
    [[]],
    '\0',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '%00%',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '🧱'.repeat(300),
    'x'.repeat(12_000),
    '__proto__',
    { toString: 1 },
    { length: 1e9 }
  ),
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.integer(),
  fc.array(fc.integer(), { maxLength: 5 })
)

/** Ids and codes that exist somewhere in a small market, so that requests get further than the first check. */
const smallId = fc.integer({ min: 1, max: 60 })
const likely = fc.constantFrom(
  'semen',
  'keramik 60x60',
  'phone',
  'email',
  'demo@bababangunan.example',
  '081234567890',
  '123456',
  'Demo12345',
  'shop_courier',
  'commercial',
  'Kurir Toko',
  'Reguler',
  'hadiah',
  '2026-11-01',
  'rahasia123'
)

/** Existing values by the name of their field. */
export type Known = Record<string, readonly unknown[]>

/** A value that a schema accepts, or nearly. */
function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => fitting(one, known)))
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}, known), { maxLength: 4 })
  if (schema.type === 'object') return objectOf(schema, known)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'number' || schema.type === 'integer') {
    return fc.oneof(
      { weight: 3, arbitrary: smallId },
      fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1e6, 1e6) })
    )
  }
  return fc.oneof(likely, smallId.map(String), fc.string({ maxLength: 20 }))
}

/** An object whose fields mostly fit; some are missing, some are strange, some are unknown. */
function objectOf(schema: Schema, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fc
      .oneof(
        { weight: 14, arbitrary: knownOr(fitting(field, known), known[name]) },
        { weight: 1, arbitrary: strange },
        { weight: 1, arbitrary: fc.constant(missing) }
      )
      .map((value): [string, unknown] => [name, value])
  )
  const extra = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id[]', 'x'), strange, {
    maxKeys: 1
  })
  return fc.tuple(fc.tuple(...fields), extra).map(([pairs, more]) => {
    const present = pairs.filter(([, value]) => value !== missing)
    return Object.fromEntries([...present, ...Object.entries(more)])
  })
}

function knownOr(fits: fc.Arbitrary<unknown>, values: readonly unknown[] | undefined) {
  return values
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fits })
    : fits
}

const missing = Symbol('missing')

/** Inputs for a call: most of them nearly right, so that they reach the rules behind the contract. */
export const inputsOf = (endpoint: Endpoint, known: Known): fc.Arbitrary<Record<string, unknown>> =>
  objectOf(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema, known)
