import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { begunKey, storeBegun } from '#lib/cart/store/begun-purchase.ts'
import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $deliveryCity, $estimate } from '#lib/shipping/store/estimate.ts'

import { BuyBox } from '#islands/product/BuyBox.tsx'
import { Gallery } from '#islands/product/Gallery.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { becomeGuest, budi, signInMember } from '../support/member.ts'
import { dialogNamed, expectCloses, expectOpens } from '../support/overlays.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'

// A product's pictures, and buying it: the sheet on phones, quantities, and a purchase that waits for signing in.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const add = 'POST /buyer/cart/add'
const added = answered({ cart_detail_id: 5, counters: budi.counters })
const sent = () => sentTo(vi.mocked(call), add).map(({ input }) => input)
const button = (name: string) => page.getByRole('button', { name })

const variant = (id: number, size: string) => ({
  id,
  sub_name_1: size,
  sub_name_2: null,
  price: 50_000 + id,
  stock: 20,
  photo: null,
  weight: 1_000
})
const variants = [variant(1, 'M'), variant(2, 'L')]

async function showProduct(
  answer: Parameters<typeof answerBy>[1][string],
  more: Partial<ComponentProps<typeof BuyBox>> = {}
): Promise<void> {
  answerBy(vi.mocked(call), {
    'GET /buyer/product/stock/{id}': () => answered({ id: 31, variants: more.variants ?? variants }),
    [add]: answer,
    'GET /buyer/shipping/estimate': () => rejected('shipping_unavailable')
  })
  await renderFresh(
    <BuyBox
      productId={31}
      shopId={3}
      name="Kaos Proyek"
      photo="/x.webp"
      ownPrice={50_001}
      min={1}
      multiple={1}
      variantNames={['Ukuran']}
      variants={variants}
      vouchers={[]}
      contentAmount={0}
      contentUnit="kg"
      saleUnit="pcs"
      {...more}
    />
  )
}

const sheet = dialogNamed('Pilih varian dan jumlah')
const inSheet = (name: string) => sheet.getByRole('button', { name })

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it('[core-20, product-5] a phone’s sheet requires a variant and clamps the quantity', async () => {
  await showProduct(() => added)
  await expectOpens(button('Beli Sekarang'), sheet)
  await userEvent.click(inSheet('Tambah ke Keranjang'))
  await expect.element(sheet.getByRole('alert')).toBeVisible()
  await userEvent.click(sheet.getByText('L', { exact: true }))
  const quantity = sheet.getByLabelText('Jumlah')
  // The sum follows the digits, before the field is left.
  await userEvent.fill(quantity, '12')
  await expect.element(sheet.getByText('Rp600.024')).toBeVisible()
  await userEvent.fill(quantity, '999999')
  await expect.element(sheet.getByText('Rp1.000.040')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(quantity).toHaveValue('20')
  expect($toast.get()).toMatchObject({ text: 'Stok tersisa 20\u00A0pcs. Jumlah disesuaikan.' })
  expect(sent()).toEqual([])
  pressTwice(inSheet('Tambah ke Keranjang'))
  await expect.element(sheet).not.toBeInTheDocument()
  expect(sent()).toEqual([{ product_id: 31, product_detail_id: 2, qty: 20, is_buy_now: false }])
})

it('[product-29] an unavailable product has no stepper and no sum', async () => {
  await page.viewport(1280, 800)
  const left = [{ ...variant(1, ''), sub_name_1: null, stock: 2 }]
  $deliveryCity.set({ id: 3, name: 'Kota Uji' })
  const stop = $estimate.listen(() => {})
  await showProduct(() => added, { productId: 32, min: 5, variantNames: [], variants: left })
  await expect.element(page.getByLabelText('Jumlah')).toHaveValue('0')
  expect(document.querySelector('[data-subtotal]')).toBeNull()
  // Its freight is for the minimum quantity: a request for 0 pieces is an error.
  const queries = () => sentTo(vi.mocked(call), 'GET /buyer/shipping/estimate').map(({ input }) => input)
  await expect.poll(queries).toContainEqual(expect.objectContaining({ product_id: 32, qty: 5 }))
  stop()
  $deliveryCity.set(undefined)
})

it('[core-20, cart-16] a buyer without an address is offered to add one', async () => {
  signInMember({ has_address: false })
  await showProduct(() => added)
  const opener = button('Beli Sekarang')
  await userEvent.click(opener)
  await userEvent.click(sheet.getByText('M', { exact: true }))
  await userEvent.click(inSheet('Beli Sekarang'))
  const dialog = dialogNamed('Alamat belum ada')
  await expect.element(dialog.getByRole('button', { name: 'Tambah Alamat' })).toHaveFocus()
  await expectAccessible('missing address')
  await expectCloses(opener, dialog)
})

it('[cart-17, identity-164] a guest signs in over the product, once, with the pending purchase shown', async () => {
  becomeGuest()
  const left = stayHere()
  await showProduct(() => added)
  await userEvent.click(button('Tambah ke Keranjang'))
  await userEvent.click(sheet.getByText('L', { exact: true }))
  await userEvent.dblClick(inSheet('Tambah ke Keranjang'))
  const signIn = dialogNamed('Masuk atau daftar')
  await expect.element(signIn.getByText(/^1\spcs Kaos Proyek menunggu Anda\.$/)).toBeVisible()
  await expect.element(signIn.getByLabelText('Nomor HP')).toHaveFocus()
  expect(JSON.parse(sessionStorage.getItem(begunKey) ?? '')).toMatchObject({
    way: 'cart',
    item: { product_id: 31, product_detail_id: 2, qty: 1 }
  })
  expect(sent()).toEqual([])
  $session.set({ status: 'member', profile: budi })
  await expect.element(signIn).not.toBeInTheDocument()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => $toast.get()).toMatchObject({ tone: 'success' })
  expect(sent()).toEqual([{ product_id: 31, product_detail_id: 2, qty: 1, is_buy_now: false }])
  expect(left).toEqual([])
})

it('[identity-164] closing the sign-in returns to the choice, with the focus where it was', async () => {
  becomeGuest()
  await page.viewport(1280, 800)
  await showProduct(() => added)
  await userEvent.click(page.getByText('M', { exact: true }))
  await expectOpens(button('Beli Sekarang'), dialogNamed('Masuk atau daftar'))
  await expectCloses(button('Beli Sekarang'), dialogNamed('Masuk atau daftar'))
  expect(sent()).toEqual([])
})

it("[cart-17] a guest's purchase is completed once after signing in, and never again", async () => {
  await page.viewport(1280, 800)
  storeBegun({ product_id: 31, product_detail_id: 2, qty: 3 }, 'cart')
  await showProduct(() => added)
  await expect.poll(sent).toEqual([{ product_id: 31, product_detail_id: 2, qty: 3, is_buy_now: false }])
  await expect.element(page.getByLabelText('Jumlah')).toHaveValue('3')
  await expect.element(page.getByRole('radio', { name: 'L' })).toBeChecked()
  signInMember()
  await userEvent.click(button('Tambah jumlah'))
  expect(sent()).toHaveLength(1)
})

it('[cart-17] an error after signing in is shown, and the choice is still there', async () => {
  await page.viewport(1280, 800)
  storeBegun({ product_id: 31, product_detail_id: 2, qty: 3 }, 'cart')
  await showProduct(() => rejected('out_of_stock'))
  await expect.poll(() => $toast.get()).toMatchObject({ text: 'Stok produk tidak mencukupi.' })
  await expect.element(page.getByRole('radio', { name: 'L' })).toBeChecked()
  await expect.element(page.getByLabelText('Jumlah')).toHaveValue('3')
})

it('[core-20] a photo opens large, and the focus returns to it', async () => {
  await renderFresh(<Gallery name="Semen" paths={['/a.webp', '/b.webp']} />)
  const photo = page.getByRole('link', { name: 'Perbesar foto 1' })
  await expectOpens(photo, dialogNamed('Foto Semen'))
  await expectCloses(photo, dialogNamed('Foto Semen'))
})

it('[product-32] a phone’s sheet accepts square metres of tiles and buys the boxes', async () => {
  answerBy(vi.mocked(call), {
    'GET /buyer/product/stock/{id}': () => answered({ id: 31, variants }),
    [add]: () => added
  })
  await renderFresh(
    <BuyBox
      productId={31}
      shopId={3}
      name="Keramik Uji 40x40 cm"
      photo="/x.webp"
      ownPrice={57_000}
      min={2}
      multiple={1}
      variantNames={[]}
      variants={[{ ...variant(1, ''), sub_name_1: null }]}
      vouchers={[]}
      contentAmount={1.44}
      contentUnit="m2"
      saleUnit="dus"
      holds="4 keping = 1,44 m²"
    />
  )
  const tiles = dialogNamed('Pilih jumlah')
  await expectOpens(button('Tambah ke Keranjang'), tiles)
  await userEvent.fill(tiles.getByLabelText('Luas'), '10')
  await expect.element(tiles.getByText('10 m² → 7 dus')).toBeVisible()
  await expect.element(tiles.getByLabelText('Jumlah')).toHaveValue('7')
  pressTwice(tiles.getByRole('button', { name: 'Tambah ke Keranjang' }))
  await expect.element(tiles).not.toBeInTheDocument()
  expect(sent()).toMatchObject([{ product_id: 31, qty: 7 }])
})
