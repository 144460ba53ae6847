import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { pickPhotos } from './delivered-order.ts'
import { expect, test } from './fixtures.ts'
import { orderByApi, packed } from './order-by-api.ts'
import { closedDownTo } from './reload.ts'
import { expectNothingSticksOut } from './screens.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

// Goods go back to the shop, from the complaint to the refund. Its dialogs alone: tests/complaint/detail.browser.test.tsx.

const reason = 'Dua sak berlainan merek dari yang dipesan, dan belum dibuka sama sekali.'

const balanceOf = async (page: Page) => (await send<{ balance: number }>(page, '/buyer/profile')).balance

test('[complaint-9, complaint-18, complaint-19] goods go back to the address that page and dialog show, and are refunded once the seller has them @phone', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  const order = await orderByApi(page, counter, 'Saldo')
  const { id, code } = order
  await packed(counter, order)
  await counter.post(`/transaction/${code}/ship`, { resi: 'RESI-PERGI' }, `${code} ship`)
  await counter.post(`/transaction/${code}/deliver`)
  await page.goto(`/order/${id}`)
  await page.getByRole('link', { name: 'Ajukan Komplain' }).click()
  await page.getByRole('radio', { name: 'Barang bermasalah' }).check()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^Tambah jumlah/ }).click()
  await page.getByRole('combobox', { name: /Masalah/ }).selectOption('Salah')
  await page.getByRole('radio', { name: 'Retur dan pengembalian dana' }).check()
  await page.getByRole('button', { name: 'Isi maksimal' }).click()
  const typed = await page.getByLabel('Nominal pengembalian').inputValue()
  const nominal = Number(typed.replaceAll('.', ''))
  await page.getByRole('textbox', { name: 'Alasan' }).fill(reason)
  await pickPhotos(page, 1)
  await expect(page.getByAltText(/^Foto terunggah/)).toHaveCount(1)
  await expectAccessible(page, 'form of a return')
  await expectNothingSticksOut(page, 'form of a return')
  await page.getByRole('button', { name: 'Ajukan Komplain' }).dblclick()

  await expect(page).toHaveURL(/\/complaint\/\d+$/)
  const complaintId = Number(/\d+$/.exec(page.url()))
  await expect(page.getByText('Menunggu jawaban penjual')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Alamat toko' })).toHaveCount(0)
  await counter.post(`/complain/${complaintId}/answer`, {
    solution: 'return_refund',
    nominal,
    message: 'Silakan kirim kembali.'
  })
  // What the buyer wanted is carried out at once.
  await expect(page.getByText('Menunggu barang dikirim kembali')).toBeVisible()
  const address = page.getByRole('region', { name: 'Alamat toko' }).getByRole('paragraph')
  const seller = await page.getByRole('main').locator('header a[href^="/shop/"]').textContent()
  await expect(address).toHaveText(new RegExp(`^${seller}, Jl\\. .+`))
  const shop = (await address.textContent())!
  await expectAccessible(page, 'goods to be sent back')
  await expectNothingSticksOut(page, 'goods to be sent back')
  await page.getByRole('button', { name: 'Kirim Kembali' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kirim Kembali' })
  await expect(dialog.getByText(shop)).toBeVisible()
  await dialog.getByLabel('Kurir').fill('JNE')
  // Without a tracking number the goods cannot be followed; what was typed stays, also across a reload.
  await dialog.getByRole('button', { name: 'Kirim Kembali' }).click()
  await expect(dialog.getByLabel('Nomor resi')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'dialog of goods sent back')
  await page.reload()
  await page.getByRole('button', { name: 'Kirim Kembali' }).click()
  await expect(dialog.getByLabel('Kurir')).toHaveValue('JNE')
  await dialog.getByLabel('Nomor resi').fill('RESI-BALIK-01')
  await dialog.getByRole('button', { name: 'Kirim Kembali' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Barang dalam perjalanan ke toko', { exact: true })).toBeVisible()
  const returned = page.getByRole('region', { name: 'Barang dikirim kembali ke toko' })
  await expect(returned.getByText('RESI-BALIK-01')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirim Kembali' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Batalkan Komplain' })).toHaveCount(0)
  await expectAccessible(page, 'goods on their way back')
  await expectNothingSticksOut(page, 'goods on their way back')

  const before = await balanceOf(page)
  await counter.post(`/complain/${complaintId}/deliver`)
  await expect(page.getByText('Barang sampai di toko', { exact: true })).toBeVisible()
  expect(await balanceOf(page)).toBe(before)
  await counter.post(`/complain/${complaintId}/received`, { restock: true })
  await expect(page.getByText(`Selesai: Rp${typed} dikembalikan ke Saldo.`)).toBeVisible()
  await expect(returned.getByText('Diterima')).toBeVisible()
  await expectAccessible(page, 'refunded return')
  await expectNothingSticksOut(page, 'refunded return')
  expect(await balanceOf(page)).toBe(before + nominal)

  await closedDownTo(page, 0)
  await page.getByRole('link', { name: 'Kembali ke pesanan' }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
  const paid = page.getByRole('region', { name: 'Rincian Pembayaran' })
  await expect(paid.getByText(`Dana Rp${typed} dikembalikan ke Saldo Baba`)).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Komplain', exact: true })
      .getByRole('link', { name: /Barang bermasalah.*Dana dikembalikan/ })
  ).toBeVisible()
  await expectNothingSticksOut(page, 'order with a refunded return')
  await page.goto('/balance')
  await expect(page.getByRole('main').getByText(`+Rp${typed}`).first()).toBeVisible()
})
