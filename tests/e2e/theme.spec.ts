import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const paper = { light: 'rgb(246, 244, 241)', dark: 'rgb(23, 20, 18)' }

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** The colour of the browser's own bar. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    return bars.find(({ media }) => matchMedia(media).matches)?.content
  })
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check()

test('[core-71] a theme is chosen in the footer, shown in every tab and on the next page, and reset @phone', async ({
  page,
  context
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/category')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/')
  await page.getByRole('radio', { name: 'Gelap' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('radio', { name: 'Ikut perangkat' })).toBeChecked()
  await choose(page, 'Gelap')
  await expect.poll(() => background(page)).toBe(paper.dark)
  expect(await bar(page)).toBe('#211c19')
  await expect.poll(() => background(other)).toBe(paper.dark)
  await expectAccessible(page, 'dark page', ['color-contrast'])

  // The first paint is dark already.
  await page.goto('/products/bestselling', { waitUntil: 'commit' })
  await page.waitForSelector('header', { state: 'attached' })
  expect(await background(page)).toBe(paper.dark)
  await expect(page.getByRole('radio', { name: 'Gelap' })).toBeChecked()

  await page.emulateMedia({ colorScheme: 'dark' })
  await choose(page, 'Terang')
  await expect.poll(() => background(page)).toBe(paper.light)
  expect(await bar(page)).toBe('#ffffff')
  await choose(page, 'Ikut perangkat')
  await expect.poll(() => background(page)).toBe(paper.dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => background(page)).toBe(paper.light)
  await expect.poll(() => background(other)).toBe(paper.light)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('[core-71] the device decides, and there is no switch', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/category')
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark)
    await expect(page.getByText('Tampilan')).toBeHidden()
  })
})
