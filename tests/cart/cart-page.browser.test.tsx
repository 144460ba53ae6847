import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { Reply } from '#lib/calls.ts'
import type { CartGroup } from '#lib/cart/contract.ts'
import { call } from '#lib/core/api/call.ts'
import { plainSpaces } from '#lib/format/no-break.ts'
import { paths } from '#lib/core/paths.ts'
import { $session } from '#lib/identity/store/who.ts'

import { CartPage } from '#islands/cart/CartPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { cartLine, cartShop } from '../support/cart-data.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed, expectCloses, expectOpens } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The cart alone: showing, selecting, annotating and removing lines.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const update = 'POST /buyer/cart/update/{id}'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
const button = (name: string | RegExp) => page.getByRole('button', { name })

const sale_unit = 'sak' as const

/** Every shop's voucher takes Rp1.000 off. */
function totalsOf(groups: readonly CartGroup[], ids: number[]): Reply<'GET /buyer/cart/totals'> {
  const shops = groups
    .map(({ id, details }) => ({ id, lines: details.filter(line => ids.includes(line.id)) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ id, lines }) => {
      const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
      const subtotal = pieces * 10_000
      const figures = { pieces, sale_unit, subtotal, discount: 1_000, cashback: 0, total: subtotal - 1_000 }
      return { shop_id: id, ...figures, voucher: 'HEMAT' }
    })
  const sum = (of: 'pieces' | 'subtotal' | 'discount' | 'total') =>
    shops.reduce((all, one) => all + one[of], 0)
  const [pieces, subtotal, discount, total] = [sum('pieces'), sum('subtotal'), sum('discount'), sum('total')]
  return { pieces, sale_unit, subtotal, discount, cashback: 0, total, vouchers: ['HEMAT'], shops }
}

const freightTo = (ids: number[]): Reply<'GET /buyer/cart/shipping'> => ({
  city: { id: 1, name: 'Kota Bandung' },
  is_main_address: true,
  is_partly_reached: false,
  final_cost: 20_000,
  shops: [...new Set(ids.map(id => Math.floor(id / 100)))].map(shop_id => ({
    shop_id,
    weight_kg: 5,
    volume_m3: 0.1,
    options: [
      {
        type: 'commercial',
        courier: 'JNE',
        service: 'REG',
        final_cost: 10_000,
        etd: '1-2 hari',
        arrival: { from: '2026-12-01', until: '2026-12-02' },
        truck: null,
        is_available: true,
        reason: null,
        ways: []
      }
    ]
  }))
})

type CartQuery = { cart_detail_id: number[] }

/** The cart with these shops. */
async function openCart(groups: CartGroup[], answers: Parameters<typeof answerBy>[1] = {}): Promise<void> {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/cart': () => answered(groups),
    'GET /buyer/cart/totals': ({ cart_detail_id: ids }: CartQuery) =>
      new Set(ids.map(id => Math.floor(id / 100))).size > 10
        ? rejected('too_many_shops')
        : answered(totalsOf(groups, ids)),
    'GET /buyer/cart/shipping': ({ cart_detail_id: ids }: CartQuery) => answered(freightTo(ids)),
    [update]: (input: object) => answered({ qty: 0, note: '', ...input, counters: budi.counters }),
    ...answers
  })
  await renderFresh(
    // The padding of the page.
    <main className="px-3 sm:px-4">
      <CartPage />
    </main>
  )
}

const long = 'Semen Portland Komposit Serbaguna untuk Cor, Pasangan, Plesteran dan Acian'
/** Forty lines of twenty shops; line 201 is the first of shop 2. */
const forty = Array.from({ length: 20 }, (_, n) =>
  cartShop(n + 1, ...[1, 2].map(m => cartLine((n + 1) * 100 + m, 2, { name: `${long} ${n + 1}-${m}` })))
)

const bar = page.getByRole('complementary', { name: 'Ringkasan belanja' })
const sum = bar.getByRole('status')
const all = bar.getByRole('checkbox')

/** Outdated sums are dimmed. */
const expectSettled = () =>
  expect.poll(() => document.querySelector('[data-cart-sum]')?.ariaBusy).toBe('false')

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it("[cart-21, cart-23, cart-25, cart-31] selects a shop's lines or all at once, with the sum of each shop", async () => {
  await openCart(forty)
  await expect.element(sum).toMatchTextContent(/^Total \(2 sak\) Rp19\.000Hemat Rp1\.000/)
  await expect
    .element(page.getByRole('region', { name: 'Pengiriman' }))
    .toMatchTextContent(/Dikirim ke Bandung \(alamat utama\)/)
  await expectSettled()
  await expectAccessible('the cart of forty lines')
  expect(document.querySelector('main')!.textContent).toContain('Rp10.000\u00A0/sak')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)

  // All of it is more than one payment takes, which is shown before checkout.
  await userEvent.click(all)
  await expect.element(all).toBeChecked()
  await expect.element(bar.getByText(/^Satu pembayaran untuk paling banyak 10 toko\./)).toBeVisible()
  await userEvent.click(all)
  await expect.element(sum).toMatchTextContent(/^Total \(0 barang\) Rp0/)

  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua barang Toko 1', exact: true }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua barang Toko 2', exact: true }))
  await expect.element(sum).toMatchTextContent(/^Total \(8 sak\) Rp78\.000Hemat Rp2\.000/)
  await expectSettled()
  const figures = () =>
    [...document.querySelectorAll('[data-shop-figures]')].map(one => plainSpaces(one.textContent))
  const shop =
    /^Subtotal \(4 sak\)Rp40\.000 Rp39\.000Diskon promo HEMAT−Rp1\.000Ongkos kirim JNE REG · 5 kgTiba .*Rp10\.000$/
  await expect.poll(figures).toEqual([expect.stringMatching(shop), expect.stringMatching(shop)])
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
})

it('[cart-30] on a phone a line is at most 120 px high, with note and removal behind a button', async () => {
  const variant = 'Warna: Abu-abu muda, Ukuran: 40 kg, Kemasan: Kantong kertas berlapis'
  await openCart([cartShop(1, cartLine(101, 2, { name: long, variant }), cartLine(102, 1))])
  const line = page.getByRole('listitem').filter({ hasText: long })
  await expect.element(line).toBeVisible()
  expect(line.element().getBoundingClientRect().height).toBeLessThanOrEqual(120)
  const more = line.getByRole('button', { name: /^Catatan dan hapus / })
  await expect.element(line.getByRole('button', { name: /^Hapus / })).not.toBeInTheDocument()
  await userEvent.click(more)
  await userEvent.click(line.getByRole('button', { name: 'Tulis catatan' }))
  await userEvent.keyboard('Antar pagi')
  await userEvent.click(more)
  await expect.element(line.getByText('Catatan: Antar pagi')).toBeVisible()
  await expect.element(line.getByRole('button', { name: /^Hapus / })).not.toBeInTheDocument()
  await expect
    .poll(() => sent(update).map(({ input }) => [input['id'], input['note']]))
    .toEqual([[101, 'Antar pagi']])
})

it('[core-20] asks for confirmation before deleting, also for sold-out goods', async () => {
  await openCart([cartShop(1, cartLine(101, 1), cartLine(102, 1, { stock: 0 }))])
  const dialog = dialogNamed('Hapus barang')
  await userEvent.click(button('Catatan dan hapus Barang 101'))
  await expectSettled()
  await expectAccessible('opened line of the cart')
  const remove = button('Hapus Barang 101')
  await expectOpens(remove, dialog)
  await expect.element(dialog.getByRole('button', { name: 'Batal' })).toHaveFocus()
  await expectCloses(remove, dialog)
  const soldOut = page.getByRole('region', { name: 'Tidak bisa diproses' }).getByRole('button')
  await expectOpens(soldOut, dialog)
  await expectCloses(soldOut, dialog)
  expect(sent(update)).toEqual([])
  await userEvent.click(soldOut)
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }))
  await expect.element(page.getByRole('region', { name: 'Tidak bisa diproses' })).not.toBeInTheDocument()
  expect(sent(update).map(({ input }) => [input['id'], input['qty']])).toEqual([[102, 0]])
})

it('[cart-29] a cart with only sold-out goods says so, and links to others', async () => {
  await openCart([cartShop(1, cartLine(101, 1, { stock: 0 }))])
  await expect
    .element(page.getByText('Tidak ada barang di keranjang yang bisa dibeli sekarang.'))
    .toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await expectAccessible('cart of sold-out goods')
  const others = page.getByRole('link', { name: 'Cari produk lain' })
  await expect.element(others).toHaveAttribute('href', paths.searchField)
})

it('[core-20] an empty cart links home; one that failed to load is requested again', async () => {
  await openCart([], { 'GET /buyer/cart': () => lost })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet\./)
  await expectAccessible('cart without a connection')
  answerBy(vi.mocked(call), {
    'GET /buyer/cart': () => answered([]),
    'GET /buyer/profile': () => answered(budi)
  })
  await userEvent.click(button('Coba lagi'))
  await expect.element(page.getByText('Oops, keranjang belanja Anda masih kosong')).toBeVisible()
  const home = page.getByRole('link', { name: 'Kembali ke Beranda', exact: true })
  await expect.element(home).toHaveAttribute('href', paths.home)
  await expectAccessible('empty cart')
})

// The last one: its calls are never answered.
it('[core-289] requests the cart beside the session, without waiting for it', async () => {
  $session.set({ status: 'unknown' })
  vi.mocked(call).mockImplementation(() => new Promise(() => undefined))
  await renderFresh(<CartPage />)
  await expect.poll(() => sent('GET /buyer/profile').length).toBe(1)
  await expect.poll(() => sent('GET /buyer/cart').length).toBe(1)
})
