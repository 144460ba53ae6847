import { expect, it } from 'vitest'

import type { Refusal } from '#lib/core/refusal.ts'

import { refusalByCode } from '../support/refusals.ts'

const tables = import.meta.glob<Record<string, Record<string, Refusal>>>('../../src/lib/*/*refusals.ts', {
  eager: true
})
const refusals = Object.values(tables)
  .flatMap(Object.entries<Record<string, Refusal>>)
  .flatMap(([name, table]) => (name.endsWith('Refusals') ? Object.values(table) : []))

it('every code stands in one table, and the tests know all of them', () => {
  expect(refusals.map(one => one.code).toSorted()).toEqual(Object.keys(refusalByCode).toSorted())
})

it('each carries its code, a text, and a status that refuses; 0 is what no server said', () => {
  for (const [code, { code: carried, status, message }] of Object.entries(refusalByCode)) {
    expect({ code: carried, isNo: status === 0 || (status >= 400 && status < 600) }).toEqual({
      code,
      isNo: true
    })
    expect(message).not.toBe('')
  }
})
