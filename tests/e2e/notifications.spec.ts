import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { pauseClock } from './paused-clock.ts'
import { signInAsDemo } from './sign-in.ts'

// The list alone is in tests/notification/notifications-page.browser.test.tsx.

const bell = (page: Page) => page.locator('[data-bell]')
const items = (page: Page) => page.locator('[data-notification]')
const item = (page: Page, title: string) => items(page).filter({ hasText: title })

/** The number on the bell; 0 without one. */
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

async function openPage(page: Page): Promise<void> {
  await page.goto('/notifications')
  await expect(items(page).first()).toBeVisible()
}

/** The next answer to a deletion. */
const deletion = (page: Page) =>
  page.waitForResponse(answer => /\/notification\/(delete|clear)/.test(answer.url()))

test('[notification-9, notification-11, notification-14] notifications reach the page and the bell by themselves, link to their subject, and are removed on leaving the page @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  await counter.tell('Kabar sebelumnya')
  await openPage(page)
  await expect.poll(() => unread(page)).toBeGreaterThan(0)
  const before = await unread(page)
  await counter.tell('Pekan Pintu', '/products/bestselling')
  await expect(item(page, 'Pekan Pintu')).toBeVisible()
  await expect.poll(() => unread(page)).toBe(before + 1)

  await counter.tell('Tanpa tujuan')
  await item(page, 'Tanpa tujuan').getByRole('button').first().click()
  await expect.poll(() => unread(page)).toBe(before + 1)
  await expect(page).toHaveURL(/\/notifications$/)

  await page.getByRole('tab', { name: /^Promo/ }).click()
  await expect(item(page, 'Menunggu Pembayaran')).toHaveCount(0)
  await item(page, 'Pekan Pintu').getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/bestselling$/)
  await page.goBack()
  await expect(item(page, 'Pekan Pintu')).toBeVisible()
  await expect(item(page, 'Pekan Pintu').getByText('Belum dibaca')).toHaveCount(0)
  await page.reload()
  await expect(item(page, 'Pekan Pintu').getByText('Belum dibaca')).toHaveCount(0)
  await page.getByRole('button', { name: 'Hapus notifikasi: Tanpa tujuan' }).click()
  await expect(item(page, 'Tanpa tujuan')).toHaveCount(0)
  await items(page).filter({ hasText: 'Pesanan BB' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/order\/\d+$/)
  const left = async () => {
    await openPage(page)
    return item(page, 'Tanpa tujuan').count()
  }
  await expect.poll(left).toBe(0)
})

test('[notification-11, notification-13, notification-14] two tabs agree, and a notification that arrives meanwhile is not deleted with the others @desktop', async ({
  page,
  context,
  counter
}) => {
  await signInAsDemo(page)
  await counter.tell('Kabar lama')
  await openPage(page)
  const other = await context.newPage()
  await openPage(other)
  // Both know their counts: a running request would restore the older one.
  for (const tab of [page, other]) await expect.poll(() => unread(tab)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Tandai semua dibaca' }).click()
  await expect.poll(() => unread(other)).toBe(0)
  await expect(items(other).getByText('Belum dibaca')).toHaveCount(0)

  await pauseClock(page)
  const sent = deletion(page)
  await page.getByRole('button', { name: 'Hapus semua' }).click()
  await expect(page.getByText('Tidak ada notifikasi')).toBeVisible()
  await counter.tell('Baru masuk')
  await expect(item(page, 'Baru masuk')).toBeVisible()
  await page.clock.runFor(6_000)
  await sent
  await expect(items(other)).toHaveCount(1)
  await expect(item(other, 'Baru masuk')).toBeVisible()
  await expect(items(page)).toHaveCount(1)
  await expect.poll(() => unread(page)).toBe(1)
})

test(
  '[home-9, notification-9, notification-16] phones have the bottom navigation, except on pages with a bottom bar',
  { tag: '@phone' },
  async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'Menu utama' })
    await page.goto('/')
    await expect(nav.getByRole('link')).toContainText([
      'Beranda',
      'Kategori',
      'Keranjang',
      'Transaksi',
      'Akun'
    ])
    await expect(nav.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page, 'bottom navigation')
    await expect(bell(page)).toBeHidden()
    await nav.getByRole('link', { name: 'Akun' }).click()
    await expect(page.getByRole('dialog', { name: 'Masuk' })).toBeVisible()
    await page.goto('/notifications')
    await expect(page).toHaveURL(/\/login\?next=%2Fnotifications$/)

    await signInAsDemo(page)
    await page.goto('/')
    await expect(nav.getByRole('link', { name: /^Akun \d+ notifikasi belum dibaca$/ })).toHaveAttribute(
      'href',
      '/profile'
    )
    await expect(nav.getByRole('link', { name: /^Keranjang \d+ barang$/ })).toBeVisible()
    await bell(page).click()
    await expect(page).toHaveURL(/\/notifications$/)

    await page.goto('/search?keyword=semen')
    await page.locator('main a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(nav).toBeHidden()
    await expect(page.locator('[data-cart]')).toBeVisible()
    await page.goto('/cart')
    await expect(page.locator('[data-pay-bar]')).toBeVisible()
    await expect(nav).toBeHidden()
  }
)

test(
  "[ops-10, ops-11, ops-401, notification-16] the operator's broadcast from the console appears at the bell beside the others",
  { tag: ['@desktop', '@long'] },
  async ({ page, counter }) => {
    await page.goto('/ops')
    await page.getByLabel('Token operator').fill('journey-ops-token')
    await page.getByRole('button', { name: 'Buka konsol' }).click()
    await page.getByRole('link', { name: 'Promo', exact: true }).click()
    await page.getByRole('tab', { name: 'Notifikasi' }).click()
    const notice = page.locator('form').filter({ hasText: 'Kirim notifikasi' })
    await notice.getByLabel('Judul').fill('Dari konsol')
    await notice.getByLabel('Isi').fill('Untuk semua pembeli.')
    await notice.getByLabel(/^Tujuan/).fill('https://elsewhere.example')
    const question = page.getByRole('dialog', { name: 'Kirim ke semua pembeli' })
    const goAhead = question.getByRole('button', { name: 'Ya, kirim ke semua' })
    await notice.getByRole('button', { name: 'Kirim ke semua' }).click()
    await expect(question).toContainText("dengan judul 'Dari konsol' dan isi 'Untuk semua pembeli.'")
    await goAhead.click()
    await expect(page.getByText('Tujuan harus alamat di situs ini')).toBeVisible()
    await expect(notice.getByLabel('Judul')).toHaveValue('Dari konsol')
    await notice.getByLabel(/^Tujuan/).fill('/category')
    await notice.getByRole('button', { name: 'Kirim ke semua' }).click()
    await goAhead.dblclick()
    await expect(page.getByText(/^Notifikasi dikirim ke \d+ orang$/)).toBeVisible()
    await page.getByRole('link', { name: 'Isi', exact: true }).click()
    const banner = page.getByRole('form', { name: 'Bangun rumah impian' })
    await banner.getByLabel('Judul').fill('Bangun bersama')
    await banner.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Bangun bersama: disimpan')).toBeVisible()
    await expectAccessible(page, 'promotion in the console')
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Bangun bersama' })).toBeVisible()
    await signInAsDemo(page)
    await page.goto('/category')
    await bell(page).focus()
    // The first touch loads the overlay.
    await expect(bell(page)).toHaveRole('button')
    await bell(page).press('ArrowDown')
    await expect(page.getByRole('tab', { name: /^Semua/ })).toBeFocused()
    await expect(item(page, 'Dari konsol')).toHaveCount(1)
    await counter.tell('Dari menu', '/products/bestselling')
    await item(page, 'Dari menu').getByRole('link').click()
    await expect(page).toHaveURL(/\/products\/bestselling$/)
  }
)
