import { readFile } from 'node:fs/promises'

import type { Download, Page } from '@playwright/test'

import type { Reply } from '#lib/calls.ts'

import { expectAccessible } from './axe.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { orderByApi, packed } from './order-by-api.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

const token = 'token-of-budi-finance-01234'
test.use({ settings: [{ OPS_TOKENS: `budi:finance:${token}` }, { scope: 'worker' }] })

const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`

/** An order of the demo's buyer completes; returns its code and its shop. */
async function completed(page: Page, counter: Counter) {
  await signInAsDemo(page)
  const order = await orderByApi(page, counter, 'Saldo')
  await packed(counter, order)
  await counter.post(`/transaction/${order.code}/ship`, { resi: 'RESI-78' })
  await counter.post(`/transaction/${order.code}/deliver`)
  await send(page, `/buyer/transaction/confirm/${order.id}`, {})
  const { shop } = await counter.get<{ shop: { id: number; name: string } }>(`/transaction/${order.code}`)
  return { code: order.code, shop }
}

test('[ops-201, ops-202, ops-203, ops-206, money-19] a completed order is paid to its shop, by keys, and stands in the books @desktop', async ({
  page: buyer,
  browser,
  marketplace,
  counter
}) => {
  test.slow()
  const { code, shop } = await completed(buyer, counter)
  const owed = () => counter.get<Reply<'GET /ops/shop/{id}/payout'>>(`/shop/${shop.id}/payout`)
  const { balance, entries } = await owed()
  expect(entries[0]).toMatchObject({ order_code: code })
  expect(balance).toBeGreaterThan(0)

  const page = await browser.newPage({ baseURL: marketplace })
  const { keyboard } = page
  const open = async (section: string) => {
    await page.getByRole('tab', { name: section, exact: true }).focus()
    await keyboard.press('Enter')
  }
  await page.goto('/ops')
  await page.getByLabel('Token operator').focus()
  await keyboard.type(token)
  await keyboard.press('Enter')
  await page.getByRole('link', { name: 'Keuangan', exact: true }).focus()
  await keyboard.press('Enter')
  await open('Toko')
  await page.getByRole('textbox', { name: 'Cari toko' }).focus()
  await keyboard.type(shop.name)
  await keyboard.press('Enter')
  const row = page.getByRole('row', { name: new RegExp(shop.name) })
  await expect(row).toContainText(rupiah(balance))
  await expect(row).toContainText('kita berutang')
  await row.focus()
  await keyboard.press('Enter')

  const panel = page.getByRole('complementary', { name: 'Saldo toko yang dibuka' })
  await expect(panel.getByRole('button', { name: code })).toBeVisible()
  const amount = panel.getByLabel('Jumlah (rupiah)')
  await expect(amount).toHaveValue(String(balance))
  const reference = panel.getByLabel('Nomor referensi bank')
  await reference.focus()
  await keyboard.type('BCA-2026-77')
  await page.reload()
  await expect(reference).toHaveValue('BCA-2026-77')
  await expectAccessible(page, 'the balance of a shop')
  await reference.focus()
  await keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: `Catat transfer ke ${shop.name}` })
  await expect(question).toContainText(rupiah(balance))
  await expect(question.getByRole('button', { name: 'Kembali' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText(`${rupiah(balance)} dicatat. Saldo ${shop.name} sekarang Rp0`)).toBeVisible()
  await expect(panel.getByText('Tidak ada yang perlu ditransfer.')).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Riwayat transfer' })).toContainText('BCA-2026-77')
  await expect(row).toHaveCount(0)
  expect((await owed()).balance).toBe(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'a shop that was paid, on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  await open('Transfer toko')
  const transfer = page
    .getByRole('table', { name: 'Transfer toko' })
    .getByRole('row')
    .filter({ hasText: 'BCA-2026-77' })
  await expect(transfer).toContainText(shop.name)
  await expect(transfer).toContainText('budi')
  await transfer.focus()
  await keyboard.press('Enter')
  await expect(
    page
      .getByRole('complementary', { name: 'Rincian transfer' })
      .getByRole('button', { name: /^Batalkan\/kembalikan transfer .*, referensi BCA-2026-77$/ })
  ).toBeVisible()
  await open('Buku besar')
  await page
    .getByRole('button', { name: /^Utang ke toko/ })
    .first()
    .focus()
  await keyboard.press('Enter')
  const booked = page.getByRole('complementary', { name: 'Mutasi Utang ke toko' })
  await expect(booked.getByRole('row').nth(1)).toContainText(`Pembayaran ke toko ${shop.name}`)
  await open('Pemeriksaan')
  await page.getByRole('button', { name: 'Periksa' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('Semua cocok.')).toBeVisible()
  await page.close()
})

const bytesOf = async (download: Download) => readFile((await download.path()) ?? '', 'utf8')

test('[ops-205, ops-210, ops-212, ops-213, money-24, money-26] a file for the bank records its transfers, is given again, and is taken back whole @desktop', async ({
  page: buyer,
  browser,
  marketplace,
  counter
}) => {
  test.slow()
  const { shop } = await completed(buyer, counter)
  const owed = async () =>
    (await counter.get<Reply<'GET /ops/shop/{id}/payout'>>(`/shop/${shop.id}/payout`)).balance
  const balance = await owed()

  const page = await browser.newPage({ baseURL: marketplace })
  await page.goto('/ops')
  await page.getByLabel('Token operator').fill(token)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ringkasan')
  await page.getByRole('button', { name: /Toko belum dibayar/ }).click()
  await page.getByRole('checkbox', { name: `Pilih ${shop.name}`, exact: true }).check()
  await page.getByRole('button', { name: 'Buat berkas bank dari yang dipilih' }).click()
  const question = page.getByRole('dialog', { name: 'Buat berkas bank' })
  await expect(question).toContainText(`Buat berkas berisi 1 transfer, ${rupiah(balance)}`)
  await expectAccessible(page, 'the question of a file for the bank')
  const [made] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: `Ya, buat berkas ${rupiah(balance)}` }).click()
  ])
  const bytes = await bytesOf(made)
  expect(bytes).toContain(`"TOKO-${shop.id}"`)
  await expect(page.getByText(/^Berkas bank \d+: 1 transfer/)).toBeVisible()
  expect(await owed()).toBe(0)

  await page.getByRole('tab', { name: 'Berkas bank', exact: true }).click()
  await page
    .getByRole('table', { name: 'Berkas bank' })
    .getByRole('row')
    .filter({ hasText: rupiah(balance) })
    .getByRole('rowheader')
    .click()
  const file = page.getByRole('complementary', { name: 'Rincian berkas bank' })
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: /^Unduh lagi berkas bank/ }).click()
  ])
  expect([again.suggestedFilename(), await bytesOf(again)]).toEqual([made.suggestedFilename(), bytes])
  await page.getByRole('tab', { name: 'Transfer toko', exact: true }).click()
  const transfer = page
    .getByRole('table', { name: 'Transfer toko' })
    .getByRole('row')
    .filter({ hasText: /berkas\sbank\s\d+/ })
  await expect(transfer).toContainText(shop.name)
  await expect(transfer).toContainText('budi')
  await page.getByRole('tab', { name: 'Berkas bank', exact: true }).click()
  await page
    .getByRole('table', { name: 'Berkas bank' })
    .getByRole('row')
    .filter({ hasText: rupiah(balance) })
    .getByRole('rowheader')
    .click()
  await file.getByRole('button', { name: /^Kembalikan seluruh berkas bank/ }).click()
  const back = page.getByRole('dialog', { name: /^Kembalikan berkas bank/ })
  await back.getByRole('textbox', { name: 'Alasan' }).fill('Tidak jadi dikirim')
  await back.getByRole('button', { name: `Ya, kembalikan ${rupiah(balance)}` }).click()
  await expect(file).toContainText('Semua transfernya sudah dikembalikan')
  expect(await owed()).toBe(balance)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'files for the bank, on a phone')
  await page.close()
})
