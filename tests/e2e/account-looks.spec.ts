import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { expectLooks, phone } from './screens.ts'
import { signInAsDemo } from './sign-in.ts'

// The pages of the account area, on a small phone, a tablet and a desktop, in light and dark. Their loading and failed
// states, and the steps of sign-in: tests/account, tests/identity.

const tabs = ['Profile & Keamanan Akun', 'Rekening Saya', 'Alamat', 'Aktivitas Login']
const tabPath = (tab: string) => `/profile?tab=${encodeURIComponent(tab)}`
const paths = [...tabs.map(tabPath), '/notifications', '/balance', '/withdraw']

/** The overlays of a page: their address and button. */
const overlays: [path: string, opener: RegExp, dialog: RegExp][] = [
  [tabPath('Profile & Keamanan Akun'), /^Ubah Kata Sandi$/, /Ubah Kata Sandi/],
  [tabPath('Alamat'), /^Tambah Alamat Baru$/, /Tambah Alamat/],
  [tabPath('Rekening Saya'), /^Tambah Rekening$/, /Mau tambah rekening apa/],
  ['/withdraw', /^Riwayat Penarikan$/, /Riwayat Penarikan/],
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
    const requested = /\/buyer\/(profile|notification\/count)$/
    await page.route(requested, async route => {
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
    await page.unroute(requested)
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
