import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingSticksOut } from './screens.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

// Goods refused at the door, from the console's form to the buyer's page.

type Card = { id: number; stock: number; price: number }
type Option = { courier: string; service: string; final_cost: number; is_available: boolean; is_cod: boolean }
type Checkout = {
  id: string
  products: { id: number }[]
  address: { id: number }
  subtotal: number
  shippings: { baba_expedition: Option[]; shop_courier: Option[] }
}
type Order = { id: number; code: string; grand_total: number }

/** The payment method 'Bayar di Tempat'. */
const cash = 7

/** The demo's buyer orders six pieces of a product to be paid in cash. */
async function orderInCash(page: Page): Promise<Order> {
  const goods = await send<Card[]>(page, '/buyer/product?per_page=100&keyword=semen')
  for (const { id } of goods.filter(one => one.stock >= 20).slice(0, 20)) {
    const added = await send<{ cart_detail_id: number }>(page, '/buyer/cart/add', { product_id: id, qty: 6 })
    const checkout = await send<Checkout>(page, '/buyer/transaction/checkout', {
      cart_detail_id: [added.cart_detail_id]
    })
    for (const type of ['shop_courier', 'baba_expedition'] as const) {
      const option = checkout.shippings[type].find(one => one.is_available && one.is_cod)
      const total = checkout.subtotal + (option?.final_cost ?? 0)
      if (!option || total < 50_000 || total > 3_000_000) continue
      const command = {
        cart_id: checkout.id,
        cart_detail_id: checkout.products.map(line => line.id),
        address_id: checkout.address.id,
        payment_id: cash,
        shipping_type: type,
        shipping_courier: option.courier,
        shipping_service: option.service,
        shipping_cost: option.final_cost,
        total_pay: total
      }
      const placed = await send<{ id: number; code: string }>(
        page,
        '/buyer/transaction/order',
        command,
        randomUUID()
      )
      return { ...placed, grand_total: total }
    }
  }
  throw new Error('No goods of the demo can be paid in cash')
}

test('[order-109, order-112, order-113] the console refuses some pieces at the door, and the buyer sees the new total @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  const { id, code } = await orderInCash(page)
  for (const step of ['accept', 'pack']) await counter.post(`/transaction/${code}/${step}`)
  await counter.post(`/transaction/${code}/ship`, { resi: 'RESI-TOLAK' })

  await page.goto('/ops')
  await page.getByLabel('Token operator').fill('journey-ops-token')
  await page.getByRole('button', { name: 'Buka konsol' }).click()
  await page.getByLabel('Cari pesanan').fill(code)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: code })).toHaveCount(1)
  await page.getByRole('button', { name: 'Ditolak penerima' }).click()
  const form = page.getByRole('dialog', { name: `Ditolak penerima: ${code}` })
  await expect(form.getByRole('spinbutton')).toHaveValue('6')
  await expectAccessible(page, 'form of a refusal')
  await expectNothingSticksOut(page, 'form of a refusal')
  await form.getByRole('spinbutton').fill('1')
  await form.getByRole('textbox', { name: 'Alasan' }).fill('Kemasan sobek')
  await form.getByRole('button', { name: /^Tolak\s1\s/ }).click()
  await expect(page.getByText(`${code}: sebagian ditolak penerima`)).toBeVisible()
  await expect(page.getByText(/5\sdari\s6\s/)).toBeVisible()

  // The form's history entry is removed a moment later: leaving the page in between would be interrupted.
  await page.waitForFunction(() => !history.state?.overlays)
  await page.goto(`/order/${id}`)
  await expect(page.getByText(/^1\s\S+ ditolak saat diantar, tidak ditagih\.$/)).toBeVisible()
  await expect(page.getByText(/^Tanpa\s1\s\S+ yang ditolak saat diantar\.$/)).toBeVisible()
  await expect(page.getByText(/Sebagian barang ditolak penerima: 1 dari 6/).first()).toBeVisible()
  await expectAccessible(page, 'order with refused pieces')
  await expectNothingSticksOut(page, 'order with refused pieces')
})
