import { expect, it } from 'vitest'

import type { ApiError } from '#lib/core/schema/api-error.ts'

import { errorByCode } from '../support/errors.ts'

const tables = import.meta.glob<Record<string, Record<string, ApiError>>>(
  ['../../src/lib/*/*errors.ts', '../../src/lib/core/*/*errors.ts'],
  {
    eager: true
  }
)
const errors = Object.values(tables)
  .flatMap(Object.entries<Record<string, ApiError>>)
  .flatMap(([name, table]) => (name.endsWith('Errors') ? Object.values(table) : []))

it('every code is in one table, and a test names each', () => {
  expect(errors.map(one => one.code).toSorted()).toEqual(Object.keys(errorByCode).toSorted())
})

it('each has its code, a text, and an error status; 0 means no answer', () => {
  for (const [code, { code: carried, status, message }] of Object.entries(errorByCode)) {
    expect({ code: carried, isNo: status === 0 || (status >= 400 && status < 600) }).toEqual({
      code,
      isNo: true
    })
    expect(message).not.toBe('')
  }
})
