import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { orderStatuses } from '#lib/order/status.ts'

import { readSource } from '../support/source.ts'

/**
 * Code that compares a status by its name. All other code reads an order's properties from `lib/order/status.ts`, so
 * that a new status is decided there. Add a line here only if that single status is meant and no other can ever be.
 */
const byName: Record<string, string[]> = {
  // A payment's own status, with the same words.
  'src/server/payment/payments.ts': ["payment.status === 'pending'", "payment.status === 'pending'"],
  // A withdrawal's, likewise.
  'src/lib/withdrawal/status.ts': ["status === 'pending'"],
  'src/server/withdrawal/schema.ts': ["status} = 'pending'"],
  'src/server/ops/withdrawal-days.ts': ["status = 'success'", "status = 'success'", "status = 'success'"],
  // That of a webhook's message.
  'src/ops/webhooks/webhook-texts.ts': ["status === 'delivered'"],
  'src/server/ops/books-check.ts': ["status = 'success'", "p.status = 'paid'"]
}

const name = `'(?:${orderStatuses.join('|')})'`
const status = String.raw`[\w.?!\[\]]*[sS]tatus(?:Of\([^()]*\))?`
const comparisons = [
  String.raw`${status}!?\s*[!=]==?\s*${name}`,
  String.raw`${name}\s*[!=]==?\s*${status}`,
  // In SQL, as words and as Drizzle's functions.
  String.raw`${status}\}?\s*(?:=|<>|!=|(?:not )?in \()\s*${name}`,
  String.raw`\b(?:eq|ne|inArray|notInArray)\(\s*${status},\s*\[?\s*${name}`,
  String.raw`\[[^\]]*${name}[^\]]*\]\.includes\(\s*${status}`,
  String.raw`switch \(${status}\)`
]
const found = new RegExp(comparisons.join('|'), 'g')

const compared = (code: string): string[] => (code.match(found) ?? []).map(text => text.replace(/\s+/g, ' '))

it('a status is compared by its name only in the places listed here', () => {
  const inFiles = readSource().files.flatMap(file => {
    const here = compared(readFileSync(file, 'utf8'))
    return here.length > 0 ? [[file, here] as const] : []
  })
  expect(Object.fromEntries(inFiles)).toEqual(byName)
})

it.each([
  "order.status === 'cancel'",
  "status !== 'success'",
  "'sent' === order.status",
  "if (order!.status!=='nego')",
  "statusOf(order) === 'paid'",
  "where t.status = 'success'",
  "${transactions.status} <> 'pending'",
  "t.status in ('sent', 'delivered')",
  "eq(transactions.status, 'pending')",
  "inArray(transactions.status, ['paid', 'process'])",
  "['sent', 'delivered'].includes(order.status)",
  'switch (order.status) {'
])('%s is recognised as a comparison', code => {
  expect(compared(code)).toHaveLength(1)
})

it.each([
  "session.status === 'member'",
  "tab === 'paid'",
  "set({ status: 'paid' })",
  "dialog.kind === 'cancel'"
])('%s is not', code => {
  expect(compared(code)).toEqual([])
})
