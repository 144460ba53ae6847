import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { Cuttable } from '../support/cuttable.ts'
import { expect, test as journey } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'
import { productPath } from './open-product.ts'

/** The marketplace behind a proxy: the driver's own offline switch reaches the pages, but not always their worker. */
const test = journey.extend<{ wire: Cuttable }>({
  wire: async ({ marketplace }, use) => {
    const wire = new Cuttable(new URL(marketplace))
    await wire.set('open')
    await use(wire)
    await wire.stop()
  },
  baseURL: async ({ wire }, use) => use(`http://localhost:${wire.port}`)
})
// The console reports the worker's failed requests, and its help page, as failures of the site.
test.use({ serviceWorkers: 'allow', said: /ERR_(?:FAILED|CONNECTION_\w+)|status of 503/ })

/** The addresses in one of the worker's caches. */
const cachedPaths = (page: Page, name: string) =>
  page.evaluate(async of => {
    const requests = await (await caches.open(of)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, name)

/** A page as the browser stores it; the attributes of islands in frames change with each rendering. */
const cachedHtml = async (page: Page, path: string) =>
  withoutIds(await page.evaluate(async of => (await (await caches.open('pages')).match(of))?.text(), path))
const withoutIds = (html = '') => html.replaceAll(/uid="[^"]*"/g, '')

/** The first touch starts the worker; it then stores the open page. */
async function beginWorker(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200)
  await page.keyboard.press('Shift')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

const offlineNote = (page: Page) => page.getByText('Anda sedang offline. Halaman ini disimpan')

test('[core-66, core-68] a visited product is shown offline, and other pages get the help page @phone', async ({
  page,
  wire
}) => {
  const product = await productPath(page)
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await beginWorker(page)
  await expect.poll(() => cachedPaths(page, 'pages')).toEqual([product])
  await page.goto('/category')
  await expect.poll(() => cachedPaths(page, 'pages')).toEqual([product, '/category'])
  await wire.set('gone')

  await page.goto(product)
  await expect(offlineNote(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  const radius = await page.locator('[data-kept-page]').evaluate(note => getComputedStyle(note).borderRadius)
  expect(radius).toBe('12px')
  await expectAccessible(page, 'kept page')

  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible()
  await expectAccessible(page, 'page of help')
  await expect(page.locator('main').getByRole('textbox', { name: 'Cari produk lain' })).toBeVisible()
  await page.getByRole('listitem').getByRole('link', { name: 'Kategori', exact: true }).click()
  await expect(page).toHaveURL('/category')
  await expect(offlineNote(page)).toBeVisible()

  await wire.set('open')
  await page.getByRole('link', { name: 'Coba lagi' }).click()
  await expect(offlineNote(page)).toHaveCount(0)
  await expect(page).toHaveURL('/category')
})

test('[core-66, core-70] no stored page is personal, and signing out in another tab removes them @phone', async ({
  page,
  context,
  wire
}) => {
  await signInAsDemo(page)
  const product = await productPath(page)
  await page.goto(product)
  await beginWorker(page)
  await expect.poll(() => cachedPaths(page, 'pages')).toEqual([product])
  for (const path of ['/cart', '/order', '/profile', '/balance', '/']) await page.goto(path)
  await expect.poll(() => cachedPaths(page, 'pages')).toEqual([product, '/'])
  for (const path of [product, '/']) {
    const asGuest = await (await fetch(new URL(path, page.url()))).text()
    expect(await cachedHtml(page, path)).toBe(withoutIds(asGuest))
  }

  const other = await context.newPage()
  await other.goto('/category')
  await other.mouse.wheel(0, 200)
  await other.evaluate(() => document.querySelector<HTMLElement>('[data-logout]')?.click())
  await expect(other).toHaveURL('/')
  await expect.poll(() => cachedPaths(page, 'pages')).not.toContain(product)
  await wire.set('gone')
  await page.goto(product)
  await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible()
})
