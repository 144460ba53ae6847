import { readFileSync } from 'node:fs'

import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

import * as tables from '#server/tables.ts'

/** Tables that name a person but are not part of the export, and why. */
const leftOut: Record<string, string> = {
  carts: 'what is only about to be bought, seen by its owner in the cart',
  cart_lines: 'as the cart',
  checkouts: 'what is only about to be bought',
  product_views: 'what was looked at, forgotten after some weeks',
  idempotency_keys: 'requests that were repeated, gone after two days',
  known_browsers: 'hashes of cookies, which say nothing',
  data_exports: 'the copies themselves',
  account_closings: 'an account that is being closed has no session to ask with',
  security_tokens: 'hashes of links, gone after two days',
  payments: 'told with the orders that they pay',
  voucher_uses: 'told with the orders that used them'
}

const namesPerson = (table: PgTable) =>
  Object.keys(getTableColumns(table)).some(column => /^(?:user|buyer|sender)Id$/.test(column))

it('[identity-88] every table that names a person is in the export, or has a reason not to be', () => {
  const parts = ['export-parts', 'export-orders', 'export-complaints']
    .map(name => readFileSync(`src/server/identity/${name}.ts`, 'utf8'))
    .join('\n')
  const named = Object.entries(tables).flatMap(([name, table]) =>
    is(table, PgTable) && namesPerson(table) ? [{ name, table: getTableName(table) }] : []
  )
  const told = named.filter(({ name }) =>
    new RegExp(`\\b(?:from|leftJoin|innerJoin)\\(${name}\\b|= ${name}\\b`).test(parts)
  )
  expect(told.length).toBeGreaterThanOrEqual(8)
  expect(named.map(({ table }) => table).toSorted()).toEqual(
    [...told.map(({ table }) => table), ...Object.keys(leftOut)].toSorted()
  )
})
