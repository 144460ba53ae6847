import type { Page } from '@playwright/test'

import { carriedByBaba } from './beyond-the-demo.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { send } from './send.ts'
import { chooseRegion, signInAsDemo } from './sign-in.ts'

// The whole purchase with the real rates; the single steps are in tests/checkout/delivery-ways.browser.test.tsx.

type Found = { id: number; shop: { name: string } }
type Added = { cart_detail_id: number }

/** A checkout for goods of a far shop whose Kurir Toko is carried by Baba (case 6), as opened from the cart. */
async function openFarCheckout(page: Page): Promise<void> {
  const goods: Found[] = []
  for (const keyword of ['semen', 'cat', 'pipa']) {
    goods.push(...(await send<Found[]>(page, `/buyer/product?per_page=100&keyword=${keyword}`)))
  }
  const found = goods.find(({ shop }) => shop.name === carriedByBaba.name)
  const { cart_detail_id } = await send<Added>(page, '/buyer/cart/add', { product_id: found?.id, qty: 5 })
  await page.goto('/order?tab=nego')
  const draft = JSON.stringify({ lineIds: [cart_detail_id], isBuyNow: false })
  await page.evaluate(stored => {
    sessionStorage.setItem('checkout', stored)
    localStorage.setItem('checkout', stored)
  }, draft)
  await page.goto('/checkout')
}

/** Sums up layout shifts without input; read as `window.moved`. */
const watchMoves = () => {
  const sums = window as unknown as { moved: number }
  sums.moved = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput) sums.moved += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
const movedBy = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved)

const way = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Cara menerima barang' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Bayar Sekarang' })

/** The checkout of goods from far away, whose layout is stable while it loads. */
async function openStillCheckout(page: Page): Promise<void> {
  await page.addInitScript(watchMoves)
  await signInAsDemo(page)
  await openFarCheckout(page)
  await expect(page.getByRole('radio', { name: /BCA/ })).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
  expect(await movedBy(page)).toBeLessThanOrEqual(0.02)
}

test(
  '[checkout-52, checkout-54, checkout-57, checkout-58] undeliverable goods are picked up, then left at a point, and ordered once',
  { tag: '@phone' },
  async ({ page }) => {
    await openStillCheckout(page)
    await page.getByRole('radio', { name: /Kurir Toko/ }).check()
    await expect(way(page, 'Jemput')).toBeVisible()
    await expect(payButton(page)).toBeDisabled()
    await way(page, 'Jemput').click()
    const pickups = page.getByRole('dialog', { name: 'Lokasi Penjemputan di Gudang Ekspedisi' })
    await expect(pickups).toBeVisible()
    // 'Kembali' closes it, and the checkout stays.
    await page.goBack()
    await expect(pickups).toBeHidden()
    await expect(page).toHaveURL(/\/checkout$/)
    await way(page, 'Jemput').click()
    await pickups
      .getByRole('button', { name: /^Pilih Gudang/ })
      .first()
      .click()
    await expect(pickups).toBeHidden()
    await expect(way(page, 'Jemput')).toContainText('Gudang')
    await expect(payButton(page)).toBeEnabled()
    await reloadClosed(page)
    await expect(page.getByRole('radio', { name: /Kurir Toko/ })).toBeChecked()
    await expect(way(page, 'Jemput')).toHaveAttribute('aria-pressed', 'true')
    await expect(way(page, 'Jemput')).toContainText('Gudang')

    await way(page, 'Titip').click()
    const points = page.getByRole('dialog', { name: 'Lokasi yang tersedia' })
    await chooseRegion(points, 'Kota/Kabupaten', 'Kota Bandung')
    await chooseRegion(points, 'Kecamatan')
    await chooseRegion(points, 'Kelurahan/Desa')
    await points.getByRole('radio', { name: 'Kerabat' }).check()
    await points.getByLabel('Alamat lengkap').fill('Jl. Titipan No. 7')
    await points.getByLabel('Nama penerima').fill('Sari')
    await points.getByLabel('Nomor HP penerima').fill('0812-3456-7890')
    await points.getByLabel('Jadikan alamat utama saya').check()
    await points.getByRole('button', { name: /^Titip di sini · Rp/ }).click()
    await expect(points).toBeHidden()
    await expect(way(page, 'Titip')).toContainText('Kota Bandung')

    const other = await page.context().newPage()
    await other.goto('/checkout')
    await expect(way(other, 'Titip')).toHaveAttribute('aria-pressed', 'true')
    await expect(way(other, 'Titip')).toContainText('Jl. Titipan No. 7')
    await other.close()

    await page.getByRole('radio', { name: /BCA/ }).check()
    await expect(payButton(page)).toBeInViewport()
    const total = (await page.locator('[data-total]').textContent()) ?? ''
    await payButton(page).click()
    const look = page.getByRole('dialog', { name: 'Periksa pesanan Anda' })
    await expect(look).toContainText('Jl. Titipan No. 7')
    await expect(look).toContainText(total)
    await look.getByRole('button', { name: 'Bayar Sekarang' }).click()
    await expect(page).toHaveURL(/\/checkout\/payment\//)
    const [main] = await send<{ address: string; is_main: boolean }[]>(page, '/buyer/address')
    expect(main).toMatchObject({ is_main: true })
    expect(main!.address).toContain('Jl. Titipan No. 7')
  }
)

test(
  '[checkout-53, checkout-58] a truck is confirmed, and a loading checkout does not shift',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await openStillCheckout(page)
    const truck = page.getByRole('radio', { name: /Baba Logistik/ })
    await truck.click()
    await expect(truck).toBeChecked()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
)
