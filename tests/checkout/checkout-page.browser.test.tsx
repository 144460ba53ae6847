import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { storeDraft } from '#lib/cart/store/checkout-draft.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { $checkout, emptyCheckout } from '#lib/checkout/store/state.ts'
import { call } from '#lib/core/api/call.ts'

import { CheckoutPage } from '#islands/checkout/CheckoutPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { checkoutData, offeredVoucher, paymentGroup, shippingOption } from '../support/checkout-data.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed, expectCloses, expectOpens } from '../support/overlays.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'

// The checkout alone: what it opens, what stops an order, and that it is sent once.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const order = 'POST /buyer/transaction/order'
const choose = 'POST /buyer/transaction/checkout/choose'
const check = 'POST /buyer/transaction/checkout/check'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const button = (name: string | RegExp) => page.getByRole('button', { name })

const saldo = { ...paymentGroup('baba_balance', [{ id: 1, name: 'Saldo Baba' }]), balance: 500_000 }
const bank = paymentGroup('virtual_account', [{ id: 2, name: 'BCA Virtual Account', fee: 4_000 }])

/** The checkout of one product for Rp100.000. */
async function openCheckout(
  more: Partial<CheckoutData> = {},
  answers: Parameters<typeof answerBy>[1] = {}
): Promise<void> {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'POST /buyer/transaction/checkout': () => answered(checkoutData(more)),
    'GET /buyer/transaction/payment': () => answered([saldo, bank]),
    'GET /buyer/address': () => answered([]),
    [choose]: () => answered(null),
    ...answers
  })
  await renderFresh(<CheckoutPage />)
}

const truck = shippingOption('baba_expedition', 50_000, { courier: 'Baba Logistik', service: 'Pikap' })
const pay = button('Bayar Sekarang')
const look = dialogNamed('Periksa pesanan Anda')
const payNow = look.getByRole('button', { name: 'Bayar Sekarang' })
const bca = page.getByRole('radio', { name: /BCA/ })

beforeEach(() => {
  vi.mocked(call).mockReset()
  signInMember()
  $checkout.set(emptyCheckout)
  storeDraft({ lineIds: [21], isBuyNow: false })
})

it('[core-20] a checkout that failed to load says so, and is requested again', async () => {
  await openCheckout({}, { 'POST /buyer/transaction/checkout': () => lost })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet\./)
  await expectAccessible('checkout without a connection')
  answerBy(vi.mocked(call), {
    'POST /buyer/transaction/checkout': () => answered(checkoutData()),
    'GET /buyer/transaction/payment': () => answered([bank])
  })
  await userEvent.click(button('Coba lagi'))
  await expect.element(pay).toBeVisible()
})

/** The toggle of each shop's shipping options. */
const folds = () =>
  [...document.querySelectorAll('details')].filter(one => one.querySelector('input[name^=shipping]'))
const chosen = /^Kurir baba_expedition REG.*Rp30\.000/

it('[checkout-91] for one shop the shipping options are expanded below the chosen one', async () => {
  await openCheckout()
  await expect.element(pay).toBeVisible()
  expect(folds().map(fold => fold.open)).toEqual([true])
  const head = folds()[0]!.querySelector('summary')!
  expect(head.textContent).toMatch(chosen)
  await userEvent.click(head)
  expect(folds().map(fold => fold.open)).toEqual([false])
})

it('[checkout-91] for several shops they are collapsed, with the choice in their heading', async () => {
  const [block] = checkoutData().checkouts
  const other = { ...block!, id: 'checkout-2', shop_id: 4, shop: { ...block!.shop, id: 4, name: 'Toko 4' } }
  await openCheckout({ checkouts: [block!, other] })
  await expect.element(page.getByRole('region', { name: 'Toko 4' })).toBeVisible()
  expect(folds().map(fold => fold.open)).toEqual([false, false])
  for (const fold of folds()) expect(fold.querySelector('summary')?.textContent).toMatch(chosen)
})

it('[checkout-91] for several shops those of one whose pickup is still to be chosen are expanded', async () => {
  const [block] = checkoutData().checkouts
  const pickup = shippingOption('baba_expedition', 0, { is_pickup: true, is_available: false })
  const shop = { ...block!.shop, id: 4, name: 'Toko 4' }
  const other = {
    ...block!,
    id: 'checkout-2',
    shop_id: 4,
    shop,
    shippings: { ...block!.shippings, commercial: [], baba_expedition: [pickup], shop_courier: [] }
  }
  await openCheckout({ checkouts: [block!, other] })
  await expect.element(page.getByRole('region', { name: 'Toko 4' })).toBeVisible()
  expect(folds().map(fold => fold.open)).toEqual([false, true])
  expect(folds()[1]!.querySelector('summary')?.textContent).toContain('Pilih jemput atau titip')
})

it('[core-20] the address book, the vouchers and the PIN open over the checkout', async () => {
  await openCheckout({ vouchers: [offeredVoucher('HEMAT', 5_000)] })
  const address = {
    id: 11,
    label: 'Rumah',
    name: 'Budi',
    phone: '6281234567890',
    address: 'Jl. Uji',
    is_main: true,
    city: { id: 1, name: 'Kota Bandung' }
  }
  const book = dialogNamed('Pilih alamat pengiriman')
  answerBy(vi.mocked(call), {
    'GET /buyer/address': () => answered([address]),
    [choose]: () => answered(null),
    'GET /buyer/transaction/payment': () => answered([saldo, bank])
  })
  await expectOpens(button('Ganti'), book)
  await expectCloses(button('Ganti'), book)
  const promo = page.getByRole('complementary', { name: 'Ringkasan pesanan' }).getByRole('button')
  await expectOpens(promo, dialogNamed('Makin hemat pakai promo'))
  await expectCloses(promo, dialogNamed('Makin hemat pakai promo'))
  await userEvent.click(page.getByRole('radio', { name: /Saldo/ }))
  await expectOpens(pay, dialogNamed('Masukkan PIN'))
  await expectCloses(pay, dialogNamed('Masukkan PIN'))
  expect(sent(order)).toEqual([])
})

it('[checkout-57] a PIN is sent once with its sixth digit, and a wrong one clears the boxes', async () => {
  const { answer, give } = held()
  await openCheckout({}, { [order]: () => answer })
  await userEvent.click(page.getByRole('radio', { name: /Saldo/ }))
  await userEvent.click(pay)
  const dialog = dialogNamed('Masukkan PIN')
  await expect.element(dialog.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('111111{Enter}')
  give(rejected('pin_wrong'))
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('')
  await expectAccessible('a wrong PIN')
  expect(sent(order)).toMatchObject([{ pin: '111111', total_pay: 130_000, payment_id: 1 }])
})

it('[checkout-57] a double click opens the final confirmation, and another one orders once', async () => {
  const left = stayHere()
  const { answer, give } = held()
  await openCheckout({}, { [order]: () => answer })
  await userEvent.click(bca)
  await userEvent.dblClick(pay)
  await expect.element(look.getByText('BCA Virtual Account')).toBeVisible()
  await expect.element(look.getByText('Jl. Uji')).toBeVisible()
  // Goods, freight and fee add up to the total.
  for (const amount of ['Rp100.000', 'Rp4.000', 'Rp134.000']) {
    await expect.element(look.getByText(amount, { exact: true })).toBeVisible()
  }
  await expectAccessible('last look')
  // A double tap opened it, and ordered nothing.
  expect(sent(order)).toEqual([])
  await userEvent.click(look.getByRole('button', { name: 'Kembali' }))
  await expect.element(look).not.toBeInTheDocument()
  await userEvent.click(pay)
  await expect.element(payNow).toBeVisible()
  pressTwice(payNow)
  give(answered({ token: 'abc', counters: budi.counters }))
  await expect.poll(() => left).toEqual(['/checkout/payment/abc'])
  expect(sent(order)).toMatchObject([
    { address_id: 11, payment_id: 2, payment_fee: 4_000, total_pay: 134_000 }
  ])
})

it('[checkout-94] the final confirmation names the recipient of the address', async () => {
  await openCheckout()
  await userEvent.click(bca)
  await userEvent.click(pay)
  await expect.element(look.getByText('Budi · 081', { exact: true })).toBeVisible()
})

it('[checkout-94] for goods that are left at a point it names the recipient of the point', async () => {
  const place = { id: 32, name: 'Bandung' }
  const point = {
    type: 'expedition' as const,
    label: 'Kerabat' as const,
    name: 'Sari',
    phone: '6282',
    address_detail: 'Jl. Titipan No. 7',
    zip_code: '40111',
    is_main: false,
    province: place,
    city: place,
    district: place,
    subdistrict: place
  }
  const truckToPoint = { ...truck, is_point: true }
  await openCheckout({
    shippings: { ...checkoutData().shippings, commercial: [], baba_expedition: [truckToPoint] },
    delivery: { mode: 'point', cost: 0, warehouse_id: null, warehouse: null, point }
  })
  await userEvent.click(bca)
  await userEvent.click(pay)
  await expect.element(look.getByText('Sari · 082', { exact: true })).toBeVisible()
  await expect.element(look.getByText('Budi · 081')).not.toBeInTheDocument()
})

it("[checkout-40, checkout-42] a site's needs are validated when a field is left, saved, and sent with the order", async () => {
  const left = stayHere()
  await openCheckout({}, { [order]: () => answered({ token: 'abc', counters: budi.counters }) })
  await userEvent.click(page.getByText('Kebutuhan lokasi', { exact: true }))
  const phone = page.getByLabelText('Telepon kontak')
  await userEvent.selectOptions(page.getByLabelText('Akses lokasi'), 'Hanya mobil bak (pikap)')
  await userEvent.fill(page.getByLabelText('Lantai'), '2')
  await userEvent.fill(page.getByLabelText('Nama kontak di lokasi'), 'Pak Joko')
  await userEvent.fill(phone, '0812')
  const problem = page.getByText('Nomor telepon harus 10-14 digit')
  await expect.element(problem).not.toBeInTheDocument()
  await userEvent.fill(page.getByLabelText('Referensi proyek/PO'), 'PO-118')
  await expect.element(problem).toBeVisible()
  await expectAccessible('needs of a site')
  await userEvent.click(bca)
  await userEvent.click(pay)
  await expect.element(page.getByText('Periksa isian kebutuhan lokasi.')).toBeVisible()
  await expect.element(phone).toHaveFocus()
  await expect.element(look).not.toBeInTheDocument()
  await userEvent.fill(phone, '081234567890')
  await expect.element(page.getByText(/Kontak di lokasi: Pak Joko · 081234567890/)).toBeVisible()
  const needs = {
    access: 'pickup',
    floor: 2,
    contact_name: 'Pak Joko',
    contact_phone: '081234567890',
    reference: 'PO-118'
  }
  await expect.poll(() => sent(choose).at(-1)).toMatchObject({ site: needs })
  await userEvent.click(pay)
  await userEvent.click(payNow)
  await expect.poll(() => left).toEqual(['/checkout/payment/abc'])
  expect(sent(order)).toMatchObject([{ site: needs }])
})

it('[checkout-53] a truck is confirmed before it is chosen, and an unavailable one is not chosen', async () => {
  const shippings = {
    recommendation: [],
    commercial: [shippingOption('commercial', 40_000)],
    baba_expedition: [truck],
    shop_courier: [],
    information: '',
    discount: 0
  }
  await openCheckout({ shippings }, { [check]: () => rejected('shipping_unavailable') })
  const option = page.getByRole('radio', { name: /Baba Logistik/ })
  const dialog = dialogNamed(/^Cek ketersediaan Baba Logistik/)
  await userEvent.click(option)
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Kembali ke Keranjang' }))
    .toHaveAttribute('href', '/cart')
  await expectAccessible('availability of a truck')
  await userEvent.click(dialog.getByRole('button', { name: 'Ubah Pengiriman' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(option).not.toBeChecked()

  const { answer, give } = held()
  answerBy(vi.mocked(call), {
    [check]: () => answer,
    [choose]: () => answered(null),
    'GET /buyer/transaction/payment': () => answered([bank])
  })
  await userEvent.click(option)
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/Memeriksa ongkos kirim/)
  await expect.element(option).not.toBeChecked()
  give(answered(null))
  await expect.element(option).toBeChecked()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(check)).toHaveLength(2)
})
