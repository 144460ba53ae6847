import type { Page } from '@playwright/test'

import { buyAsGuest, buySheet, signInSheet } from './buy-sheet.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openProduct } from './open-product.ts'
import { reloadClosed } from './reload.ts'
import { typeCode } from './sign-in.ts'

// S2-9: registering does not interrupt a purchase. The errors of each step: tests/identity/purchase-sheet.browser.test.tsx.

const phone = '085912805992'
const stored = `62${phone.slice(1)}`
const added = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Produk berhasil ditambahkan ke keranjang: 12\s\S+/ })

test('[identity-164, identity-165, identity-166] a guest adds twelve to the cart: number, code, a reload, name @phone', async ({
  page,
  counter
}) => {
  await openProduct(page, 'keramik')
  const product = page.url()
  await page.getByRole('button', { name: 'Tambah ke Keranjang' }).first().click()
  await buySheet(page).getByLabel('Jumlah', { exact: true }).fill('12')
  const sheet = signInSheet(page)
  await buySheet(page).getByRole('button', { name: 'Tambah ke Keranjang' }).click()
  await expect(sheet).toContainText(/12\s\S+ .+ menunggu Anda\./)
  await expectAccessible(page, 'number over a product')
  await sheet.getByLabel('Nomor HP').fill(phone)
  await sheet.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(sheet).toContainText(`Kode 6 digit sudah dikirim lewat WhatsApp ke ${phone}`)
  // Looking for the code in another app makes a phone reload the page.
  await page.reload()
  await expect(sheet.getByRole('heading', { name: 'Verifikasi Akun Anda' })).toBeVisible()
  await typeCode(page, await counter.code(stored))
  await sheet.getByLabel('Nama lengkap').fill('Dewi Lestari')
  await expectAccessible(page, 'name over a product')
  await sheet.getByRole('button', { name: 'Daftar dan lanjutkan' }).click()
  await expect(added(page)).toBeAttached()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(product)
  await expect(page.getByRole('link', { name: /Keranjang, \d+ barang/ }).first()).toBeVisible()
})

test('[identity-164, identity-166] the code signs in an existing account, and Kembali closes the sheet first @desktop', async ({
  page,
  counter
}) => {
  await openProduct(page)
  const product = page.url()
  const sheet = await buyAsGuest(page, 'Tambah ke Keranjang')
  await sheet.getByLabel('Nomor HP').fill('0812 3456 7890')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(product)
  // A sheet closed by hand stays closed after a reload, and an open one reopens: otherwise the
  // page's own button could not be pressed.
  await reloadClosed(page)
  await buyAsGuest(page, 'Tambah ke Keranjang')
  await page.goto('/category')
  await page.goto(product)
  await buyAsGuest(page, 'Tambah ke Keranjang')
  await expect(sheet.getByLabel('Nomor HP')).toHaveValue('0812 3456 7890')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('heading', { name: 'Verifikasi Akun Anda' })).toBeVisible()
  await typeCode(page, await counter.code('6281234567890'))
  await expect(page.getByRole('status').filter({ hasText: 'Produk berhasil ditambahkan' })).toBeAttached()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: /Keranjang, \d+ barang/ }).first()).toBeVisible()
})
