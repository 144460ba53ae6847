import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { demo } from './demo-buyer.ts'
import { expectLooks, phone } from './screens.ts'
import { signInAsDemo, typeCode } from './sign-in.ts'

// The account area in each of its states, on a small phone, a tablet and a desktop, in light and dark.

// Walks of minutes that change nothing: two workers share them.
test.describe.configure({ mode: 'parallel' })

const tabs = ['Profile & Keamanan Akun', 'Rekening Saya', 'Alamat', 'Aktivitas Login']
const tabPath = (tab: string) => `/profile?tab=${encodeURIComponent(tab)}`
const paths = [...tabs.map(tabPath), '/notifications', '/balance']

/** What opens over a page: where, and by which button. */
const overlays: [path: string, opener: RegExp, dialog: RegExp][] = [
  [tabPath('Profile & Keamanan Akun'), /^Ubah Kata Sandi$/, /Ubah Kata Sandi/],
  [tabPath('Alamat'), /^Tambah Alamat Baru$/, /Tambah Alamat/],
  [tabPath('Rekening Saya'), /^Tambah Rekening$/, /Mau tambah rekening apa/],
  [tabPath('Aktivitas Login'), /^Keluar dari semua perangkat$/, /Keluar dari semua perangkat/]
]

const isLoaded = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0)

test(
  '[core-18, core-20, core-161, notification-44, notification-45] axe finds nothing in the account area, on any screen, in light and dark',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    test.slow()
    await signInAsDemo(page)
    for (const path of paths) {
      await page.goto(path)
      await isLoaded(page)
      await expectLooks(page, path)
    }
    const asked = /\/buyer\/(profile|notification\/count)$/
    await page.route(asked, async route => {
      const answer = await route.fetch()
      const told = (await answer.json()) as { data: { counters?: { notification: object } } }
      const many = { all: 480, promotion: 120, transaction: 240, negotiation: 120 }
      Object.assign(told.data.counters?.notification ?? told.data, many)
      await route.fulfill({ json: told })
    })
    await page.goto('/notifications')
    await isLoaded(page)
    await expect(page.getByRole('tab', { name: 'Negosiasi' })).toContainText('99+')
    await expectLooks(page, '/notifications, many unread')
    await page.setViewportSize(phone)
    const [list, ...tabs] = await page
      .locator('[role=tablist], [role=tab]')
      .evaluateAll(all =>
        all.map(one => ({ over: one.scrollWidth - one.clientWidth, high: one.clientHeight }))
      )
    expect([list, ...tabs].map(one => one?.over)).toEqual([0, 0, 0, 0, 0])
    for (const tab of tabs) expect(tab.high).toBeGreaterThanOrEqual(44)
    const ends = await page
      .locator('nav [data-count]:visible')
      .evaluateAll(numbers => numbers.map(number => Math.ceil(number.getBoundingClientRect().right)))
    expect(ends.length).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(360)
    await page.unroute(asked)
    for (const [path, opener, dialog] of overlays) {
      await page.goto(path)
      await isLoaded(page)
      await page.getByRole('button', { name: opener }).click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await expect(page.locator('dialog[open] [aria-busy=true]')).toHaveCount(0)
      await expectLooks(page, `${path}, ${dialog.source}`)
    }
  }
)

test(
  '[core-20, core-161] axe finds nothing while the account area loads, and where it cannot be loaded',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    test.slow()
    await signInAsDemo(page)
    const all = /\/api\/v1\/(buyer\/(bank|address|notification|balance)|auth\/session)(?!.*\/count)/
    await page.route(all, () => undefined)
    for (const path of paths.slice(1)) {
      await page.goto(path)
      await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
      await expectLooks(page, `${path}, loading`)
    }
    await page.unroute(all)
    await page.route(all, route => route.abort('internetdisconnected'))
    for (const path of paths.slice(1)) {
      await page.goto(path)
      await expect(page.locator('main').getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible()
      await expectLooks(page, `${path}, not loaded`)
    }
  }
)

test(
  '[core-18, core-161] axe finds nothing in any step of sign-in, registration and recovery',
  { tag: ['@desktop', '@long'] },
  async ({ page, counter }) => {
    test.slow()
    const contact = page.getByLabel('Email atau nomor telepon')
    const goOn = page.getByRole('button', { name: 'Lanjut' })
    const code = page.getByRole('heading', { name: 'Verifikasi Akun Anda' })
    await page.goto('/login')
    await contact.fill('bukan')
    await goOn.click()
    await expect(page.getByText('Format email atau nomor telepon tidak valid')).toBeVisible()
    await expectLooks(page, '/login, refused', { isSame: true })
    await contact.fill(demo.email)
    await goOn.click()
    await page.getByRole('textbox', { name: 'Kata sandi' }).fill('salah-sekali')
    await page.getByRole('button', { name: 'Masuk', exact: true }).last().click()
    await expect(page.getByText('Kata sandi yang anda masukkan salah!')).toBeVisible()
    await expectLooks(page, '/login, password', { isSame: true })
    await page.goto('/login?auth=081234567890')
    await goOn.click()
    await expect(code).toBeVisible()
    await typeCode(page, '000000')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await expectLooks(page, '/login, code', { isSame: true })

    await page.goto('/register?auth=085777660001')
    await goOn.click()
    await expect(page.getByRole('button', { name: 'Ya, kirim kode' })).toBeVisible()
    await expectLooks(page, '/register, contact', { isSame: true })
    await page.getByRole('button', { name: 'Ya, kirim kode' }).click()
    await typeCode(page, await counter.code('6285777660001'))
    await page.getByRole('button', { name: 'Daftar', exact: true }).click()
    await expect(page.getByText('Nama lengkap harus diisi')).toBeVisible()
    await expectLooks(page, '/register, profile', { isSame: true })

    // Not the phone: it has to wait for its next code.
    await page.goto(`/reset-password?auth=${encodeURIComponent(demo.email)}`)
    await expectLooks(page, '/reset-password', { isSame: true })
    await page.getByRole('button', { name: 'Kirim Kode Verifikasi' }).click()
    await expect(page.getByRole('button', { name: 'Verifikasi', exact: true })).toBeVisible()
    await expectLooks(page, '/reset-password, code', { isSame: true })
    await typeCode(page, await counter.code(demo.email))
    await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
    await expect(page.getByText('Password minimal 8 karakter').first()).toBeVisible()
    await expectLooks(page, '/reset-password, password', { isSame: true })
  }
)
