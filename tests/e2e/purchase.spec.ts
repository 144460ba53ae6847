import type { Page } from '@playwright/test'

import { buyAsGuest, toSignInPage } from './buy-sheet.ts'
import { expectAccessible } from './axe.ts'
import { type Counter, expect, movingOnPhones, test } from './fixtures.ts'
import { send } from './send.ts'
import { addAddress, register, signInAsDemo, signInByCode } from './sign-in.ts'

test.use({ contextOptions: movingOnPhones })

/** A one-pixel PNG, as a phone's camera would never make it. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

test('a guest searches, signs in and buys by virtual account @phone-first', async ({
  page,
  counter,
  isMobile
}) => {
  const name = await findProduct(page)
  await putIntoCart(page)
  if (isMobile) await signInByCode(page, counter, '081298765432')
  else {
    await page.getByRole('main').getByRole('link', { name: 'Daftar' }).click()
    await register(page, counter, '081311112222', 'dewi@contoh.id')
  }
  // The guest's purchase is completed on returning.
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByText('Produk berhasil ditambahkan ke keranjang').last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keranjang, 1 barang' })).toBeVisible()

  await toCheckout(page, name)
  await expectAccessible(page, 'checkout')
  await page.getByLabel(/Catatan untuk penjual/).fill('Titip di satpam')
  const { number } = await payByVirtualAccount(page)
  await expectAccessible(page, 'payment')
  await settle(page, counter, number)
})

test('a buyer follows an order, confirms and reviews it @phone-first', async ({ page, counter }) => {
  await signInAsDemo(page)
  await openCheckout(page)
  const { number, code } = await payByVirtualAccount(page)
  await settle(page, counter, number)
  await followOrder(page, counter, code)
  await confirmAndReview(page, code)
})

/** The checkout of goods that are in the cart already. */
async function openCheckout(page: Page): Promise<void> {
  const found = await send<{ id: number; stock: number }[]>(page, '/buyer/product?per_page=100&keyword=semen')
  const product = found.find(({ stock }) => stock >= 10)
  const added = await send<{ cart_detail_id: number }>(page, '/buyer/cart/add', {
    product_id: product?.id,
    qty: 5
  })
  await page.goto('/order?tab=nego')
  const draft = JSON.stringify({ lineIds: [added.cart_detail_id], isBuyNow: false })
  await page.evaluate(stored => sessionStorage.setItem('checkout', stored), draft)
  await page.goto('/checkout')
}

async function findProduct(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Cari produk' }).fill('semen')
  await page.getByRole('combobox', { name: 'Cari produk' }).press('Enter')
  await expect(page).toHaveURL(/\/search\?keyword=semen/)
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  return (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
}

async function putIntoCart(page: Page): Promise<void> {
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await group.locator('label:has(input:enabled)').first().click()
  }
  await buyAsGuest(page, 'Tambah ke Keranjang')
  await toSignInPage(page)
}

async function toCheckout(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Keranjang, 1 barang' }).click()
  // The line added last is selected by itself.
  const box = page.getByRole('checkbox', { name: `Pilih ${name}` })
  await expect(box).toBeChecked()
  await box.uncheck()
  await page.getByRole('button', { name: 'Beli' }).click()
  await expect(page.getByText('Pilih barang dulu sebelum beli')).toBeVisible()
  await box.check()
  await page.getByRole('button', { name: /^Beli/ }).click()
  await expect(page.getByRole('dialog', { name: 'Alamat belum ada' })).toBeVisible()
  await page.getByRole('button', { name: 'Tambah Alamat' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
  await expectAccessible(page, 'address dialog')
  await addAddress(page)
  await expect(page).toHaveURL(/\/checkout$/)
}

/** Pays the checkout; returns the account's number and the order's code, from the payment page. */
async function payByVirtualAccount(page: Page): Promise<{ number: string; code: string }> {
  await page.getByRole('radio', { name: /BCA/ }).check()
  const total = (await page.locator('[data-total]').textContent())?.trim() ?? ''
  await page.getByRole('button', { name: 'Bayar Sekarang' }).dblclick()
  const look = page.getByRole('dialog', { name: 'Periksa pesanan Anda' })
  await look.getByRole('button', { name: 'Bayar Sekarang' }).dblclick()
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await expect(page.getByText(total).first()).toBeVisible()
  await expect(page.getByText('Menunggu Pembayaran').first()).toBeVisible()
  const text = (await page.locator('main').textContent()) ?? ''
  return {
    number: /\d{4} \d{4} \d{4} \d{4}/.exec(text)?.[0].replaceAll(' ', '') ?? '',
    code: /BB\d{6}[0-9A-Z]{6}/.exec(text)?.[0] ?? ''
  }
}

/** The money arrives: the payment page reports it by itself, and leads to the order. */
async function settle(page: Page, counter: Counter, number: string): Promise<void> {
  await page.mouse.wheel(0, 200)
  await counter.post('/payment/settle', { number })
  await expect(page.getByText('Berhasil', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cek Transaksi' }).click()
  await expect(page).toHaveURL(/\/order/)
}

/** The order's progress on its page: the names of all steps are always visible. */
const reached = (page: Page) =>
  page.getByRole('list', { name: 'Perjalanan pesanan' }).locator('[aria-current=step]')

async function followOrder(page: Page, counter: Counter, code: string): Promise<void> {
  await page
    .getByRole('article', { name: `Pesanan ${code}` })
    .getByRole('link', { name: /Detail/ })
    .click()
  await expect(page.getByRole('heading', { name: new RegExp(code) })).toBeVisible()
  await page.mouse.wheel(0, 200)
  await counter.post(`/transaction/${code}/accept`)
  await counter.post(`/transaction/${code}/pack`)
  await expect(reached(page)).toHaveText('Dikemas')
  await counter.post(`/transaction/${code}/ship`, { resi: 'JX0012345678' })
  await expect(page.getByText('JX0012345678')).toBeVisible()
  await counter.post(`/transaction/${code}/trace`, { detail: 'Tiba di gudang Jakarta' })
  await counter.post(`/transaction/${code}/deliver`)
  await expect(reached(page)).toHaveText('Barang Sampai')
  await expectAccessible(page, 'order')
}

async function confirmAndReview(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Pesanan Diterima' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan Akan Diselesaikan' })
  await dialog.getByRole('button', { name: /Diterima|Selesai/ }).click()
  await expect(page).toHaveURL(/\/order($|\?)/)
  await page.getByRole('tab', { name: /Selesai/ }).click()
  const card = page.getByRole('article', { name: `Pesanan ${code}` })
  await card.getByRole('button', { name: 'Ulas' }).click()
  const review = page.getByRole('dialog', { name: 'Beri Ulasan' })
  await expect(review.getByRole('button', { name: 'Kirim Ulasan' })).toBeDisabled()
  await review.getByText('5 bintang').click({ force: true })
  await review.getByRole('textbox', { name: 'Ulasan' }).fill('Barang sampai utuh, penjual cepat.')
  await review
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo })
  await expectAccessible(page, 'review dialog')
  await review.getByRole('button', { name: 'Kirim Ulasan' }).click()
  await expect(review).toBeHidden()
  await expect(card.getByRole('button', { name: 'Ubah Ulasan' })).toBeVisible()
  await card.getByRole('link', { name: 'Lihat Detail Transaksi' }).click()
  await expect(reached(page)).toHaveText('Selesai')
}
