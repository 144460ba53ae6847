import type { Locator, Page } from '@playwright/test'

import { takePhoto } from '../support/photo.ts'
import { buy, buySheet } from './buy-sheet.ts'
import { expectAccessible } from './axe.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { register, signInAsDemo } from './sign-in.ts'

// axe looks at whatever opens over a page and stands on none. Nothing is answered here: each is closed as it came.

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Opens what lies over the page, and waits for what it loads. */
async function open(opener: Locator, overlay: Locator): Promise<void> {
  await opener.click()
  await expect(overlay).toBeVisible()
  await expect(overlay.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Escape closes it; the focus is where it was before. */
async function expectCloses(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  await close(page, overlay)
  await expect(opener).toBeFocused()
}

/** Its step of the history is taken back a moment later: leaving the page in between would be broken off. */
async function close(page: Page, overlay: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await page.waitForFunction(() => !history.state?.overlays)
}

async function openProduct(page: Page): Promise<void> {
  await page.goto('/search?keyword=semen')
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
}

test(
  '[core-20, core-105] axe finds nothing in the menu and in the filters of a phone',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products/bestselling')
    const burger = page.getByRole('button', { name: 'Buka menu' })
    const menu = dialogOf(page, 'Menu')
    await open(burger, menu)
    await expectAccessible(page, 'menu')
    await menu.getByRole('link', { name: 'Kategori' }).click()
    await expect(menu.getByRole('button', { name: 'Kategori' })).toHaveAttribute('aria-expanded', 'true')
    await menu.getByText('Semen & Mortar', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Semen Portland' })).toBeVisible()
    await expectAccessible(page, 'categories in the menu')
    await expectCloses(page, burger, menu)
    const filters = page.locator('.filter-sheet > summary')
    const sheet = page.locator('.filter-sheet-panel')
    await open(filters, sheet)
    await expectAccessible(page, 'filter sheet')
    await expectCloses(page, filters, sheet)
  }
)

test(
  '[home-12] the apps are read from the screen, without JavaScript too',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/products/bestselling')
    const opener = page.getByRole('button', { name: 'Unduh Aplikasi' })
    const codes = dialogOf(page, 'Unduh Aplikasi')
    await open(opener, codes)
    for (const name of ['Kode QR Aplikasi Android', 'Kode QR Aplikasi iPhone']) {
      const code = codes.getByRole('img', { name })
      await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
    }
    await expectAccessible(page, 'app download')
    await page.keyboard.press('Escape')
    await expect(codes).toBeHidden()
    await expect(opener).toBeFocused()
    const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await plain.goto('/search')
    await plain.getByRole('button', { name: 'Unduh Aplikasi' }).click()
    await expect(dialogOf(plain, 'Unduh Aplikasi')).toBeVisible()
    await plain.close()
  }
)

test('[core-20] axe finds nothing in the large view of a photo @phone', async ({ page }) => {
  await openProduct(page)
  const photo = page.getByRole('link', { name: 'Perbesar foto 1' })
  const large = dialogOf(page, /^Foto /)
  await open(photo, large)
  await expectAccessible(page, 'large photo')
  await expectCloses(page, photo, large)
})

test('[core-20] axe finds nothing where the cart asks before it deletes @phone', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/cart')
  const question = dialogOf(page, 'Hapus barang')
  await page
    .getByRole('button', { name: /^Catatan dan hapus / })
    .first()
    .click()
  await expectAccessible(page, 'opened line of the cart')
  const remove = page.getByRole('main').getByRole('button', { name: /^Hapus / })
  await open(remove.first(), question)
  await expectAccessible(page, 'deletion of a line')
  await expectCloses(page, remove.first(), question)
  const soldOut = page.getByRole('region', { name: 'Tidak bisa diproses' }).getByRole('button')
  await open(soldOut, question)
  await expectAccessible(page, 'deletion of a line that is sold out')
  await expectCloses(page, soldOut, question)
})

test('[cart-29] a cart of sold-out goods alone says so, and leads to others @phone', async ({ page }) => {
  await signInAsDemo(page)
  await page.route('**/api/v1/buyer/cart', async route => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { details: { unavailable: string | null }[] }[] }
    for (const group of body.data) group.details = group.details.filter(line => line.unavailable)
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/cart')
  await expect(page.getByText('Tidak ada barang di keranjang yang bisa dibeli sekarang.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Ringkasan belanja' })).toBeHidden()
  await expectAccessible(page, 'cart of sold-out goods')
  await page.getByRole('link', { name: 'Cari produk lain' }).click()
  await expect(page.getByRole('combobox', { name: 'Cari produk' })).toBeFocused()
})

test('[core-20] axe finds nothing in the address book, the vouchers and the PIN of a checkout @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await openProduct(page)
  await buy(page, 'Beli Sekarang')
  await expect(page).toHaveURL(/\/checkout$/)
  const change = page.getByRole('button', { name: 'Ganti' })
  await open(change, dialogOf(page, 'Pilih alamat pengiriman'))
  await expectAccessible(page, 'address book')
  await expectCloses(page, change, dialogOf(page, 'Pilih alamat pengiriman'))
  const promo = page.getByRole('complementary', { name: 'Ringkasan pesanan' }).getByRole('button')
  await open(promo, dialogOf(page, 'Pakai promo'))
  await expectAccessible(page, 'vouchers')
  await expectCloses(page, promo, dialogOf(page, 'Pakai promo'))
  await page.getByRole('radio', { name: /Saldo/ }).check()
  const pay = page.getByRole('button', { name: 'Bayar Sekarang' })
  await open(pay, dialogOf(page, 'Masukkan PIN'))
  await expectAccessible(page, 'PIN')
  await expectCloses(page, pay, dialogOf(page, 'Masukkan PIN'))
})

test('[core-20] axe finds nothing in what the list of orders opens @phone', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/order?tab=pending')
  const cancel = page.getByRole('button', { name: 'Batalkan Transaksi' }).first()
  await open(cancel, dialogOf(page, 'Yakin ingin batalkan transaksi?'))
  await expectAccessible(page, 'cancelling from the list')
  await expectCloses(page, cancel, dialogOf(page, 'Yakin ingin batalkan transaksi?'))
  await page.goto('/order?tab=success')
  const review = page.getByRole('button', { name: 'Ubah Ulasan' }).first()
  await open(review, dialogOf(page, 'Ubah Ulasan'))
  await expectAccessible(page, 'review that is changed')
  await expectCloses(page, review, dialogOf(page, 'Ubah Ulasan'))
  // What changes in the market meanwhile is not this journey's affair.
  await page.route('**/buyer/cart/add-by-transaction/*', async route => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    const changed = [{ name: 'Semen', message: 'Stok tersisa 3: 3 dari 10 dimasukkan.' }]
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, changed } } })
  })
  const again = page.getByRole('button', { name: 'Beli Lagi' }).first()
  await open(again, dialogOf(page, 'Beli Lagi'))
  await expectAccessible(page, 'what changed when bought again')
  await expectCloses(page, again, dialogOf(page, 'Beli Lagi'))
})

test('[core-20] axe finds nothing in what an order opens @phone', async ({ page, counter }) => {
  await signInAsDemo(page)
  await openOrder(page, 'pending', 'Menunggu Pembayaran')
  const cancel = page.getByRole('button', { name: 'Batalkan Pesanan' })
  await open(cancel, dialogOf(page, 'Apakah Anda Yakin Membatalkan Pesanan?'))
  await expectAccessible(page, 'cancelling an order')
  await expectCloses(page, cancel, dialogOf(page, 'Apakah Anda Yakin Membatalkan Pesanan?'))

  await openOrder(page, 'sent', 'Barang Sampai')
  const receive = page.getByRole('button', { name: 'Pesanan Diterima' })
  await open(receive, dialogOf(page, 'Pesanan Akan Diselesaikan'))
  await expectAccessible(page, 'receipt')
  await expectCloses(page, receive, dialogOf(page, 'Pesanan Akan Diselesaikan'))
  const bill = page.getByRole('button', { name: 'Lihat Invoice' })
  await open(bill, dialogOf(page, 'Detail Invoice'))
  // What is written on it, the journey of people's texts looks at.
  await expect(page.getByTitle(/^Invoice BB/)).toBeVisible()
  await expectAccessible(page, 'invoice')
  await expectCloses(page, bill, dialogOf(page, 'Detail Invoice'))

  await openOrder(page, 'sent', 'Dikirim')
  await photographUnderWay(page, counter)
  const look = page.getByRole('button', { name: 'Lihat foto' }).first()
  await open(look, dialogOf(page, 'Foto'))
  await expectPicture(page)
  await expectAccessible(page, 'photo of a shipment')
  await expectCloses(page, look, dialogOf(page, 'Foto'))
})

test('[order-28, order-29] a picture of a delivery whose address is over is shown all the same @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  await openOrder(page, 'sent', 'Dikirim')
  await photographUnderWay(page, counter)
  const look = page.getByRole('button', { name: 'Lihat foto' }).first()
  const over = { status: 404, body: 'Berkas tidak ditemukan' }
  await page.route('/files/*', route => route.fulfill(over), { times: 1 })
  await open(look, dialogOf(page, 'Foto'))
  await expectPicture(page)
  await expectCloses(page, look, dialogOf(page, 'Foto'))

  await page.route('/files/*', route => route.fulfill(over), { times: 2 })
  await open(look, dialogOf(page, 'Foto'))
  await expect(page.getByText('Foto gagal dimuat.')).toBeVisible()
  await expectAccessible(page, 'photo that failed')
  await dialogOf(page, 'Foto').getByRole('button', { name: 'Coba lagi' }).click()
  await expectPicture(page)
})

/** The picture in the dialog came, and was drawn. */
async function expectPicture(page: Page): Promise<void> {
  const picture = dialogOf(page, 'Foto').getByRole('img', { name: 'Foto pengiriman' })
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
}

/** The newest order of a tab whose badge says this. */
async function openOrder(page: Page, tab: string, badge: string): Promise<void> {
  await page.goto(`/order?tab=${tab}`)
  const card = page.getByRole('article').filter({ has: page.getByText(badge, { exact: true }) })
  await card.first().getByRole('link', { name: /^BB/ }).click()
  await expect(page.getByRole('heading', { name: /No Pesanan/ })).toBeVisible()
}

/** The courier tells where the goods of the order on the screen are, with a picture. */
async function photographUnderWay(page: Page, counter: Counter): Promise<void> {
  const heading = (await page.getByRole('heading', { name: /No Pesanan/ }).textContent()) ?? ''
  const form = new FormData()
  form.set('detail', 'Paket transit di gudang Bekasi')
  form.set('photo', await takePhoto())
  await counter.post(`/transaction/${/BB\w+/.exec(heading)?.[0]}/trace`, form)
  await page.reload()
}

test('[core-20] axe finds nothing in what a buyer without a PIN and an address is asked @phone', async ({
  page,
  counter
}) => {
  await page.goto('/register')
  await register(page, counter, '085799000001', 'serba-baru@contoh.id')
  await expect(page).toHaveURL(/\/$/)
  const pin = dialogOf(page, 'Buat PIN')
  // The address comes before the page, and the page before its scripts.
  await page.waitForLoadState()
  await page.mouse.wheel(0, 300)
  await expect(pin.getByRole('button', { name: 'Nanti' })).toBeFocused()
  await expectAccessible(page, 'offer of a PIN')
  await pin.getByRole('button', { name: 'Buat PIN' }).click()
  await expect(pin.getByLabel('PIN baru')).toBeFocused()
  await expectAccessible(page, 'new PIN')
  await close(page, pin)

  await openProduct(page)
  const opener = page.getByRole('button', { name: 'Beli Sekarang' })
  await open(opener, buySheet(page))
  await expectAccessible(page, 'buy sheet')
  await buySheet(page).getByRole('button', { name: 'Beli Sekarang' }).click()
  await expect(dialogOf(page, 'Alamat belum ada')).toBeVisible()
  await expectAccessible(page, 'missing address')
  await expectCloses(page, opener, dialogOf(page, 'Alamat belum ada'))
})
