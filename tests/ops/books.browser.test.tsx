import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { booksCheck } from '#ops/books-store.ts'
import { OpsBooks } from '#ops/OpsBooks.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const agreed = {
  difference: 0,
  movements: [],
  balances: [],
  days: [] as object[],
  escrow: [],
  unsettled: [],
  subtotals: [],
  payments: [],
  gateway: 0,
  vouchers: [],
  stock: [],
  bank_out: 0,
  bank: 0,
  payouts: [],
  payout_files: [],
  accounts: { escrow: 96_000 }
}
const at = '2026-11-28T10:00:00.000Z'

beforeEach(() => {
  vi.mocked(call).mockReset()
  booksCheck.forget()
})

it('[money-18] shows the last check, and a new one when it has ended', async () => {
  let last: unknown = { id: 1, state: 'done', checked_at: at, result: agreed }
  answerBy(vi.mocked(call), {
    'GET /ops/ledger/check': () => answered(last),
    'POST /ops/ledger/check': () => {
      last = { id: 1, state: 'waiting', checked_at: at, result: agreed }
      return answered({ id: 2 })
    },
    'GET /ops/database': () => answered({ sick_tables: ['carts'] })
  })
  await renderFresh(<OpsBooks />)
  await expect.element(page.getByText('Semua cocok.')).toBeVisible()
  await expect.element(page.getByText('Rp96.000')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Periksa' }))
  await expect.element(page.getByText(/^Sedang diperiksa\. /)).toBeVisible()
  await expect.element(page.getByText('Tabel yang perlu VACUUM: carts')).toBeVisible()
  await expectAccessible('a check of the books')
  last = { id: 2, state: 'done', checked_at: at, result: { ...agreed, stock: [7] } }
  await expect.element(page.getByText('Stok berbeda dari variannya, produk: 7')).toBeVisible()
  await expect.element(page.getByText('Semua cocok.')).not.toBeInTheDocument()
})

it('[money-18] says that none was made, and that the last one failed', async () => {
  const none = { id: 0, state: 'none', checked_at: null, result: null }
  answerBy(vi.mocked(call), { 'GET /ops/ledger/check': () => answered(none) })
  await renderFresh(<OpsBooks />)
  await expect.element(page.getByText('Belum pernah diperiksa.')).toBeVisible()
  answerBy(vi.mocked(call), {
    'GET /ops/ledger/check': () => answered({ ...none, id: 3, state: 'failed', checked_at: at })
  })
  await booksCheck.refresh()
  await expect.element(page.getByText(/Pemeriksaan itu gagal; coba lagi\.$/)).toBeVisible()
})

it('[ops-247] names the accounts and days whose sums differ', async () => {
  const days = [
    { account: 'escrow', from: null, to: '2026-08-27' },
    { account: 'bank', from: '2026-11-27', to: '2026-11-27' }
  ]
  answerBy(vi.mocked(call), {
    'GET /ops/ledger/check': () =>
      answered({ id: 1, state: 'done', checked_at: at, result: { ...agreed, days } })
  })
  await renderFresh(<OpsBooks />)
  const text =
    'Jumlah harian berbeda dari mutasinya: Dana pesanan berjalan sampai 27 Agustus 2026, Bank 27 November 2026'
  await expect.element(page.getByText(text)).toBeVisible()
})
