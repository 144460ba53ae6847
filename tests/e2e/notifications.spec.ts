import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

const bell = (page: Page) => page.locator('[data-bell]')
const items = (page: Page) => page.locator('[data-notification]')
const item = (page: Page, title: string) => items(page).filter({ hasText: title })
const list = (page: Page) => page.getByRole('tabpanel')

/** The number on the bell; 0 where there is none. */
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

async function openPage(page: Page): Promise<void> {
  await page.goto('/notifications')
  await expect(items(page).first()).toBeVisible()
}

/** The next answer to a deletion. */
const deletion = (page: Page) =>
  page.waitForResponse(answer => /\/notification\/(delete|clear)/.test(answer.url()), { timeout: 15_000 })

test('[notification-9, notification-11] news come to the page and to the bell by themselves, and lead where they lead @phone', async ({
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
  await expectAccessible(page, 'notifications')

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
  await items(page).filter({ hasText: 'Pesanan BB' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/order\/\d+$/)
})

test('[notification-14] a deletion can be undone for six seconds, and is sent when the page is left @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  await counter.tell('Dihapus lalu kembali')
  await counter.tell('Dihapus')
  await page.clock.install()
  await openPage(page)
  const calls: string[] = []
  page.on('request', request => request.method() === 'POST' && calls.push(request.url()))
  await page.getByRole('button', { name: 'Hapus notifikasi: Dihapus lalu kembali' }).click()
  await expect(item(page, 'Dihapus lalu kembali')).toHaveCount(0)
  await expect(page.getByText('1 notifikasi dihapus')).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(item(page, 'Dihapus lalu kembali')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus notifikasi: Dihapus', exact: true }).click()
  expect(calls.filter(url => url.includes('/notification/'))).toEqual([])
  const gone = deletion(page)
  await page.clock.fastForward(6_000)
  expect((await gone).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Hapus notifikasi: Dihapus lalu kembali' }).click()
  await page.goto('/category')
  await expect(async () => {
    await openPage(page)
    await expect(item(page, 'Dihapus')).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('[notification-11, notification-13, notification-14] two tabs agree, and what comes meanwhile is not deleted with the rest @desktop', async ({
  page,
  context,
  counter
}) => {
  await signInAsDemo(page)
  await counter.tell('Kabar lama')
  await page.clock.install()
  await openPage(page)
  const other = await context.newPage()
  await openPage(other)
  // Both know their counts: an answer that is on its way would show the older one again.
  for (const tab of [page, other]) await expect.poll(() => unread(tab)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Tandai semua dibaca' }).click()
  await expect.poll(() => unread(other)).toBe(0)
  await expect(items(other).getByText('Belum dibaca')).toHaveCount(0)

  await page.getByRole('button', { name: 'Hapus semua' }).click()
  await expect(page.getByText('Tidak ada notifikasi')).toBeVisible()
  await expect(page.getByText('Anda belum menerima notifikasi baru.')).toBeVisible()
  await expectAccessible(page, 'no notifications')
  const sent = deletion(page)
  await counter.tell('Baru masuk')
  await expect(item(page, 'Baru masuk')).toBeVisible()
  await page.clock.fastForward(6_000)
  await sent
  await expect(items(other)).toHaveCount(1)
  await expect(item(other, 'Baru masuk')).toBeVisible()
  await expect(items(page)).toHaveCount(1)
  await expect.poll(() => unread(page)).toBe(1)
})

test('[notification-2, notification-9] the list goes on by scrolling, and says what failed @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  for (let one = 1; one <= 26; one += 1) await counter.tell(`Kabar ${one}`)
  // News that arrives would load the list by itself.
  await page.routeWebSocket(/./, () => undefined)
  let isAway = true
  await page.route('**/api/v1/buyer/notification?*', route =>
    isAway ? route.abort('internetdisconnected') : route.continue()
  )
  await page.goto('/notifications')
  await expect(list(page).getByRole('alert')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(item(page, 'Kabar 26')).toBeVisible()
  await expect(items(page)).toHaveCount(12)
  await expect(async () => {
    await items(page).last().scrollIntoViewIfNeeded()
    await expect(item(page, 'Kabar 1').last()).toBeVisible({ timeout: 500 })
  }).toPass()
  const titles = await items(page).evaluateAll(all => all.map(one => one.getAttribute('data-notification')))
  expect(new Set(titles).size).toBe(titles.length)
})

test(
  '[notification-9, notification-16] the bell opens by keys and by mouse, and is closed by Escape and by a click elsewhere',
  { tag: '@desktop' },
  async ({ page, counter }) => {
    await signInAsDemo(page)
    await page.goto('/category')
    await expect(bell(page)).toBeVisible()
    await bell(page).focus()
    // The first touch loads what opens.
    await expect(bell(page)).toHaveRole('button')
    await bell(page).press('ArrowDown')
    await expect(page.getByRole('tab', { name: /^Semua/ })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: /^Transaksi/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(items(page).first()).toBeVisible()
    const panel = page.getByRole('region', { name: 'Notifikasi' })
    expect((await panel.boundingBox())?.width).toBeCloseTo(448, 0)
    await counter.tell('Di menu')
    await expect(item(page, 'Di menu')).toBeVisible()
    await expectAccessible(page, 'notification menu')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell(page)).toBeFocused()

    await bell(page).click()
    await expect(panel).toBeVisible()
    // What is deleted takes its button along: the menu stays.
    await page.getByRole('button', { name: 'Hapus notifikasi: Di menu' }).click()
    await expect(panel).toBeVisible()
    await expect(page.getByText('1 notifikasi dihapus')).toBeVisible()
    await page.mouse.click(60, 500)
    await expect(panel).toBeHidden()
    await bell(page).click()
    await counter.tell('Dari menu', '/products/bestselling')
    await item(page, 'Dari menu').getByRole('link').click()
    await expect(page).toHaveURL(/\/products\/bestselling$/)
  }
)

test(
  '[home-9, notification-16] phones have the navigation at the thumb, where no bar stands',
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

test('[notification-9] a guest is led to sign in and back to the notifications @phone', async ({ page }) => {
  await page.goto('/notifications')
  await expect(page).toHaveURL(/\/login\?next=%2Fnotifications$/)
})

test(
  '[ops-10, ops-11] the operator tells everybody and keeps a banner from the console',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/ops')
    await page.getByLabel('Token operator').fill('journey-ops-token')
    await page.getByRole('button', { name: 'Buka konsol' }).click()
    await page.getByRole('tab', { name: 'Promosi' }).click()
    const notice = page.locator('form').filter({ hasText: 'Kirim notifikasi' })
    await notice.getByLabel('Judul').fill('Dari konsol')
    await notice.getByLabel('Isi').fill('Untuk semua pembeli.')
    await notice.getByLabel(/^Tujuan/).fill('https://elsewhere.example')
    await notice.getByRole('button', { name: 'Kirim ke semua' }).click()
    await expect(page.getByText('Tujuan harus alamat di situs ini')).toBeVisible()
    await expect(notice.getByLabel('Judul')).toHaveValue('Dari konsol')
    await notice.getByLabel(/^Tujuan/).fill('/category')
    await notice.getByRole('button', { name: 'Kirim ke semua' }).dblclick()
    await expect(page.getByText(/^Notifikasi dikirim ke \d+ orang$/)).toBeVisible()
    const banner = page.getByRole('form', { name: 'Bangun rumah impian' })
    await banner.getByLabel('Judul').fill('Bangun bersama')
    await banner.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Bangun bersama: disimpan')).toBeVisible()
    await expectAccessible(page, 'promotion in the console')
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Bangun bersama' })).toBeVisible()
    await signInAsDemo(page)
    await openPage(page)
    await expect(item(page, 'Dari konsol')).toHaveCount(1)
  }
)
