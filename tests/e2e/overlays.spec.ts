import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'
import { productPath } from './open-product.ts'

// Overlays on the phone and on the desktop: 'Kembali' closes them instead of leaving.

type Opened = { open: () => Promise<void>; shown: Locator }

const signIn = (page: Page): Opened => ({
  open: async () => {
    const link = page.locator('[data-login]').filter({ visible: true })
    if ((await link.count()) === 0) await page.getByRole('button', { name: 'Buka menu' }).click()
    await link.first().click()
  },
  shown: page.getByRole('dialog', { name: 'Masuk' })
})

const lightbox = (page: Page): Opened => ({
  open: () => page.getByRole('link', { name: 'Perbesar foto 1' }).click(),
  shown: page.getByRole('dialog', { name: /^Foto / })
})

const drawer = (page: Page): Opened => ({
  open: () => page.getByRole('button', { name: 'Buka menu' }).click(),
  shown: page.getByRole('dialog', { name: 'Menu' })
})

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filter' })
const sheet = (page: Page): Opened => ({
  open: () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Filter/ })
      .click(),
  shown: filters(page).getByRole('button', { name: 'Terapkan' })
})

/** History entries that an open overlay has put over the page's own. */
const expectEntries = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0))
    .toBe(count)

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

/** Comes from another page, so that 'Kembali' has a target. */
async function come(page: Page, path: string): Promise<void> {
  await page.goto('/category')
  await page.goto(path)
}

async function expectBackCloses(page: Page, { open, shown }: Opened): Promise<void> {
  const address = page.url()
  await open()
  await expect(shown).toBeVisible()
  await expectEntries(page, 1)
  await expect.poll(() => isLocked(page)).toBe('hidden')
  await page.goBack()
  await expect(shown).toBeHidden()
  expect(page.url()).toBe(address)
  await expect.poll(() => isLocked(page)).toBe('visible')
}

test("[core-17] 'Kembali' closes an overlay, and leaves the page once it was closed by hand @phone", async ({
  page
}) => {
  await come(page, await productPath(page, 'cat'))
  await expectBackCloses(page, lightbox(page))
  await expectBackCloses(page, signIn(page))
  await expectBackCloses(page, drawer(page))
  const { open, shown } = lightbox(page)
  await open()
  await expectEntries(page, 1)
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await expectEntries(page, 0)
  await expect(page.getByRole('link', { name: 'Perbesar foto 1' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/category$/)
})

test(
  'a reload shows the page without the overlay, and one step leaves it',
  { tag: '@phone' },
  async ({ page }) => {
    await come(page, '/products/bestselling?sort_by=termurah')
    const { open, shown } = sheet(page)
    await open()
    await expectEntries(page, 1)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shown).toBeHidden()
    await expectEntries(page, 0)
    await page.goBack()
    await expect(page).toHaveURL(/\/category$/)
  }
)

test('leaving from an overlay and going back shows the page itself @phone-first', async ({
  page,
  isMobile
}) => {
  await come(page, '/products/bestselling')
  if (isMobile) {
    await expectBackCloses(page, sheet(page))
    await sheet(page).open()
    await filters(page).getByLabel('Baru').check()
    await sheet(page).shown.click()
    await expect(page).toHaveURL(/condition=new/)
  } else {
    await signIn(page).open()
    await signIn(page).shown.getByRole('link', { name: 'Daftar' }).click()
    await expect(page).toHaveURL(/\/register/)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/products\/bestselling$/)
  await expect(signIn(page).shown).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/category$/)
})

test(
  'the account menu announces whether it is open, and closes with Escape',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/')
    const button = page.locator('[data-account-menu] > button')
    const first = page.locator('#account-menu').getByRole('link').first()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.focus()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, 'account menu')
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
  }
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the drawer opens and closes', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await drawer(page).open()
    await expect(drawer(page).shown).toBeVisible()
    await page.getByRole('button', { name: 'Tutup menu' }).click()
    await expect(drawer(page).shown).toBeHidden()
  })
})
