import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $place, clearPlace } from '#ops/console-place.ts'
import { lastDays } from '#ops/period.ts'
import { OpsFeeFile } from '#ops/OpsFeeFile.tsx'
import { OpsLedger } from '#ops/OpsLedger.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const called = vi.mocked(call)
const period = { from: '2026-11-22', to: '2026-11-28' }
const sum = { opening: 10_000, incoming: 96_000, outgoing: 100_000, closing: 6_000, entries: 3 }
const books = {
  accounts: [
    { account: 'escrow', ...sum },
    { account: 'fee_income', opening: 0, incoming: 8_000, outgoing: 0, closing: 8_000, entries: 2 },
    { account: 'promo_expense', opening: 0, incoming: 0, outgoing: 3_000, closing: -3_000, entries: 1 }
  ],
  days: [{ day: '2026-11-28', account: 'escrow', ...sum }]
}
const entry = (id: number) => ({
  id,
  trx_id: `TR-${id}`,
  ref_id: 'BB1',
  remark: `Pembayaran pesanan ${id}`,
  amount: id === 2 ? -4_000 : 96_000,
  date: '2026-11-28T03:00:00.000Z',
  order_code: 'BB1',
  withdrawal_id: null
})
const at = (query: object) => $place.set({ part: 'finance', query: { ...period, ...query } })

beforeEach(async () => {
  await page.viewport(1280, 900)
  called.mockReset()
  answerBy(called, {
    'GET /ops/ledger/day': () => answered(books),
    'GET /ops/ledger/entry': (input: { before?: number }) =>
      answered(
        input.before ? { entries: [entry(2)], next: null } : { entries: [entry(5), entry(4)], next: 4 }
      ),
    'GET /ops/fee/file': () => answered({ file_name: 'x', count: 2, csv: 'a\r\nb\r\n', next: null })
  })
})
afterEach(clearPlace)

it('[ops-150] shows accounts and days of the period, and the entries of one day page by page', async () => {
  at({ view: 'ledger' })
  await renderFresh(<OpsLedger />)
  await expect
    .element(page.getByRole('row', { name: /^Dana pesanan berjalan.*Rp6\.000/ }).first())
    .toBeVisible()
  expect(sentTo(called, 'GET /ops/ledger/day').at(-1)?.input).toEqual(period)
  await userEvent.click(page.getByRole('button', { name: /^Dana pesanan berjalan ?, 28/ }))
  await expect.element(page.getByText('Pembayaran pesanan 5')).toBeVisible()
  expect($place.get().query['open']).toBe('escrow/2026-11-28')
  await userEvent.click(page.getByRole('button', { name: 'Lebih lama' }))
  await expect.element(page.getByText('Pembayaran pesanan 2')).toBeVisible()
  await expectAccessible('the ledger')
  await userEvent.click(page.getByRole('button', { name: 'Lebih baru' }))
  await expect.element(page.getByText('Pembayaran pesanan 5')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Lihat pesanan' }).first())
  expect($place.get()).toEqual({ part: 'orders', query: { q: 'BB1', open: 'BB1' } })
})

it('[ops-150] asks for another period by a button, and has no days without movements', async () => {
  answerBy(called, {
    'GET /ops/ledger/day': () => answered({ ...books, days: [] }),
    'GET /ops/ledger/entry': () => answered({ entries: [], next: null })
  })
  at({ view: 'ledger' })
  await renderFresh(<OpsLedger />)
  await expect.element(page.getByText('Tidak ada mutasi pada periode ini.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '30 hari' }))
  await vi.waitFor(() => expect(sentTo(called, 'GET /ops/ledger/day').at(-1)?.input).toEqual(lastDays(30)))
})

it('[ops-152] shows what fees earned and promotions cost, and asks for the file of the period', async () => {
  at({ view: 'fees' })
  await renderFresh(<OpsFeeFile />)
  await expect.element(page.getByText('Rp5.000')).toBeVisible()
  await expectAccessible('fees')
  await userEvent.click(page.getByRole('button', { name: 'Unduh CSV' }))
  await vi.waitFor(() => expect(sentTo(called, 'GET /ops/fee/file')[0]?.input).toEqual(period))
})
