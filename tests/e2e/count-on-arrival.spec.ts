import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { delivered, pickPhotos } from './delivered-order.ts'
import { expect, test } from './fixtures.ts'
import { closedDownTo } from './reload.ts'
import { expectNothingSticksOut } from './screens.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

// Goods are counted on arrival, from the order to its end. The screen alone: tests/complaint/count.browser.test.tsx.

type Options = { lines: { id: number; name: string; qty: number; sale_unit: string }[] }

/** The receipt's dialog leads to the count. */
async function openCount(page: Page, orderId: number): Promise<Locator> {
  await closedDownTo(page, 0)
  await page.goto(`/order/${orderId}`)
  await page.getByRole('button', { name: 'Pesanan Diterima' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan Akan Diselesaikan' })
  await dialog.getByRole('link', { name: 'Hitung Barang' }).click()
  await expect(page).toHaveURL(new RegExp(`/complaint/options/${orderId}\\?hitung=1$`))
  await expect(page.getByRole('heading', { name: 'Hitung Barang', level: 1 })).toBeVisible()
  return dialog
}

const orderOf = (page: Page, id: number) => send<{ status: string }>(page, `/buyer/transaction/${id}`)

test('[complaint-21, complaint-22, complaint-23, complaint-24, complaint-25] a difference becomes a complaint about what was counted, across a reload; what is complete is received', async ({
  page,
  counter
}) => {
  await signInAsDemo(page)
  const { id } = await delivered(page, counter)
  const { lines } = await send<Options>(page, `/buyer/transaction/complain/options/${id}`)
  const { name, qty, id: lineId, sale_unit: unit } = lines[0]!
  await openCount(page, id)
  const first = page.getByRole('group', { name }).first()
  await first.getByRole('button', { name: /^Tambah jumlah rusak/ }).click()
  await expect(page.getByText('Ada selisih: 1 rusak/pecah')).toBeVisible()
  await pickPhotos(page, 1)
  await expect(page.getByAltText(/^Foto terunggah/)).toHaveCount(1)
  await expectAccessible(page, 'count with a difference')
  await expectNothingSticksOut(page, 'count with a difference')

  await page.reload()
  await expect(first.getByRole('textbox', { name: /^Jumlah rusak/ })).toHaveValue('1')
  await expect(page.getByAltText(/^Foto terunggah/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Lanjut ke Komplain' }).click()
  await expect(page.getByRole('heading', { name: 'Ajukan Komplain', level: 1 })).toBeFocused()
  const reason = page.getByRole('textbox', { name: 'Alasan' })
  await expect(reason).toHaveValue(/^Dihitung saat barang diterima\. Dari .*1 rusak\/pecah\.$/)
  await page.goBack()
  await expect(first.getByRole('textbox', { name: /^Jumlah rusak/ })).toHaveValue('1')
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Barang bermasalah' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: /Masalah/ })).toHaveValue('broken')
  await expectNothingSticksOut(page, 'form of a counted complaint')
  await page.getByRole('radio', { name: 'Tukar barang' }).check()
  await page.getByRole('button', { name: 'Ajukan Komplain' }).dblclick()

  await expect(page).toHaveURL(/\/complaint\/\d+$/)
  const complaintId = Number(/\d+$/.exec(page.url()))
  await expect(page.getByText('Menunggu jawaban penjual')).toBeVisible()
  const found = await send<{ lines: { id: number; qty: number; problem: string }[] }[]>(
    page,
    `/buyer/transaction/complain?transaction_id=${id}`
  )
  expect(found.map(one => one.lines)).toMatchObject([[{ id: lineId, qty: 1, problem: 'broken' }]])
  await expect(page.getByText(`Dari ${qty.toLocaleString('id-ID')} ${unit} ${name}`)).toBeVisible()
  expect((await orderOf(page, id)).status).toBe('complain')
  // The count went with the complaint.
  await page.goto(`/complaint/options/${id}?hitung=1`)
  await expect(page.getByRole('link', { name: 'Lihat Komplain' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('typed') ?? '')).not.toContain(`complaint:${id}`)

  // Given up, the goods are counted anew: now they are complete.
  await page.goto(`/complaint/${complaintId}`)
  await page.getByRole('button', { name: 'Batalkan Komplain' }).click()
  await page.getByRole('button', { name: 'Ya, Batalkan' }).click()
  await expect(page.getByText('Komplain dibatalkan', { exact: true }).first()).toBeVisible()
  const receipt = await openCount(page, id)
  await expect(page.getByText('Semua datang baik')).toBeVisible()
  await expectAccessible(page, 'count of goods')
  await expectNothingSticksOut(page, 'count of goods')
  await page.getByRole('button', { name: 'Pesanan Diterima' }).click()
  await receipt.getByRole('button', { name: 'Pesanan Diterima' }).dblclick()
  await expect(page).toHaveURL(/\/order\?tab=success$/)
  await expect(page.getByRole('status').filter({ hasText: /^Pesanan selesai\./ })).toHaveCount(1)
  expect((await orderOf(page, id)).status).toBe('success')
  // What has been received can no longer be counted.
  await page.goto(`/complaint/options/${id}?hitung=1`)
  await expect(
    page.getByText('Pesanan ini sudah selesai, sehingga tidak dapat dikomplain lagi.')
  ).toBeVisible()
})
