import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { plainText } from '#lib/content/document.ts'
import { exportHours } from '#lib/identity/export-contract.ts'
import { grantMinutes } from '#lib/identity/otp.ts'
import { textFacts } from '#server/content/text-facts.ts'
import { readTextPage } from '#server/content/text-pages.ts'
import { requesterDays } from '#server/core/http/requester.ts'
import { accessSeconds, refreshSeconds } from '#server/identity/session.ts'
import { retention } from '#server/retention.ts'

const { parts } = await readTextPage('privacy', textFacts({ email: 'halo@contoh.id' }))
const rows = parts
  .flatMap(({ html }) => html.match(/<tr>[\s\S]*?<\/tr>/g) ?? [])
  .map(row => [...row.matchAll(/<td>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => plainText(cell)))

/** The policy's figure: the last cell of its row. */
const said = (what: string) => rows.find(([first]) => first?.includes(what))?.at(-1)

const days = (table: string) => {
  const rules = retention.filter(({ since }) => getTableName(since.table) === table)
  return [...new Set(rules.map(({ age }) => `${age.days} days`))].join(', ')
}

it.each([
  ['Notifications', ['notifications', 'account_events']],
  ['Browsers that signed in', ['known_browsers']],
  ['Viewed products', ['product_views']],
  ['Messages that we sent', ['message_log']],
  ['A deleted address', ['addresses']],
  ['Searched words', ['search_visitors', 'search_counts', 'sessions', 'otp_codes', 'guess_counters']]
])('[content-56] the policy says the same about %s as the cleanup does', (what, tables) => {
  for (const table of tables)
    expect([table, said(what)]).toEqual([table, expect.stringContaining(days(table))])
})

it('[content-56] the policy says how long cookies and a data export live', () => {
  expect(said('access')).toBe(`${accessSeconds / 60} minutes; ${refreshSeconds / 86_400} days`)
  expect(said('signed_in')).toBe(`${refreshSeconds / 86_400} days`)
  expect(said('requester')).toContain(`${requesterDays} days`)
  expect(said('grants')).toBe(`${grantMinutes} minutes`)
  expect(said('A copy of your data')).toBe(`${exportHours} hours`)
})
