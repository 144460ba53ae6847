import type { Page } from '@playwright/test'

import { latestDay } from '#lib/shipping/rates.ts'

import { expectAccessible } from './axe.ts'
import { pickPhotos } from './delivered-order.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { type Order, orderByApi, packed } from './order-by-api.ts'
import { closedDownTo } from './reload.ts'
import { expectNothingSticksOut } from './screens.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

// A lost part of an order, from the complaint to the receipt of the others. The form alone: tests/complaint/form.browser.test.tsx.

type Detail = {
  status: string
  refunded: number
  products: { id: number }[]
  shipping: { etd: string }
  shipments: { id: number }[]
}

const reason = 'Kiriman kedua belum datang juga, padahal perkiraan tibanya sudah lewat.'
const day = 24 * 3_600

const read = (page: Page, { id }: Order) => send<Detail>(page, `/buyer/transaction/${id}`)
const balanceOf = async (page: Page) => (await send<{ balance: number }>(page, '/buyer/profile')).balance

/** Of six pieces three have arrived, two are late, and one is in the shop. */
async function inParts(page: Page, counter: Counter): Promise<Order> {
  await signInAsDemo(page)
  const order = await orderByApi(page, counter, 'Saldo')
  await packed(counter, order)
  const { products, shipping } = await read(page, order)
  const ship = (resi: string, qty: number) =>
    counter.post(
      `/transaction/${order.code}/ship`,
      { resi, lines: [{ id: products[0]!.id, qty }] },
      `${order.code} ${resi}`
    )
  await ship('RESI-PERTAMA', 3)
  await ship('RESI-KEDUA', 2)
  const { shipments } = await read(page, order)
  await counter.post(`/transaction/${order.code}/deliver`, { shipment: shipments[0]!.id })
  await counter.post('/clock', { advance_seconds: latestDay(shipping.etd) * day + 1 })
  // Sessions end meanwhile.
  await signInAsDemo(page)
  return order
}

test('[complaint-2, complaint-18, complaint-26, complaint-27] a lost part is named, across a reload, and refunded; the order goes on with the others @desktop', async ({
  page,
  counter
}) => {
  const order = await inParts(page, counter)
  const { id, code } = order
  await page.goto(`/order/${id}`)
  await page.getByRole('link', { name: 'Ajukan Komplain' }).click()
  await page.getByRole('radio', { name: 'Belum sampai' }).check()
  const first = page.getByRole('checkbox', { name: /^Kiriman 1/ })
  const second = page.getByRole('checkbox', { name: /^Kiriman 2/ })
  // What the courier has not delivered is proposed.
  await expect(first).not.toBeChecked()
  await expect(second).toBeChecked()
  await page.getByRole('radio', { name: 'Pengembalian dana', exact: true }).check()
  const nominal = page.getByLabel('Nominal pengembalian')
  await page.getByRole('button', { name: 'Isi maksimal' }).click()
  const most = await nominal.inputValue()
  // Of more shipments more is paid; of none no amount is asked, and the one that was typed stays.
  await first.check()
  await expect(page.getByText(/^Maksimal Rp/)).not.toContainText(`Maksimal Rp${most}`)
  await second.uncheck()
  await first.uncheck()
  await page.getByRole('button', { name: 'Ajukan Komplain' }).click()
  await expect(page.getByRole('group', { name: 'Barang' })).toBeFocused()
  await expect(nominal).toHaveCount(0)
  await second.check()
  await expect(nominal).toHaveValue(most)
  await expect(page.getByText(`Maksimal Rp${most}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Alasan' }).fill(reason)
  await pickPhotos(page, 1)
  await expect(page.getByAltText(/^Foto terunggah/)).toHaveCount(1)
  const summary = page.getByRole('region', { name: 'Ringkasan' })
  await expect(summary.getByText('Kiriman 2', { exact: true })).toBeVisible()
  const ending = 'Pesanan lalu selesai, dan dana barang yang belum dikirim ikut dikembalikan.'
  await expect(summary.getByText(ending)).toBeVisible()
  await expectAccessible(page, 'form about a lost part')
  await expectNothingSticksOut(page, 'form about a lost part')

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Alasan' })).toHaveValue(reason)
  await expect(first).not.toBeChecked()
  await expect(second).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Pengembalian dana', exact: true })).toBeChecked()
  await expect(nominal).toHaveValue(most)
  await expect(page.getByAltText(/^Foto terunggah/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Ajukan Komplain' }).dblclick()

  await expect(page).toHaveURL(/\/complaint\/\d+$/)
  const complaintId = Number(/\d+$/.exec(page.url()))
  await expect(page.getByText('Menunggu jawaban penjual')).toBeVisible()
  // What is shipped meanwhile comes: the order does not end with the refund of the other part.
  await counter.post(`/transaction/${code}/ship`, { resi: 'RESI-KETIGA' }, `${code} RESI-KETIGA`)
  await counter.post(`/complain/${complaintId}/answer`, {
    solution: 'refund',
    nominal: 12_000,
    message: 'Kiriman kedua hilang di jalan.'
  })
  await expect(page.getByText('Kiriman kedua hilang di jalan.')).toBeVisible()
  await expect(page.getByText(/Rp12\.000 dikembalikan ke Saldo\.$/)).toBeVisible()
  await expectAccessible(page, 'offer for a lost part')
  await expectNothingSticksOut(page, 'offer for a lost part')
  const before = await balanceOf(page)
  await page.getByRole('button', { name: 'Terima Solusi' }).click()
  const pin = page.getByRole('dialog', { name: 'Masukkan PIN' })
  await expect(pin.getByText('Terima: Pengembalian dana Rp12.000', { exact: true })).toBeVisible()
  await expect(pin.getByLabel('PIN', { exact: true })).toBeFocused()
  await page.keyboard.type('123456')
  await expect(pin).toBeHidden()
  await expect(page.getByText('Selesai: Rp12.000 dikembalikan ke Saldo.')).toBeVisible()
  expect(await balanceOf(page)).toBe(before + 12_000)
  expect(await read(page, order)).toMatchObject({ status: 'sent', refunded: 12_000 })

  await closedDownTo(page, 0)
  await page.getByRole('link', { name: 'Kembali ke pesanan' }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
  const shipment = (number: number) =>
    page
      .getByRole('region', { name: 'Lacak Pengiriman' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: `Kiriman ${number}` }) })
  await expect(shipment(1).getByText(/^Sampai .+ WIB$/)).toBeVisible()
  await expect(shipment(2).getByText('Tidak sampai', { exact: true })).toBeVisible()
  await expect(shipment(3).getByText('Dalam perjalanan', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pesanan Diterima' })).toHaveCount(0)
  await expectAccessible(page, 'order with a lost part')
  await expectNothingSticksOut(page, 'order with a lost part')

  // The page hears the arrival by itself.
  await counter.post(`/transaction/${code}/deliver`)
  await expect(shipment(3).getByText(/^Sampai .+ WIB$/)).toBeVisible()
  await expect(shipment(2).getByText('Tidak sampai', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pesanan Diterima' }).click()
  const receipt = page.getByRole('dialog', { name: 'Pesanan Akan Diselesaikan' })
  await receipt.getByRole('button', { name: 'Pesanan Diterima' }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: /^Pesanan selesai\./ })).toHaveCount(1)
  expect(await read(page, order)).toMatchObject({ status: 'success', refunded: 12_000 })
})
