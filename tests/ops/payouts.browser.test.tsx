import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsPayouts } from '#ops/payouts/OpsPayouts.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const post = 'POST /ops/shop/{id}/payout'
const back = 'POST /ops/payout/{id}/return'
const calls = [
  'GET /ops/payout',
  'GET /ops/payout/history',
  'GET /ops/shop/{id}',
  'GET /ops/shop',
  post,
  back
]
const at = '2026-11-20T03:00:00.000Z'
const bca = { bank_name: 'BCA', account_number: '1234567821', account_holder: 'Hendra' }
const bri = { bank_name: 'BRI', account_number: '5555566666', account_holder: 'Hendra' }
const last = { id: 3, amount: 40_000, direction: 'out', date: at, return_of: null }
const row = (id: number, balance: number) => ({
  id,
  name: `Toko ${id}`,
  closed_at: null,
  balance,
  account: 'BCA •••• 7821',
  last_payout: last
})
const payout = {
  ...last,
  return_id: null,
  shop: { id: 7, name: 'Toko 7' },
  account: 'BCA •••• 7821',
  account_holder: 'Hendra',
  file_id: null,
  reference: 'BCA-LAMA',
  remark: 'Minggu 47',
  by: 'ani'
}
const money = (more: object = {}) => ({
  shop_id: 7,
  name: 'Toko 7',
  closed_at: null,
  balance: 100_000,
  accounts: [bca],
  entries: [
    {
      id: 9,
      trx_id: 'ST-BB1',
      remark: 'Penyelesaian pesanan BB1',
      amount: 140_000,
      date: at,
      order_code: 'BB1'
    },
    {
      id: 8,
      trx_id: 'SP-3',
      remark: 'Pembayaran ke toko Toko 7',
      amount: -40_000,
      date: at,
      order_code: null
    }
  ],
  next: null,
  ...more
})
const meta = { page: 1, per_page: 30, total: 2, total_pages: 1 }
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/payout': () => answered([row(7, 100_000), row(8, -5_000)], 'OK', meta),
    'GET /ops/shop/{id}/payout': () => answered(money()),
    'GET /ops/payout/history': () => answered({ payouts: [payout], next: null }),
    [post]: () => answered({ id: 4, balance: 0 }),
    [back]: () => answered({ id: 5, balance: 140_000 }),
    'GET /ops/shop': () =>
      answered([{ id: 7, name: 'Toko 7', seller: { id: 1, name: 'Hendra' } }], 'OK', meta),
    'GET /ops/shop/{id}': () => answered({ id: 7, name: 'Toko 7' }),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const panel = page.getByRole('complementary')
const sum = page.getByLabelText('Jumlah (rupiah)')
const reference = page.getByLabelText('Nomor referensi bank')
const dialog = page.getByRole('dialog')
const undo = 'Batalkan/kembalikan transfer Rp40.000 ke Toko 7, referensi BCA-LAMA'
const openShop = async () => {
  showPart('finance', { view: 'shops', open: '7' })
  await renderFresh(<OpsPayouts />)
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  forgetDrafts()
  replies()
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'finance', shop: null, calls })
  showPart('finance', { view: 'shops' })
})
afterEach(() => {
  forgetDrafts()
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

it('[ops-202] balances are filtered and sorted by the address, and say who owes in words', async () => {
  await renderFresh(<OpsPayouts />)
  await expect.element(page.getByRole('row', { name: /Toko 7.*kita berutang/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Toko 8.*−Rp5.000.*toko berutang/ })).toBeVisible()
  await expectAccessible('the table of balances')
  await page.getByRole('combobox', { name: 'Saldo' }).selectOptions('owes')
  await press('Toko')
  await userEvent.fill(page.getByRole('textbox', { name: 'Cari toko' }), 'baja')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(sent('GET /ops/payout').at(-1)?.input).toEqual({
      keyword: 'baja',
      state: 'owes',
      sort: 'name',
      page: 1,
      per_page: 30
    })
  )
})

it('[ops-203] a transfer asks with sum, shop and account first, and is sent once with the balance that was seen', async () => {
  const answer = held()
  replies({ [post]: () => answer.answer })
  await openShop()
  await expect.element(sum).toHaveValue('100000')
  await expectAccessible('the balance of a shop')
  await press('Catat')
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Isi nomor referensi dari bank.'))
  await userEvent.fill(reference, ' BCA-77 ')
  await userEvent.fill(sum, '100.001')
  await press('Catat')
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Jumlah transfer melebihi saldo toko, Rp100.000.'))
  await userEvent.fill(sum, '12ribu')
  await expect.element(sum).toHaveValue('12ribu')
  await press('Catat')
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Isi rupiah bulat tanpa sen, misalnya 150.000.'))
  await userEvent.fill(sum, 'Rp 100.000,00')
  await press('Catat')
  const text =
    /^Catat transfer Rp100\.000 \(seratus ribu rupiah\) ke Toko 7 \(BCA •••• 7821 a\.n\. Hendra\)\?/
  await expect.element(dialog.getByText(text)).toBeVisible()
  await expectAccessible('the question of a transfer')
  expect(sent(post)).toEqual([])
  const yes = page.getByRole('button', { name: 'Ya, catat Rp100.000' })
  await userEvent.dblClick(yes)
  replies({ 'GET /ops/shop/{id}/payout': () => answered(money({ balance: 0 })) })
  answer.give(answered({ id: 4, balance: 0 }))
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Rp100.000 dicatat. Saldo Toko 7 sekarang Rp0'))
  expect(sent(post).map(({ input }) => input)).toEqual([
    {
      id: 7,
      amount: 100_000,
      direction: 'out',
      reference: 'BCA-77',
      balance: 100_000,
      account: { bank_name: 'BCA', account_number: '1234567821' }
    }
  ])
  await expect.element(panel.getByText('Tidak ada yang perlu ditransfer.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[ops-203, ops-180] a lost answer keeps what was typed and its key', async () => {
  replies({ [post]: () => lost })
  await openShop()
  await userEvent.fill(reference, 'BCA-77')
  for (const times of [1, 2]) {
    await press('Catat')
    await press('Ya, catat Rp100.000')
    await vi.waitFor(() => expect(sent(post)).toHaveLength(times))
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await expect.element(reference).toHaveValue('BCA-77')
  const [first, second] = sent(post).map(({ options }) => options.key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

it('[ops-203] a balance that changed meanwhile is shown, and what was typed stays', async () => {
  replies({ [post]: () => rejected('payout_balance_changed') })
  await openShop()
  await userEvent.fill(reference, 'BCA-77')
  await press('Catat')
  replies({
    [post]: () => rejected('payout_balance_changed'),
    'GET /ops/shop/{id}/payout': () => answered(money({ balance: 30_000 }))
  })
  await press('Ya, catat Rp100.000')
  await expect.element(panel.getByText(/Rp30\.000/).first()).toBeVisible()
  await expect.element(sum).toHaveValue('30000')
  await expect.element(reference).toHaveValue('BCA-77')
  expect($notice.get()).toMatchObject({
    isError: true,
    text: expect.stringContaining('Saldo toko sudah berubah')
  })
})

it('[ops-204] a shop that owes pays in, and one of several accounts is chosen', async () => {
  replies({ 'GET /ops/shop/{id}/payout': () => answered(money({ balance: -5_000, accounts: [] })) })
  await openShop()
  await userEvent.fill(reference, 'SETOR-1')
  await press('Catat')
  await expect
    .element(dialog.getByText(/^Catat setoran Rp5\.000 \(lima ribu rupiah\) dari Toko 7\?/))
    .toBeVisible()
  await press('Ya, catat Rp5.000')
  await vi.waitFor(() =>
    expect(sent(post).at(-1)?.input).toEqual({
      id: 7,
      amount: 5_000,
      direction: 'in',
      reference: 'SETOR-1',
      balance: -5_000
    })
  )
})

it('[ops-204] the account is one of the shop, and without one the way to its page is shown', async () => {
  replies({ 'GET /ops/shop/{id}/payout': () => answered(money({ accounts: [bca, bri] })) })
  await openShop()
  await page.getByRole('combobox', { name: 'Rekening tujuan' }).selectOptions('BRI •••• 6666')
  await userEvent.fill(reference, 'BRI-1')
  await press('Catat')
  await expect.element(dialog.getByText(/BRI •••• 6666/)).toBeVisible()
  await press('Ya, catat Rp100.000')
  await vi.waitFor(() =>
    expect(sent(post).at(-1)?.input).toMatchObject({
      account: { bank_name: 'BRI', account_number: '5555566666' }
    })
  )
})

it('[ops-204] the next transfer goes to the first account again', async () => {
  replies({ 'GET /ops/shop/{id}/payout': () => answered(money({ accounts: [bca, bri] })) })
  await openShop()
  const account = page.getByRole('combobox', { name: 'Rekening tujuan' })
  await account.selectOptions('BRI •••• 6666')
  await userEvent.fill(reference, 'BRI-1')
  await press('Catat')
  await press('Ya, catat Rp100.000')
  await expect.element(reference).toHaveValue('')
  await expect.element(account).toHaveDisplayValue('BCA •••• 7821')
})

it('[ops-204] a shop without an account leads to its page', async () => {
  replies({ 'GET /ops/shop/{id}/payout': () => answered(money({ accounts: [] })) })
  await openShop()
  await expect.element(panel.getByText(/^Toko ini belum punya rekening/)).toBeVisible()
  await expect.element(sum).not.toBeInTheDocument()
  await press('Buka halaman toko')
  expect($place.get()).toMatchObject({ part: 'shops', query: { open: '7' } })
})

it('[money-22, ops-214] a transfer is taken back after a question with the reason, and both say so', async () => {
  replies({ [back]: () => lost })
  await openShop()
  await press(undo)
  await expect
    .element(dialog.getByText(/^Batalkan transfer Rp40\.000 ke Toko 7, nomor referensi BCA-LAMA\?/))
    .toBeVisible()
  await expectAccessible('the question of a return')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Alasan' }), ' Rekening ditutup ')
  await press('Ya, kembalikan Rp40.000')
  await expect.element(dialog).not.toBeInTheDocument()
  const returned = [
    {
      ...payout,
      id: 5,
      direction: 'in',
      account: null,
      account_holder: null,
      return_of: 3,
      reference: 'RETUR-3'
    },
    { ...payout, return_id: 5 }
  ]
  replies({ 'GET /ops/payout/history': () => answered({ payouts: returned, next: null }) })
  await press(undo)
  await press('Ya, kembalikan Rp40.000')
  await vi.waitFor(() =>
    expect($notice.get()?.text).toBe('Rp40.000 dikembalikan. Saldo Toko 7 sekarang Rp140.000')
  )
  expect(sent(back).map(({ input }) => input)).toEqual(
    [1, 2].map(() => ({ id: 3, remark: 'Rekening ditutup' }))
  )
  const [first, second] = sent(back).map(({ options }) => options.key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  await expect.element(panel.getByText('Transfer ke toko dikembalikan')).toBeVisible()
  expect(panel.getByText('Dikembalikan', { exact: true }).elements()).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'Batalkan/kembalikan' })).not.toBeInTheDocument()
})

it('[ops-209] older entries load below a detail that stays', async () => {
  const older = held()
  replies({
    'GET /ops/shop/{id}/payout': ({ before }: { before?: number }) =>
      before === undefined ? answered(money({ next: 8 })) : older.answer
  })
  await openShop()
  await userEvent.fill(reference, 'BCA-77')
  const entries = panel.getByRole('region', { name: 'Isi saldo' })
  await userEvent.click(entries.getByRole('button', { name: 'Lebih lama' }))
  await vi.waitFor(() => expect(sent('GET /ops/shop/{id}/payout').at(-1)?.input).toMatchObject({ before: 8 }))
  await expect.element(reference).toHaveValue('BCA-77')
  await expect.element(entries.getByText('Penyelesaian pesanan BB1')).toBeVisible()
  older.give(answered(money({ entries: [] })))
  await expect.element(entries.getByText('Belum ada mutasi.')).toBeVisible()
})

it('[ops-209] shops that are even are found by the address', async () => {
  await renderFresh(<OpsPayouts />)
  await page.getByRole('combobox', { name: 'Saldo' }).selectOptions('Impas')
  await vi.waitFor(() => expect(sent('GET /ops/payout').at(-1)?.input).toMatchObject({ state: 'even' }))
})

it('[ops-206, ops-214] transfers of the open shop name account, reference, file and who recorded them', async () => {
  replies({
    'GET /ops/payout/history': () =>
      answered({ payouts: [payout, { ...payout, id: 2, file_id: 12, reference: 'TF-12-7' }], next: 2 })
  })
  await openShop()
  const list = panel.getByRole('region', { name: 'Riwayat transfer' })
  for (const text of [
    'Dibayar ke BCA •••• 7821 a.n. Hendra',
    'Referensi BCA-LAMA, dicatat ani',
    'Referensi TF-12-7, berkas bank 12, dicatat ani',
    'Minggu 47'
  ])
    await expect.element(list.getByText(text, { exact: true }).first()).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: 'Lebih lama' }))
  await vi.waitFor(() => expect(sent('GET /ops/payout/history').at(-1)?.input).toMatchObject({ before: 2 }))
})
