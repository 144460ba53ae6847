import { expect, type Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { buy } from './buy-sheet.ts'
import { expectAccessible } from './axe.ts'
import { test } from './fixtures.ts'
import { send } from './send.ts'
import { registerByApi, signInAsDemo } from './sign-in.ts'
import { openProduct } from './open-product.ts'

/** As long as a note may be and without a space: a link to a map, or a stuck key. */
const link = `https://maps.app.goo.gl/${'kQ3vD1xYz7Ab9CdE8'.repeat(11)}`.slice(0, 200)
const word = 'W'.repeat(200)

/** Nothing overflows: neither the page nor an overlay on it. */
async function expectNothingSticksOut(page: Page, where: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const widest = await page.evaluate(() => {
    const open = [...document.querySelectorAll('dialog[open] .modal-box')]
    const boxes = open.map(box => box.getBoundingClientRect().right)
    const inner = open.map(box => box.scrollWidth - box.clientWidth)
    return {
      page: document.documentElement.scrollWidth,
      boxes: Math.max(0, ...boxes),
      inner: Math.max(0, ...inner)
    }
  })
  expect(widest.page, where).toBeLessThanOrEqual(width)
  expect(widest.boxes, where).toBeLessThanOrEqual(width)
  expect(widest.inner, where).toBeLessThanOrEqual(0)
}

const signed = (page: Page) => ({
  ...signatureHeaders(developmentSignatureKey, Date.now()),
  origin: new URL(page.url()).origin
})

/** A call of the signed-in buyer. */
async function api(page: Page, method: 'get' | 'post', path: string, data?: object) {
  const answer = await page.request[method](`/api/v1${path}`, {
    headers: signed(page),
    ...(data && { data })
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: never }).data
}

/** The invoice's frame runs no scripts, not even ours: its document is measured on a separate page. */
async function expectInvoiceWraps(page: Page): Promise<void> {
  const id = /\/order\/(\d+)/.exec(page.url())?.[1]
  const answer = await page.request.get(`/api/v1/buyer/transaction/invoice/${id}`, { headers: signed(page) })
  const sheet = await page.context().newPage()
  await sheet.setViewportSize({ width: 320, height: 600 })
  await sheet.setContent(await answer.text())
  await expect(sheet.locator('body')).toContainText(word)
  const width = await sheet.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'invoice').toBeLessThanOrEqual(320)
  // The name of a product has room for words beside its figures.
  expect((await sheet.locator('tbody td').first().boundingBox())?.width).toBeGreaterThan(200)
  await expectAccessible(sheet, 'invoice on paper')
  await sheet.close()
}

type Address = Record<
  'id' | 'province_id' | 'city_id' | 'district_id' | 'subdistrict_id' | 'zip_code' | 'lat' | 'lng',
  string
>

test('[shipping-14, checkout-7, core-18] long texts wrap, from the cart to the order, and a reload keeps every choice @phone @long', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/')
  const [own] = (await api(page, 'get', '/buyer/address')) as Address[]
  const { id: _id, ...place } = own!
  const label = `Gudang${'g'.repeat(24)}`
  const fields = { label, name: 'N'.repeat(60), phone: '081234567890', address_detail: word }
  await api(page, 'post', '/buyer/address/add', { ...place, ...fields, is_main: false })

  await openProduct(page)
  await buy(page, 'Tambah ke Keranjang')
  await expect(page.getByText('Produk berhasil ditambahkan ke keranjang').last()).toBeVisible()
  await page.goto('/cart')
  // The line added last is selected: the total is not Rp0.
  await expect(page.getByRole('button', { name: 'Beli (1)' })).toBeVisible()
  await expectNothingSticksOut(page, 'cart')
  await page.getByRole('button', { name: 'Beli (1)' }).click()
  await expect(page).toHaveURL(/\/checkout$/)

  const pay = page.getByRole('button', { name: 'Bayar Sekarang' })
  await expect(pay).toBeInViewport()
  await page.getByRole('button', { name: 'Ganti' }).click()
  await expect(page.getByText(label)).toBeVisible()
  await expectNothingSticksOut(page, 'address book')
  await page.getByRole('listitem').filter({ hasText: label }).getByRole('button', { name: 'Pilih' }).click()
  await expect(page.getByRole('region', { name: 'Alamat pengiriman' })).toContainText(word)
  await page.getByLabel(/Catatan untuk penjual/).fill(link)
  const saved = page.waitForResponse(answer => answer.url().includes('/checkout/choose'))
  await page.getByRole('radio', { name: /BCA/ }).check()
  await saved
  await expect(page.getByText('Termurah')).toHaveCount(1)
  const closed = page.getByText(/^Tidak tersedia \(\d+\)$/)
  if (await closed.count()) await closed.click()
  await expectNothingSticksOut(page, 'checkout')

  const total = await page.locator('[data-total]').textContent()
  await page.reload()
  await expect(page.getByRole('radio', { name: /BCA/ })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Alamat pengiriman' })).toContainText(word)
  await expect(page.getByLabel(/Catatan untuk penjual/)).toHaveValue(link)
  await expect(page.locator('[data-total]')).toHaveText(total ?? '')
  await pay.click()
  const look = page.getByRole('dialog', { name: 'Periksa pesanan Anda' })
  await expectNothingSticksOut(page, 'last look')
  await look.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await page.getByRole('button', { name: 'Cek Transaksi' }).click()
  await page.getByRole('article').first().getByRole('link', { name: /^BB/ }).click()

  await expect(page.getByText(`Catatan: ${link}`)).toBeVisible()
  // The break-anywhere rule does not break the remaining time.
  expect(
    (
      await page
        .locator('time', { hasText: /^\d+:\d\d:\d\d$/ })
        .first()
        .boundingBox()
    )?.height
  ).toBeLessThan(30)
  await expectNothingSticksOut(page, 'order')
  await expect(page.getByRole('link', { name: 'Bayar Sekarang' })).toBeInViewport()
  await expectInvoiceWraps(page)
  await page.getByRole('button', { name: 'Batalkan Pesanan' }).click()
  await page.getByRole('textbox', { name: /Alasan/ }).fill(link)
  await expectNothingSticksOut(page, 'cancel dialog')
  await page.getByRole('button', { name: 'Ya, Batalkan' }).click()
  await expect(page.getByText('Dibatalkan oleh')).toBeVisible()
  await expectNothingSticksOut(page, 'cancelled order')
})

test('[cart-16] a checkout opened by its address, without any, offers to add one @phone', async ({
  page,
  counter
}) => {
  await registerByApi(page, counter, { phone: '085788000001', email: 'tanpa-alamat@contoh.id' })
  const found = await send<{ id: number; stock: number }[]>(page, '/buyer/product?per_page=100&keyword=semen')
  const product_id = found.find(({ stock }) => stock >= 10)?.id
  const line = await send<{ cart_detail_id: number }>(page, '/buyer/cart/add', { product_id, qty: 5 })
  await page.goto('/order')
  const draft = JSON.stringify({ lineIds: [line.cart_detail_id], isBuyNow: false })
  await page.evaluate(text => sessionStorage.setItem('checkout', text), draft)
  await page.goto('/checkout')
  const dialog = page.getByRole('dialog', { name: 'Alamat belum ada' })
  await dialog.getByRole('button', { name: 'Nanti' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Kembali ke Keranjang' })).toBeVisible()
  await page.getByRole('button', { name: 'Tambah Alamat' }).click()
  await dialog.getByRole('button', { name: 'Tambah Alamat' }).click()
  await expect(page.getByRole('dialog', { name: 'Tambah Alamat' })).toBeVisible()
})
