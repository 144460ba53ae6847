import type { Page } from '@playwright/test'

import { buySheet } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'
import { openProduct } from './open-product.ts'

// A product on a small phone: viewed, chosen and added to the cart.

test.use({ viewport: { width: 360, height: 640 } })

const large = (page: Page) => page.getByRole('dialog', { name: /^Foto / })
const bar = (page: Page) => page.getByRole('button', { name: 'Tambah ke Keranjang' }).first()

test(
  '[product-20, product-22] the first screen shows photo, price and variants with their colours',
  { tag: '@phone' },
  async ({ page }) => {
    await openProduct(page, 'kaos')
    const end = (await bar(page).boundingBox())!.y
    const photo = (await page.locator('[data-gallery] img').first().boundingBox())!
    expect([photo.x, photo.width]).toEqual([0, 360])
    expect(photo.height).toBeLessThanOrEqual(640 * 0.4)
    await expect(page.locator('[data-gallery]')).toContainText(/1\/\d/)
    const colour = page.getByRole('group', { name: 'Warna' }).locator('label').first()
    const box = (await colour.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(end)
    await expect(colour.locator('[data-swatch]')).toBeVisible()
    const price = (await page
      .getByText(/^Rp[\d.]+/)
      .first()
      .boundingBox())!
    expect(price.y + price.height).toBeLessThanOrEqual(box.y)
  }
)

test(
  "[product-21] two fingers enlarge a photo, a swipe turns, 'Kembali' closes",
  { tag: '@phone' },
  async ({ page }) => {
    await openProduct(page, 'kaos')
    const product = page.url()
    await page.getByRole('link', { name: 'Perbesar foto 1' }).tap()
    const photo = large(page).getByRole('button', { name: /^Per(besar|kecil) .*foto 1 dari/ })
    await expect(photo).toBeVisible()
    // By its position: swiped-away photos are hidden from roles.
    const picture = large(page).locator('img').first()
    const scale = () => picture.evaluate(img => new DOMMatrix(getComputedStyle(img).transform).a)
    expect(await scale()).toBe(1)
    await pinch(page, 40, 120)
    await expect.poll(scale).toBeGreaterThan(2)
    await expect(photo).toHaveAccessibleName(/^Perkecil /)
    await pinch(page, 160, 20)
    await expect.poll(scale).toBe(1)
    await photo.tap()
    await expect.poll(scale).toBe(2.5)

    await large(page).getByRole('button', { name: 'Berikutnya' }).tap()
    await expect(large(page).getByRole('status')).toContainText('2/')
    await expect.poll(scale).toBe(1)
    await page.goBack()
    await expect(large(page)).toBeHidden()
    await expect(page).toHaveURL(product)
    await expect(page.locator('[data-gallery]')).toContainText('2/')
  }
)

test(
  '[product-23, cart-20] the sheet shows the purchase; a double tap buys once, and says how many',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    await openProduct(page, 'kaos')
    const requested: unknown[] = []
    page.on('request', one => {
      if (one.url().endsWith('/buyer/cart/add')) requested.push(one.postDataJSON())
    })
    const sheet = buySheet(page)
    await bar(page).dblclick()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/product\//)

    await bar(page).click()
    const add = sheet.getByRole('button', { name: 'Tambah ke Keranjang' })
    await add.click()
    await expect(sheet.getByRole('alert')).toHaveText('Silahkan pilih varian terlebih dahulu')
    for (const group of await sheet.getByRole('group').all())
      await group.locator('label:has(input:enabled)').first().click()
    await sheet.getByRole('button', { name: 'Tambah jumlah' }).click()
    await expect(sheet).toContainText(/Subtotal\s*Rp[\d.]+/)
    expect(requested).toEqual([])
    await add.dblclick()
    await expect(sheet).toBeHidden()
    await expect(bar(page)).toBeFocused()
    await expect(page.getByText(/ditambahkan ke keranjang: 2\s\S+/).last()).toBeVisible()
    expect(requested).toEqual([expect.objectContaining({ qty: 2 })])
    await page.getByRole('link', { name: 'Lihat keranjang' }).click()
    await expect(page).toHaveURL(/\/cart$/)
  }
)

/** Two fingers around the middle of the screen, moved from one distance to another, in px. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: 180 - apart / 2, y: 320, id: 0 },
    { x: 180 + apart / 2, y: 320, id: 1 }
  ]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : fingers(apart)
    })
  await touch('touchStart', from)
  for (let i = 1; i <= 4; i += 1) await touch('touchMove', from + ((to - from) * i) / 4)
  await touch('touchEnd')
  await client.detach()
}

test(
  '[product-26] a promo shown to everybody is removed for a buyer who used it',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    type Card = { slug: string; vouchers: { type: string; code: string; discount_percentage: number }[] }
    const cards = await send<Card[]>(page, '/buyer/product?per_page=100')
    const promised = ({ vouchers }: Card) => vouchers.find(({ type }) => type === 'discount')
    const card = cards.find(one => (promised(one)?.discount_percentage ?? 0) > 0)
    const code = promised(card!)!.code
    await page.route('**/api/v1/buyer/product/view/*', async route => {
      const response = await route.fetch()
      const json = (await response.json()) as { data: { used_vouchers: string[] } }
      json.data.used_vouchers = [code]
      await route.fulfill({ response, json })
    })
    await page.goto(`/product/${card!.slug}`)
    const price = page.locator('[data-price]').first()
    await expect(price).toContainText(`dengan voucher ${code}`)
    // The request is sent with the first touch.
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(page.locator(`[data-voucher="${code}"]`)).toContainText('Sudah Anda gunakan')
    await expect(price).not.toContainText(code)
  }
)
