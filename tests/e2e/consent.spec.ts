import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { buy } from './buy-sheet.ts'
import { expectAccessible } from './axe.ts'
import { expect, test as journey } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'
import { productPath } from './open-product.ts'

type Counter = { url: string; heard: string[] }

/** A marketplace with an analytics service, and the requests that it got, with their cookies. */
const test = journey.extend<object, { counted: Counter }>({
  counted: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture asks for
    async ({}, use) => {
      const heard: string[] = []
      const server = createServer((req, res) => {
        let body = ''
        req.on('data', (piece: Buffer) => (body += piece.toString()))
        req.on('end', () => {
          heard.push(`${body}${req.headers.cookie ?? ''}${req.headers.referer ?? ''}`)
          res.end()
        })
      })
      await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      await use({ url: `http://127.0.0.1:${port}/masuk`, heard })
      server.close()
    },
    { scope: 'worker' }
  ],
  settings: [async ({ counted }, use) => use({ ANALYTICS_URL: counted.url }), { scope: 'worker' }]
})

/** Height of the bottom bar, in px. */
const navigation = 56

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Izinkan statistik belanja?' })

async function addSomething(page: Page, product: string): Promise<void> {
  await page.goto(product)
  const variant = page.getByRole('radiogroup').first().getByRole('radio').first()
  if (await variant.isVisible()) await variant.click()
  const added = page.waitForResponse(answer => answer.url().endsWith('/buyer/cart/add'))
  await buy(page, 'Tambah ke Keranjang')
  expect((await added).status()).toBe(200)
}

test('[core-72, core-73] analytics are sent only after consent, and not after it was withdrawn @phone', async ({
  page,
  counted
}) => {
  await signInAsDemo(page)
  const product = await productPath(page)
  await page.goto('/products/bestselling')
  await expect(dialog(page)).toBeHidden()
  await page.mouse.wheel(0, 100)
  await page.keyboard.press('Shift')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page, 'question of consent')
  const box = await dialog(page).boundingBox()
  const screen = page.viewportSize()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((screen?.height ?? 0) - navigation)

  await addSomething(page, product)
  // If there is a bottom bar it moves out of the way.
  await expect(dialog(page)).toBeHidden()
  await page.goto('/')
  await page.mouse.wheel(0, 100)
  await page.keyboard.press('Shift')
  await dialog(page).getByRole('button', { name: 'Setuju' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(counted.heard).toEqual([])

  await addSomething(page, product)
  await expect.poll(() => counted.heard.length).toBe(1)
  expect(JSON.parse(counted.heard[0] ?? '')).toMatchObject({ event: 'add_to_cart', way: 'cart', products: 1 })

  await page.getByRole('button', { name: 'Pengaturan privasi' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Setuju', pressed: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Pengaturan privasi' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Tolak' }).click()
  await addSomething(page, product)
  expect(counted.heard).toHaveLength(1)
})
