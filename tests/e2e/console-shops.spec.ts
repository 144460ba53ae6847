import type { Locator, Page } from '@playwright/test'

import type { Reply } from '#lib/calls.ts'

import { takePhoto } from '../support/photo.ts'
import { expectAccessible } from './axe.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { send } from './send.ts'

const token = 'clerk-of-the-console-0123'
test.use({ settings: [{ OPS_TOKENS: `citra:clerk:${token}` }, { scope: 'worker' }] })

/** Types into a field by its label, as somebody does who has no mouse. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await type(page, page.getByLabel(label, { exact: true }), text)
}

/** Chooses an entry of a field with a list by typing its beginning. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await expect(field).toBeEnabled()
  await type(page, field, text)
  await expect(page.getByRole('option', { name: text }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}

/** Puts one product into a shop, like another one that is sold; returns the address of its page. */
async function stock(page: Page, counter: Counter, shopId: number): Promise<string> {
  const like = await send<Reply<'GET /ops/product/{id}'>>(page, '/ops/product/1')
  const form = new FormData()
  form.set('photo', await takePhoto())
  const { path } = (await counter.post('/photo', form)) as { path: string }
  const { name, description, category_id, condition, sale_unit, content_amount, content_unit } = like
  const variant = { price: 50_000, stock: 10, weight: 40_000, length: 600, width: 400, height: 120 }
  const made = { name, description, category_id, condition, sale_unit, content_amount, content_unit }
  const product = { ...made, shop_id: shopId, brand: like.brand, photos: [path], variants: [variant] }
  const { slug } = (await counter.post('/product', product)) as { slug: string }
  return `/product/${slug}`
}

test('[ops-126, ops-127, ops-128, ops-131] a clerk makes a shop and its voucher by keyboard; buyers see both, until it is closed @desktop', async ({
  page,
  browser,
  marketplace,
  counter
}) => {
  test.slow()
  await page.goto('/ops')
  await fill(page, 'Token operator', token)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Toko', exact: true }).focus()
  await page.keyboard.press('Enter')
  await press(page, 'Toko baru')
  await fill(page, 'Nama toko', 'Toko Papan Ketik')
  await fill(page, 'Nama penjual', 'Kirana')
  await fill(page, 'Email penjual', 'kirana@example.com')
  await choose(page, 'Provinsi', 'Jawa Barat')
  await choose(page, 'Kota/Kabupaten', 'Kota Bandung')
  await choose(page, 'Kecamatan', 'Coblong')
  await press(page, 'Tambah toko')
  const address = page.getByLabel('Alamat', { exact: true })
  await expect(address).toHaveAccessibleDescription('Alamat wajib diisi')
  await expect(page.getByLabel('Nama toko')).toHaveValue('Toko Papan Ketik')
  await fill(page, 'Alamat', 'Jl. Ir. H. Juanda 1')
  await page.getByRole('checkbox', { name: 'Cantumkan jam buka' }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page, 'the editor of a shop')
  await press(page, 'Tambah toko')
  await expect(page.getByText('Toko Papan Ketik: ditambahkan')).toBeVisible()
  const link = page.getByRole('link', { name: 'Lihat halaman toko' })
  const shopUrl = (await link.getAttribute('href'))!

  const productUrl = await stock(page, counter, Number(new URL(page.url()).searchParams.get('open')))
  await press(page, 'Promo toko ini')
  await press(page, 'Promo baru')
  await page.getByRole('checkbox', { name: 'Ditanggung marketplace' }).focus()
  await page.keyboard.press('Space')
  await choose(page, 'Toko yang menanggung', 'Toko Papan Ketik')
  await fill(page, 'Kode', 'KETIK10')
  await fill(page, 'Nama promo', 'Hemat papan ketik')
  await fill(page, 'Persen', '10')
  await page.getByLabel('Mulai').fill('2026-01-01T00:00')
  await page.getByLabel('Berakhir').fill('2027-12-31T23:59')
  await fill(page, 'Kuota', '50')
  await page.getByRole('combobox', { name: 'Produk', exact: true }).selectOption('all')
  await press(page, 'Tambah promo')
  await expect(page.getByText('KETIK10: ditambahkan')).toBeVisible()
  await expect(page.getByText(/^Berjalan, dipakai 0 dari 50/)).toBeVisible()

  const buyer = await browser.newPage({ baseURL: marketplace })
  await buyer.goto(shopUrl)
  await expect(buyer.getByRole('heading', { name: 'Toko Papan Ketik' })).toBeVisible()
  await buyer.goto(productUrl)
  await expect(buyer.getByText('KETIK10').first()).toBeVisible()

  await page.getByRole('link', { name: 'Toko', exact: true }).focus()
  await page.keyboard.press('Enter')
  await press(page, 'Tutup toko')
  const dialog = page.getByRole('dialog', { name: 'Tutup Toko Papan Ketik?' })
  await dialog.getByRole('button', { name: 'Tutup toko' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Toko Papan Ketik: ditutup')).toBeVisible()
  await buyer.goto(shopUrl)
  await expect(buyer.getByText('Toko ini sedang tutup.')).toBeVisible()
  expect((await buyer.goto(productUrl))?.status()).toBe(410)
  await press(page, 'Buka toko lagi')
  await page.getByRole('dialog').getByRole('button', { name: 'Buka lagi' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Toko Papan Ketik: dibuka lagi')).toBeVisible()
  await buyer.goto(shopUrl)
  await expect(buyer.getByText('Toko ini sedang tutup.')).toBeHidden()
  expect((await buyer.goto(productUrl))?.status()).toBe(200)
  await buyer.close()
})
