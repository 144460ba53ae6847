import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// The account area in each of its states, on a small phone, a tablet and a desktop, in light and dark.

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 800 }
]

/** axe finds nothing on any screen and nothing sticks out. Dark changes colours alone, which are the same on every screen. */
async function expectLooks(page: Page, state: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectAccessible(page, `${state}, ${size.width} px`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, `${state}, ${size.width} px`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${state}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
}

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
  '[core-18, core-20] axe finds nothing in the account area, on any screen, in light and dark',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    await signInAsDemo(page)
    for (const path of paths) {
      await page.goto(path)
      await isLoaded(page)
      await expectLooks(page, path)
    }
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
  '[core-20] axe finds nothing while the account area loads, and where it cannot be loaded',
  { tag: '@desktop' },
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
