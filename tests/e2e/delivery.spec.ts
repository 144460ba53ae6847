import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { carriedByBaba } from './beyond-the-demo.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { send } from './send.ts'
import { chooseRegion, signInAsDemo } from './sign-in.ts'

type Found = { id: number; shop: { name: string } }
type Added = { cart_detail_id: number }

/** A checkout over goods of a far shop whose Kurir Toko is carried by Baba (case 6), as the cart would begin it. */
async function openFarCheckout(page: Page): Promise<void> {
  const goods: Found[] = []
  for (const keyword of ['semen', 'cat', 'pipa']) {
    goods.push(...(await send<Found[]>(page, `/buyer/product?per_page=100&keyword=${keyword}`)))
  }
  const found = goods.find(({ shop }) => shop.name === carriedByBaba.name)
  const { cart_detail_id } = await send<Added>(page, '/buyer/cart/add', { product_id: found?.id, qty: 5 })
  await page.goto('/order?tab=nego')
  const draft = JSON.stringify({ lineIds: [cart_detail_id], isBuyNow: false })
  await page.evaluate(kept => {
    sessionStorage.setItem('checkout', kept)
    localStorage.setItem('checkout', kept)
  }, draft)
  await page.goto('/checkout')
}

/** Adds up what moves without being touched; read as `window.moved`. */
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

const ways = (page: Page) => page.getByRole('group', { name: 'Cara menerima barang' })
const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Bayar Sekarang' })

test(
  '[checkout-54, checkout-52, checkout-57] what does not reach the address is fetched, then left at a point, and ordered once',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    await openFarCheckout(page)
    await page.getByRole('radio', { name: /Kurir Toko/ }).check()
    await expect(
      page.getByText('Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini')
    ).toBeVisible()
    await expect(ways(page).getByRole('button')).toHaveText([/^Jemput/, /^Titip/])
    await expect(page.getByText('Pilih jemput atau titip', { exact: true }).last()).toBeVisible()
    await expect(payButton(page)).toBeDisabled()
    await expectAccessible(page, 'ways of delivery')

    await ways(page)
      .getByRole('button', { name: /^Jemput/ })
      .click()
    const pickups = page.getByRole('dialog', { name: 'Lokasi Penjemputan di Gudang Ekspedisi' })
    const first = pickups.getByRole('button', { name: /^Pilih Gudang/ }).first()
    await expect(first).toBeVisible()
    await expectAccessible(page, 'warehouses')
    await first.click()
    await expect(pickups).toBeHidden()
    await expect(ways(page).getByRole('button', { name: /^Jemput/, pressed: true })).toContainText('Gudang')
    await expect(payButton(page)).toBeEnabled()
    await reloadClosed(page)
    await expect(page.getByRole('radio', { name: /Kurir Toko/ })).toBeChecked()
    await expect(ways(page).getByRole('button', { name: /^Jemput/, pressed: true })).toContainText('Gudang')

    await ways(page)
      .getByRole('button', { name: /^Titip/ })
      .click()
    const points = page.getByRole('dialog', { name: 'Lokasi yang tersedia' })
    await expect(points.getByRole('combobox', { name: 'Kota/Kabupaten' })).toBeEnabled()
    await points.getByRole('button', { name: /^Titip di sini/ }).click()
    await expect(points.getByText('Kota wajib dipilih')).toBeVisible()
    await expect(points.getByText('Nomor telepon wajib diisi')).toBeAttached()
    await expect(points.getByRole('combobox', { name: 'Kota/Kabupaten' })).toBeFocused()
    await expectAccessible(page, 'points')
    await chooseRegion(points, 'Kota/Kabupaten', 'Kota Bandung')
    await chooseRegion(points, 'Kecamatan')
    await chooseRegion(points, 'Kelurahan/Desa')
    await points.getByRole('radio', { name: 'Kerabat' }).check()
    await points.getByLabel('Alamat lengkap').fill('Jl. Titipan No. 7')
    await points.getByRole('button', { name: 'Tutup' }).first().click()
    await ways(page)
      .getByRole('button', { name: /^Titip/ })
      .click()
    await expect(points.getByLabel('Alamat lengkap')).toHaveValue('Jl. Titipan No. 7')
    await expect(points.getByRole('combobox', { name: 'Kecamatan' })).not.toHaveValue('')
    await points.getByLabel('Nama penerima').fill('Sari')
    await points.getByLabel('Nomor telepon penerima').fill('0812-3456-7890')
    await points.getByLabel('Jadikan alamat utama saya').check()
    await points.getByRole('button', { name: /^Titip di sini · Rp/ }).click()
    await expect(points).toBeHidden()
    await expect(ways(page).getByRole('button', { name: /^Titip/, pressed: true })).toContainText(
      'Kota Bandung'
    )

    const other = await page.context().newPage()
    await other.goto('/checkout')
    await expect(ways(other).getByRole('button', { name: /^Titip/, pressed: true })).toContainText(
      'Jl. Titipan No. 7'
    )
    await other.close()

    await page.getByRole('radio', { name: /BCA/ }).check()
    await expect(payButton(page)).toBeInViewport()
    const total = (await page.locator('[data-total]').textContent()) ?? ''
    await payButton(page).dblclick()
    const look = page.getByRole('dialog', { name: 'Periksa pesanan Anda' })
    await expect(look).toContainText('BCA')
    await expect(look).toContainText('Jl. Titipan No. 7')
    await expect(look).toContainText(total)
    await expectAccessible(page, 'last look')
    // A double tap opened it, and ordered nothing.
    await expect(page).toHaveURL(/\/checkout$/)
    await look.getByRole('button', { name: 'Periksa lagi' }).click()
    await expect(look).toBeHidden()
    await payButton(page).click()
    await look.getByRole('button', { name: 'Bayar Sekarang' }).click()
    await expect(page).toHaveURL(/\/checkout\/payment\//)
    const [main] = await send<{ address: string; is_main: boolean }[]>(page, '/buyer/address')
    expect(main).toMatchObject({ is_main: true })
    expect(main!.address).toContain('Jl. Titipan No. 7')
  }
)

test('[checkout-53, checkout-58] a truck is asked for, and a checkout stands still while it loads', async ({
  page
}) => {
  await page.addInitScript(watchMoves)
  await signInAsDemo(page)
  await openFarCheckout(page)
  await expect(page.getByRole('radio', { name: /BCA/ })).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
  expect(await movedBy(page)).toBeLessThanOrEqual(0.02)

  await page.route('**/api/v1/buyer/transaction/checkout/check', route =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        status: 422,
        message: 'Truk ke alamat Anda sedang penuh',
        error: { code: 'shipping_unavailable', message: 'Truk ke alamat Anda sedang penuh' }
      }
    })
  )
  const truck = page.getByRole('radio', { name: /Baba Logistik/ })
  await truck.click()
  const check = page.getByRole('dialog', { name: /^Cek ketersediaan Baba Logistik/ })
  await expect(check.getByText('Truk ke alamat Anda sedang penuh')).toBeVisible()
  await expect(check.getByRole('link', { name: 'Kembali ke Keranjang' })).toBeVisible()
  await expectAccessible(page, 'availability of a truck')
  await check.getByRole('button', { name: 'Ubah Pengiriman' }).click()
  await expect(check).toBeHidden()
  await expect(truck).not.toBeChecked()
  await page.unroute('**/api/v1/buyer/transaction/checkout/check')
  await truck.click()
  await expect(truck).toBeChecked()
  await expect(check).toBeHidden()
})
