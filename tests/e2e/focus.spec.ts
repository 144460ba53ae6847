import type { Page } from '@playwright/test'

import { buy, buyAsGuest } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keys.ts'
import { signInAsDemo } from './sign-in.ts'
import { openProduct } from './open-product.ts'

// The focus after people's actions, and its announcements.

/** Uses the keyboard on an element, as a person without a pointer does. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  await button.focus()
  await page.keyboard.press('Enter')
}

test('an untouched gallery follows the chosen variant', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openProduct(page, 'kaos')
  const strip = page.getByRole('list', { name: /^Foto / })
  const place = () => strip.evaluate(list => Math.round(list.scrollLeft / list.clientWidth))
  expect(await place()).toBe(0)
  for (const name of ['Warna', 'Ukuran']) {
    await page.getByRole('group', { name }).locator('label:has(input:enabled)').last().click()
  }
  await expect.poll(place).toBeGreaterThan(0)
})

test(
  '[core-279] a dialog takes the keyboard from its first frame on',
  { tag: '@phone' },
  async ({ page, counter }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openProduct(page)
    const sheet = await buyAsGuest(page, 'Tambah ke Keranjang')
    await sheet.getByLabel('Nomor HP').fill('085912805994')
    await sheet.getByRole('button', { name: 'Kirim kode' }).click()
    // The answer has come: only then is the code with the counter.
    await expect(page.getByLabel('Kode verifikasi 6 digit')).toBeVisible()
    await counter.code('6285912805994')
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function open() {
        showModal.call(this)
        requestAnimationFrame(() => {
          document.documentElement.dataset['focused'] =
            document.activeElement?.getAttribute('aria-label') ?? ''
        })
      }
    })
    // A sheet that reopens has a field that asks for the focus before it is shown.
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-focused', 'Kode verifikasi 6 digit')
  }
)

test(
  '[cart-20] the cart moves the focus to the next control, and announces the deletion',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/cart')
    await press(page, 'Tulis catatan')
    // The demo's other lines may already have a note and its field.
    await expect(page.locator('input:focus')).toHaveAccessibleName(/^Catatan untuk /)

    const remove = page.getByRole('button', { name: /^Hapus / })
    await expect(remove.first()).toBeVisible()
    const names = await remove.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
    await press(page, names[0] ?? '')
    const dialog = page.getByRole('dialog', { name: 'Hapus barang' })
    await expect(dialog.getByRole('button', { name: 'Batal' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Hapus', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'dihapus dari keranjang' })).toBeAttached()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: names[1] ?? '', exact: true }).first()).toBeFocused()
  }
)

test(
  "'Muat lebih banyak' keeps the focus, and moves it to the first new item at the end",
  { tag: '@desktop' },
  async ({ page }) => {
    // Two pages before the end of the 180 products of this world.
    await page.goto('/products/bestselling?page=13')
    const foot = page.locator('[data-list-foot]')
    const items = page.locator('main li a[href^="/product/"]')
    const before = await items.count()
    await foot.getByRole('link').focus()
    // Before its island has loaded, the button is a link to the next page.
    await expect(page.locator('astro-island[ssr]').filter({ has: foot })).toHaveCount(0)
    await expect(async () => {
      if ((await foot.count()) > 0) {
        await expect(foot.getByRole('link')).toBeFocused({ timeout: 500 })
        await page.keyboard.press('Enter')
      }
      await expect(foot).toHaveCount(0, { timeout: 500 })
    }).toPass()
    // The focus moves once the footer is gone.
    await expect
      .poll(() => items.evaluateAll(all => all.findIndex(link => link === document.activeElement)))
      .toBeGreaterThanOrEqual(before)
  }
)

test(
  'an address focuses its first invalid field, and errors disappear while typing',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await signInAsDemo(page)
    await openProduct(page)
    await buy(page, 'Beli Sekarang')
    await expect(page).toHaveURL(/\/checkout$/)
    await page
      .getByRole('button', { name: /Ganti|Ubah/ })
      .first()
      .click()
    await press(page, 'Tambah Alamat Baru')
    const form = page.getByRole('dialog', { name: 'Tambah Alamat' })
    const label = form.getByLabel('Label alamat')
    await expect(label).toBeFocused()
    await label.fill('Proyek')
    await form.getByRole('button', { name: 'Simpan' }).click()
    const name = form.getByLabel('Nama penerima')
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Dewi')
    await expect(name).toHaveAttribute('aria-invalid', 'false')
    await page.goBack()
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Tambah Alamat Baru' })).toBeFocused()
  }
)

test('an error at sign-in focuses its field', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/login')
  const contact = page.getByLabel('Email atau nomor HP')
  await contact.fill('bukan kontak')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(contact).toHaveAttribute('aria-invalid', 'true')
  await expect(contact).toBeFocused()
  await contact.fill('demo@bababangunan.example')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  const password = page.getByRole('textbox', { name: 'Kata sandi' })
  await password.fill('bukan sandinya')
  await page.getByRole('button', { name: 'Masuk', exact: true }).last().click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(password).toBeFocused()
})

/** Whether something else lies over the lower edge of what has the focus. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!
    const { left, width, bottom } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(left + width / 2, Math.min(bottom, innerHeight) - 2)
    return !focused.contains(top) && !focused.closest('label')?.contains(top)
  })

test(
  '[core-300] by keyboard nothing is reached below a bar of the page, and what stands in a bar scrolls no page',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/withdraw')
    const account = page.getByRole('radio', { name: /Budi Santoso/ })
    await page.getByLabel('Jumlah lain').focus()
    await tabTo(page, account)
    expect(await isCovered(page)).toBe(false)
    await page.goto('/cart')
    const buyButton = page.getByRole('button', { name: /^Beli/ })
    const shops = page.getByRole('checkbox', { name: /^Pilih semua barang/ })
    await expect(buyButton).toBeEnabled()
    await shops.first().focus()
    await tabTo(page, shops.nth(1))
    expect(await isCovered(page)).toBe(false)
    for (const control of [buyButton, page.locator('header').getByRole('button', { name: /^Buka menu/ })]) {
      await page.evaluate(() => window.scrollTo(0, 300))
      await control.focus()
      expect(await page.evaluate(() => scrollY)).toBe(300)
    }
  }
)
