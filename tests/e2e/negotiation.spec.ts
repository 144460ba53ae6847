import { expect, type Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'
import { isLong } from '../support/long.ts'

/** More kilograms than the largest truck takes. */
const tooHeavy = 4_100

type Found = { id: number; name: string; stock: number }
type Opened = { shippings: { baba_expedition: { is_negotiable: boolean }[] } }

/** A checkout of heavy goods beyond the largest truck, from an island with trucks. */
async function openHeavyCheckout(page: Page): Promise<void> {
  const goods = await send<Found[]>(page, '/buyer/product?per_page=100&keyword=semen')
  for (const { id, name, stock } of goods) {
    const qty = Math.ceil(tooHeavy / Number(/(\d+) kg/.exec(name)?.[1] ?? 0.1))
    if (qty > stock) continue
    const { cart_detail_id: line } = await send<{ cart_detail_id: number }>(page, '/buyer/cart/add', {
      product_id: id,
      qty
    })
    const opened = await send<Opened>(page, '/buyer/transaction/checkout', { cart_detail_id: [line] })
    if (!opened.shippings.baba_expedition.some(option => option.is_negotiable)) continue
    await page.goto('/order?tab=nego')
    const draft = JSON.stringify({ lineIds: [line], isBuyNow: false })
    await page.evaluate(stored => sessionStorage.setItem('checkout', stored), draft)
    await page.goto('/checkout')
    return
  }
  throw new Error(`No truckload among ${goods.map(({ name, stock }) => `${stock} × ${name}`).join(', ')}`)
}

/** The dialogs of another delivery, on an order whose address is out of reach; the seed has none. */
async function lookAtOtherWays(page: Page, id: string): Promise<void> {
  const order = `**/api/v1/buyer/transaction/${id}`
  await page.route(order, async route => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { nego: object } }
    Object.assign(json.data.nego, { ways: ['point', 'pickup'], point_by: 'expedition' })
    await route.fulfill({ response, json })
  })
  await reloadClosed(page)
  const change = page.getByRole('button', { name: 'Ubah Metode Pengiriman' })
  await change.click()
  await expectAccessible(page, 'other ways of delivery')
  await page.getByRole('button', { name: /^Jemput/ }).click()
  await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page, 'warehouses of a negotiation')
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).first().click()
  await change.click()
  await page.getByRole('button', { name: /^Titip/ }).click()
  await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page, 'points of a negotiation')
  await page.unroute(order)
  await page.reload()
}

/** The operator's console in a tab of its own, on its negotiations. */
async function openConsole(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/ops')
  await tab.getByLabel('Token operator').fill('journey-ops-token')
  await tab.getByRole('button', { name: 'Buka konsol' }).click()
  await tab.getByRole('button', { name: 'Menu' }).click()
  await tab.getByRole('link', { name: 'Negosiasi', exact: true }).click()
  return tab
}

test(
  '[core-176, negotiation-1, negotiation-3, negotiation-6, negotiation-27, negotiation-28, negotiation-29, negotiation-38, ops-13, ops-16] a freight is negotiated: declined, offered again, approved and paid with Saldo',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    await openHeavyCheckout(page)
    await page.getByRole('radio', { name: /Baba Logistik Truk/ }).check()
    // The second tap of a double tap hits 'Kirim ke Penjual'.
    await page.getByRole('button', { name: 'Diskusi Ongkir' }).dblclick()
    const dialog = page.getByRole('dialog', { name: 'Diskusi Ongkir' })
    await expect(dialog.getByText(/^[45]\.\d{3}\skg/)).toBeVisible()
    await expectAccessible(page, 'Diskusi Ongkir')
    await dialog.getByLabel(/Tawaran ongkir/).fill('500000')
    await dialog.getByLabel(/Catatan untuk penjual/).fill('Truk masuk dari jalan belakang')
    // A half-typed text is restored after a reload.
    await page.reload()
    await page.getByRole('radio', { name: /Baba Logistik Truk/ }).check()
    await page.getByRole('button', { name: 'Diskusi Ongkir' }).click()
    await expect(dialog.getByLabel(/Tawaran ongkir/)).toHaveValue('500000')
    await expect(dialog.getByLabel(/Catatan untuk penjual/)).toHaveValue('Truk masuk dari jalan belakang')
    await dialog.getByLabel(/Tawaran ongkir/).fill('5000000000')
    await expect(dialog.getByText('Tawaran antara Rp1 dan Rp1.000.000.000')).toBeVisible()
    await dialog.getByLabel(/Tawaran ongkir/).fill('500000')
    await dialog.getByRole('button', { name: 'Kirim ke Penjual' }).click()

    await expect(page).toHaveURL(/\/order\/\d+$/)
    await expect(page.getByRole('heading', { name: /Detail Negosiasi/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Menunggu Jawaban Penjual' })).toBeVisible()
    const id = page.url().split('/').at(-1) ?? ''
    const back = page.url()
    await page.goto('/order?tab=nego')
    await expect(page.getByText('Perkiraan total').first()).toBeVisible()
    await expect(page.getByText(/Termasuk perkiraan ongkir Rp/).first()).toBeVisible()
    await page.goto(back)
    await expect(page.getByRole('heading', { name: 'Menunggu Jawaban Penjual' })).toBeVisible()
    const desk = await openConsole(page)
    const row = desk.locator('tr[data-row]').first()
    await row.click()
    await desk.getByRole('button', { name: 'Tolak diskusi' }).first().click()
    await expect(desk.getByText('Alasan wajib diisi.')).toBeVisible()
    if (isLong) await expectAccessible(desk, 'negotiations of the console')
    await desk
      .getByLabel(/^Alasan menolak/)
      .first()
      .fill('Truk kami penuh')
    await desk.getByRole('button', { name: 'Tolak diskusi' }).first().click()
    await expect(desk.getByText(/menolak, Truk kami penuh/)).toBeVisible()
    // The open page is notified.
    await expect(page.getByRole('heading', { name: 'Negosiasi ditolak' })).toBeVisible()
    await expect(page.getByText('Truk kami penuh').first()).toBeVisible()
    await page.getByRole('button', { name: 'Tawar Lagi' }).click()
    await page.getByLabel(/Tawaran ongkir/).fill('700000')
    await page.getByRole('button', { name: 'Kirim ke Penjual' }).click()
    await expect(page.getByText('Penawaran 2: Rp700.000')).toBeVisible()

    await desk.getByRole('button', { name: 'Kembali' }).click()
    await desk.getByRole('button', { name: 'Muat ulang' }).click()
    await row.click()
    await desk
      .getByLabel(/^Ongkos kirim/)
      .first()
      .fill('650000')
    await desk.getByRole('button', { name: 'Setujui' }).first().click()
    await expect(desk.getByText(/setuju, Rp650\.000/)).toBeVisible()
    await desk.close()
    await expect(page.getByRole('heading', { name: 'Negosiasi disetujui' })).toBeVisible()
    await expect(page.getByText(/Bayar sebelum/)).toBeVisible()
    await expectAccessible(page, 'approved negotiation')
    if (isLong) await lookAtOtherWays(page, id)
    await page.getByRole('button', { name: 'Terima Nego & Bayar' }).click()
    // The field that is missing gets the focus.
    await expect(page.getByRole('button', { name: /Metode pembayaran/ })).toBeFocused()
    await expect(page.getByText('Silahkan pilih metode pembayaran terlebih dahulu')).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: /Saldo Baba/ })).toBeVisible()
    await expectAccessible(page, 'methods of a negotiation')
    // Arrow keys move over the payment methods, and Enter confirms the choice.
    await page.getByRole('radio', { name: /Saldo Baba/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /Mandiri/ })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: /Mandiri/ })).toHaveCount(0)
    await page.getByRole('button', { name: /Metode pembayaran/ }).click()
    await page.getByRole('radio', { name: /Saldo Baba/ }).click()
    await page.getByRole('button', { name: 'Terima Nego & Bayar' }).click()
    await page.getByLabel('PIN', { exact: true }).pressSequentially('123456')
    await expect(page.getByRole('heading', { name: /No Pesanan/ })).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'Perjalanan pesanan' }).locator('[aria-current=step]')
    ).toHaveText('Diproses')
    await expect(page.getByText('Rp650.000').filter({ visible: true }).first()).toBeVisible()
  }
)
