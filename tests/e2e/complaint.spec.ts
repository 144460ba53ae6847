import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { delivered, pickPhotos } from './delivered-order.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { expectNothingSticksOut } from './screens.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

// A complaint in the browser, from the order to the refund. Its pages alone: tests/complaint/*.browser.test.tsx.

const reason = 'Tiga sak pecah dan isinya mengeras, tidak dapat dipakai sama sekali.'

const balanceOf = async (page: Page) => (await send<{ balance: number }>(page, '/buyer/profile')).balance

test('[complaint-18, complaint-19, complaint-20] a delivered order is complained about with photos, across a reload; the answer is accepted with the PIN and refunded', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  const order = await delivered(page, counter)
  await page.goto(`/order/${order.id}`)
  await page.getByRole('link', { name: 'Ajukan Komplain' }).click()
  await expect(page).toHaveURL(new RegExp(`/complaint/options/${order.id}$`))
  await expect(page.getByRole('main').getByText(order.code)).toBeVisible()
  await page.getByRole('radio', { name: 'Barang bermasalah' }).check()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('combobox', { name: /Masalah/ }).selectOption('Rusak/pecah')
  await page.getByRole('radio', { name: 'Pengembalian dana', exact: true }).check()
  await page.getByLabel('Nominal pengembalian').pressSequentially('15000')
  await page.getByRole('textbox', { name: 'Alasan' }).fill(reason)
  await pickPhotos(page, 2)
  await expect(page.getByAltText(/^Foto terunggah/)).toHaveCount(2)
  await expectAccessible(page, 'form of a complaint')
  await expectNothingSticksOut(page, 'form of a complaint')

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Alasan' })).toHaveValue(reason)
  await expect(page.getByRole('combobox', { name: /Masalah/ })).toHaveValue('broken')
  await expect(page.getByLabel('Nominal pengembalian')).toHaveValue('15.000')
  await expect(page.getByAltText(/^Foto terunggah/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Ajukan Komplain' }).dblclick()

  await expect(page).toHaveURL(/\/complaint\/\d+$/)
  const complaintId = Number(/\d+$/.exec(page.url()))
  await expect(page.getByText('Menunggu jawaban penjual')).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Perbesar Foto bukti/ })).toHaveCount(2)
  await page.getByLabel('Tulis pesan').fill('Mohon segera dijawab.')
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(page.getByRole('log').getByText('Mohon segera dijawab.')).toHaveCount(1)
  const complaints = await send<unknown[]>(page, `/buyer/transaction/complain?transaction_id=${order.id}`)
  expect(complaints).toHaveLength(1)

  // The page hears the answer by itself.
  await page.mouse.wheel(0, 100)
  await counter.post(`/complain/${complaintId}/answer`, {
    solution: 'refund',
    nominal: 10_000,
    message: 'Kami ganti sebagian.'
  })
  await expect(page.getByText('Kami ganti sebagian.')).toBeVisible()
  await expect(page.getByText('Dijawab penjual', { exact: true })).toBeVisible()
  await expectAccessible(page, 'answered complaint')
  await expectNothingSticksOut(page, 'answered complaint')
  const before = await balanceOf(page)
  await page.getByRole('button', { name: 'Terima Solusi' }).click()
  const pin = page.getByRole('dialog', { name: 'Masukkan PIN' })
  await expect(pin.getByText('Terima: Pengembalian dana Rp10.000')).toBeVisible()
  await expectAccessible(page, 'PIN of a complaint')
  await expect(pin.getByLabel('PIN', { exact: true })).toBeFocused()
  await page.keyboard.type('123456')
  await expect(pin).toBeHidden()
  await expect(page.getByText('Selesai: Rp10.000 dikembalikan ke Saldo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terima Solusi' })).toHaveCount(0)
  expect(await balanceOf(page)).toBe(before + 10_000)

  await page.getByRole('link', { name: 'Kembali ke pesanan' }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`))
  const paid = page.getByRole('region', { name: 'Rincian Pembayaran' })
  await expect(paid.getByText(/Dana Rp10\.000 dikembalikan ke Saldo Baba/)).toBeVisible()
  await page
    .getByRole('region', { name: 'Komplain', exact: true })
    .getByRole('link', { name: /Barang bermasalah.*Dana dikembalikan/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/complaint/${complaintId}$`))

  await page.goto('/order?tab=complain')
  const card = page.getByRole('article', { name: `Komplain ${order.code}` })
  await expect(card.getByText('Rp10.000 dikembalikan ke Saldo')).toBeVisible()
  await expectAccessible(page, 'complaints')
  await expectNothingSticksOut(page, 'complaints')
  await reloadClosed(page)
  await expect(card).toBeVisible()
  await page.goto('/balance')
  await expect(page.getByRole('main').getByText('+Rp10.000').first()).toBeVisible()
})
