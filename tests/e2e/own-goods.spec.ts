import type { Page } from '@playwright/test'

import { scaled } from '../support/machine-pace.ts'
import { buyAsGuest, toSignInPage } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { ownPictures, ownTable, products, shops, wanted } from './own-goods-table.ts'
import { addAddress, typeCode } from './sign-in.ts'
import { expectNothingSticksOut } from './screens.ts'

// From an empty marketplace to its first order, by somebody who has the README: no demo, one token, everything in the browser.

test.use({ settings: { JOURNEYS_EMPTY: 'on' } })

test(
  '[import-31, ops-124] an empty marketplace gets shops and goods from one table, and its first order',
  { tag: '@desktop' },
  async ({ page: operator, context }) => {
    test.setTimeout(scaled(180_000))
    operator.setDefaultTimeout(scaled(15_000))
    await operator.goto('/')
    await expect(operator.getByText('Belum ada produk').first()).toBeVisible()
    await openConsole(operator)
    await sendTable(operator)
    await sendPictures(operator)
    await run(operator)

    const buyer = await context.newPage()
    buyer.setDefaultTimeout(scaled(15_000))
    const code = await buy(buyer, operator)
    await confirmPayment(operator, code)
    await expect(buyer.getByText('Berhasil', { exact: true }).first()).toBeVisible()
    await buyer.getByRole('button', { name: 'Cek Transaksi' }).click()
    await expect(buyer.getByRole('article', { name: `Pesanan ${code}` })).toBeVisible()
    // What was sold keeps its shop when the import is undone.
    await undo(operator)
  }
)

async function openConsole(page: Page): Promise<void> {
  await page.goto('/ops')
  await page.getByLabel('Token operator').fill('journey-ops-token')
  await page.getByRole('button', { name: 'Buka konsol' }).click()
  await page.getByRole('link', { name: 'Produk', exact: true }).click()
  await page.getByRole('tab', { name: 'Impor' }).click()
  await expect(page.getByText('Belum ada impor.')).toBeVisible()
}

async function sendTable(page: Page): Promise<void> {
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh contoh XLSX' }).click()
  expect((await template).suggestedFilename()).toBe('contoh-produk.xlsx')
  await page.getByLabel('Tabel produk (CSV atau XLSX)').setInputFiles({
    name: 'barang saya.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await ownTable()
  })
  await page.getByRole('button', { name: 'Kirim dan periksa' }).click()
  await expect(page.getByRole('heading', { name: 'barang saya.xlsx' })).toBeVisible()
  // Without pictures nothing can be created yet, and the table says so.
  await expect(page.getByText('Menunggu dijalankan')).toBeVisible()
  await expect(page.getByText(/paku-0\.jpg/).first()).toBeVisible()
}

async function sendPictures(page: Page): Promise<void> {
  await page.getByLabel(/^Foto sebagai ZIP/).setInputFiles({
    name: 'foto.zip',
    mimeType: 'application/zip',
    buffer: await ownPictures()
  })
  await expect(page.getByText('10 foto diterima, tabel diperiksa lagi.')).toBeVisible()
  await expect(page.getByText('Menunggu dijalankan')).toBeVisible()
  const counts = page.getByRole('region', { name: 'Jumlah produk' })
  await expect(counts).toContainText(`Baru${products - 1}`)
  await expect(counts).toContainText('Ditolak1')
  for (const shop of shops) await expect(page.getByText(shop, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('1 kategori baru')).toBeVisible()
  await page.getByRole('combobox', { name: 'Yang akan terjadi' }).selectOption('Ditolak')
  await expect(page.getByText("Harga harus bilangan bulat, misalnya 12.500; tertulis 'tanya'.")).toBeVisible()
  // The address names the open import and its filter.
  await page.reload()
  await expect(page.getByText('1 baris', { exact: true })).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNothingSticksOut(page, `import, ${width} px`)
  }
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jalankan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jalankan impor ini?' })
  await expect(dialog).toContainText('Menambah 2 toko dan 299 produk. Ditolak dan dilewati: 1 produk.')
  await dialog.getByRole('button', { name: 'Jalankan' }).click()
  await expect(page.getByText('Selesai', { exact: true })).toBeVisible({ timeout: scaled(90_000) })
  await expect(page.getByRole('region', { name: 'Jumlah produk' })).toContainText(
    `Ditambahkan${products - 1}`
  )
  await expect(page.getByRole('region', { name: 'Jumlah toko' })).toContainText('Ditambahkan2')
}

/** A buyer finds a product, registers with the code that the console's outbox shows, and orders by virtual account. */
async function buy(page: Page, operator: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Cari produk' }).fill(wanted)
  await page.getByRole('combobox', { name: 'Cari produk' }).press('Enter')
  await page.getByRole('link', { name: wanted }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: wanted })).toBeVisible()
  await buyAsGuest(page, 'Tambah ke Keranjang')
  await toSignInPage(page)
  await page.getByRole('main').getByRole('link', { name: 'Daftar' }).click()
  await register(page, operator)
  await expect(page).toHaveURL(/\/product\//)
  await page.getByRole('link', { name: 'Keranjang, 1 barang' }).click()
  await page.getByRole('button', { name: /^Beli/ }).click()
  await page.getByRole('button', { name: 'Tambah Alamat' }).click()
  await addAddress(page)
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('radio', { name: /BCA/ }).check()
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  const look = page.getByRole('dialog', { name: 'Periksa pesanan Anda' })
  await look.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await expect(page.getByText('Menunggu Pembayaran').first()).toBeVisible()
  // A touch wakes the page's island, which hears of the payment.
  await page.mouse.wheel(0, 200)
  return /BB\d{6}[0-9A-Z]{6}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
}

async function register(page: Page, operator: Page): Promise<void> {
  await page.getByLabel('Email atau nomor HP').fill('081311112222')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Ya, kirim kode' }).click()
  await expect(page.getByRole('heading', { name: 'Verifikasi Akun Anda' })).toBeVisible()
  await typeCode(page, await codeFromOutbox(operator))
  await page.getByLabel('Nama lengkap').fill('Dewi Lestari')
  await page.getByLabel('Email', { exact: true }).fill('dewi@contoh.id')
  await page.getByRole('textbox', { name: 'Kata sandi', exact: true }).fill('rahasia123')
  await page.getByRole('textbox', { name: 'Konfirmasi kata sandi' }).fill('rahasia123')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.getByRole('button', { name: 'Nanti saja' }).click()
}

/** No service carries messages yet: the operator reads the code to the buyer. */
async function codeFromOutbox(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Pengaturan', exact: true }).click()
  await page.getByRole('tab', { name: 'Kotak keluar' }).click()
  const message = page.getByRole('row').filter({ hasText: '6281311112222' }).first()
  return (await message.getByText(/^\d{6}$/).textContent()) ?? ''
}

async function confirmPayment(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Pesanan', exact: true }).click()
  await page.getByRole('row', { name: new RegExp(code) }).click()
  await page.getByRole('button', { name: 'Terima pembayaran' }).click()
  await page.getByRole('button', { name: 'Ya, sudah diterima' }).click()
  await expect(page.getByText(`${code}: pembayaran dilaporkan`)).toBeVisible()
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Produk', exact: true }).click()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Urungkan impor ini?' })
  await expect(dialog).toContainText('Menghapus 2 toko dan 299 produk')
  await dialog.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('Diurungkan', { exact: true })).toBeVisible({ timeout: scaled(90_000) })
  const shopCounts = page.getByRole('region', { name: 'Jumlah toko' })
  await expect(shopCounts).toContainText('Dihapus lagi1')
  await expect(shopCounts).toContainText('Ditutup1')
  await expect(page.getByText('Ada pesanan, produk, jadi ditutup dan tidak dihapus.')).toBeVisible()
}
