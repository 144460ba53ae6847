import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { chosenProducts, foundProducts } from '#ops/form/product-choice.ts'
import { OpsVouchers } from '#ops/vouchers/OpsVouchers.tsx'
import { voucher, vouchers } from '#ops/vouchers/voucher-store.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { opsShopRow, opsVoucherPage } from '../support/ops-goods.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const calls = [
  'GET /ops/voucher',
  'GET /ops/voucher/{id}',
  'POST /ops/voucher',
  'PUT /ops/voucher/{id}',
  'POST /ops/voucher/{id}/end',
  'GET /ops/shop',
  'GET /ops/product'
]
const products = [
  { id: 11, name: 'Semen Tiga Roda', shop: { id: 7, name: 'Toko 7' } },
  { id: 12, name: 'Pasir Cor', shop: { id: 7, name: 'Toko 7' } }
]
const list = ({ ids }: { ids?: number[] }) =>
  answered(ids ? products.filter(({ id }) => ids.includes(id)) : products)
const meta = { page: 1, per_page: 30, total: 2, total_pages: 1 }
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/voucher': () =>
      answered([opsVoucherPage(1), opsVoucherPage(2, { shop: null })], 'OK', meta as never),
    'GET /ops/voucher/{id}': ({ id }: { id: number }) => answered(opsVoucherPage(id)),
    'GET /ops/product': list,
    'GET /ops/shop': () => answered([opsShopRow(7)]),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name, exact: true }))
const field = (name: string) => page.getByLabelText(name, { exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  sessionStore.remove(draftsKey)
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls })
  for (const one of [vouchers, voucher, foundProducts, chosenProducts]) one.forget()
  showPart('promo', {})
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

it('[ops-130] lists vouchers by state and by who bears them, from the address', async () => {
  await renderFresh(<OpsVouchers />)
  await expect.element(page.getByRole('row', { name: /HEMAT2.*Marketplace/ })).toBeVisible()
  await expectAccessible('the table of vouchers')
  await page.getByRole('combobox', { name: 'Keadaan' }).selectOptions('running')
  await page.getByRole('combobox', { name: 'Penanggung' }).selectOptions('market')
  await vi.waitFor(() =>
    expect(sent('GET /ops/voucher').at(-1)).toEqual({
      state: 'running',
      of_market: true,
      page: 1,
      per_page: 30
    })
  )
  showPart('promo', { shop: '7' })
  await vi.waitFor(() => expect(sent('GET /ops/voucher').at(-1)).toMatchObject({ shop_id: 7 }))
  await press(/^Hanya Toko 7/)
  await vi.waitFor(() => expect(window.location.search).toBe('?part=promo'))
})

it('[ops-131] times that were not changed are sent as they are stored, others in the time of Jakarta', async () => {
  replies({ 'PUT /ops/voucher/{id}': () => answered(opsVoucherPage(1)) })
  showPart('promo', { open: '1' })
  await renderFresh(<OpsVouchers />)
  await expect.element(field('Mulai')).toHaveValue('2026-11-01T10:00')
  await expect.element(field('Berakhir')).toHaveValue('2026-12-31T23:59')
  await expectAccessible('the editor of a voucher')
  await userEvent.fill(field('Berakhir'), '2027-01-15T09:30')
  await press('Simpan')
  await vi.waitFor(() =>
    expect(sent('PUT /ops/voucher/{id}')[0]).toMatchObject({
      valid_from: '2026-11-01T03:00:07.123Z',
      valid_until: '2027-01-15T09:30:00+07:00',
      percentage: '10',
      amount: 0,
      product_ids: [11],
      all_products: false,
      updated_at: opsVoucherPage(1).updated_at
    })
  )
})

it('[ops-131] a new voucher is an amount or a percentage, for a shop with chosen products', async () => {
  replies({ 'POST /ops/voucher': () => answered(opsVoucherPage(9)) })
  await renderFresh(<OpsVouchers />)
  await press('Promo baru')
  await userEvent.click(page.getByRole('checkbox', { name: 'Ditanggung marketplace' }))
  await userEvent.fill(page.getByRole('combobox', { name: 'Toko yang menanggung' }), 'Toko 7')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field('Kode'), 'baru15')
  await userEvent.fill(field('Nama promo'), 'Promo baru')
  await userEvent.fill(field('Persen'), '15')
  await page.getByRole('combobox', { name: 'Dihitung dari' }).selectOptions('amount')
  await userEvent.fill(field('Nominal'), '25.000')
  await expect.element(page.getByText('Rp25.000', { exact: true })).toBeVisible()
  await userEvent.fill(field('Mulai'), '2026-12-01T00:00')
  await userEvent.fill(field('Berakhir'), '2026-12-31T23:59')
  await userEvent.fill(field('Kuota'), '100')
  await page.getByRole('combobox', { name: 'Produk', exact: true }).selectOptions('chosen')
  await press('Tambah promo')
  // Nothing chosen would be a voucher for all.
  await expect
    .element(page.getByRole('combobox', { name: 'Tambah produk' }))
    .toHaveAccessibleDescription('Pilih paling sedikit satu produk')
  expect(sent('POST /ops/voucher')).toEqual([])
  await userEvent.fill(page.getByRole('combobox', { name: 'Tambah produk' }), 'pasir')
  await userEvent.click(page.getByRole('option', { name: /Pasir Cor/ }))
  await expect.element(page.getByRole('list', { name: 'Produk yang dipilih' })).toHaveTextContent('Pasir Cor')
  await press('Tambah promo')
  await vi.waitFor(() =>
    expect(sent('POST /ops/voucher')).toEqual([
      {
        shop_id: 7,
        code: 'BARU15',
        name: 'Promo baru',
        type: 'discount',
        percentage: 0,
        amount: '25000',
        max_amount: 0,
        min_purchase_amount: '0',
        valid_from: '2026-12-01T00:00:00+07:00',
        valid_until: '2026-12-31T23:59:00+07:00',
        usage_limit: '100',
        is_show: true,
        product_ids: [12],
        all_products: false
      }
    ])
  )
})

it('[ops-132] what is fixed after the first use is disabled and says why', async () => {
  replies({ 'GET /ops/voucher/{id}': () => answered(opsVoucherPage(1, { used_count: 3 })) })
  showPart('promo', { open: '1' })
  await renderFresh(<OpsVouchers />)
  await expect.element(page.getByText(/^Promo ini sudah dipakai, jadi/)).toBeVisible()
  for (const name of [
    'Kode',
    'Jenis',
    'Dihitung dari',
    'Persen',
    'Paling banyak',
    'Minimal belanja',
    'Mulai'
  ])
    await expect.element(field(name)).toBeDisabled()
  for (const name of ['Nama promo', 'Berakhir', 'Kuota']) await expect.element(field(name)).toBeEnabled()
})

it('[ops-132, goods-63] a voucher is ended after a question, from the version that is shown', async () => {
  const over = opsVoucherPage(1, { state: 'over' })
  let isOver = false
  replies({
    'GET /ops/voucher/{id}': () => answered(isOver ? over : opsVoucherPage(1)),
    'POST /ops/voucher/{id}/end': () => {
      isOver = true
      return answered(over)
    }
  })
  showPart('promo', { open: '1' })
  await renderFresh(<OpsVouchers />)
  await press('Akhiri sekarang')
  const dialog = page.getByRole('dialog', { name: 'Akhiri HEMAT1 sekarang?' })
  await expect.element(dialog.getByText(/Pesanan yang sudah memakainya/)).toBeVisible()
  expect(sent('POST /ops/voucher/{id}/end')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Akhiri' }))
  await expect.element(page.getByText(/^Berakhir, dipakai/)).toBeVisible()
  expect(sent('POST /ops/voucher/{id}/end')).toEqual([{ id: 1, updated_at: over.updated_at }])
  await expect.element(page.getByRole('button', { name: 'Akhiri sekarang' })).not.toBeInTheDocument()
})
