import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// The page of Saldo with other pages, the history and the live channel; the page alone is in
// tests/money/balance-page.browser.test.tsx.

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const rows = (page: Page) => page.getByRole('region', { name: 'Riwayat Transaksi' }).locator('li > button')
const card = (page: Page) => page.getByRole('region', { name: 'Saldo Baba' }).getByRole('status')
const chosen = (page: Page, name: string) => page.getByRole('button', { name, pressed: true })

/** The operator credits the demo's buyer with Saldo. */
async function topUp(request: APIRequestContext, amount: number, remark: string): Promise<void> {
  const answer = await request.post('/api/v1/ops/balance/topup', {
    data: { user: 'demo@bababangunan.example', amount, remark },
    headers: { authorization: 'Bearer journey-ops-token', 'idempotency-key': randomUUID() }
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('[money-10, money-13, money-15] the menu leads to a history that is filtered, shared, stepped back, saved, and follows a top-up @phone', async ({
  page,
  request
}) => {
  for (let n = 1; n <= 13; n += 1) await topUp(request, n * 1_000, n === 12 ? '=1+1' : `Isi ke-${n}`)
  await signInAsDemo(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('link', { name: /^Saldo Baba\s*Rp/ }).click()
  await expect(page).toHaveURL(/\/balance$/)
  await expect(rows(page).first()).toContainText('+Rp13.000')
  // The second page loads by scrolling.
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page).nth(12)).toContainText('Isi ke-1')

  await page.getByRole('button', { name: 'Pengeluaran' }).click()
  await expect(page).toHaveURL(/\/balance\?type=debit$/)
  await expect(chosen(page, 'Pengeluaran')).toBeVisible()
  await expect(rows(page).first()).toContainText('−Rp')
  await page.getByRole('button', { name: 'Pemasukan' }).click()
  await expect(rows(page).first()).toContainText('+Rp13.000')
  await page.reload()
  await expect(chosen(page, 'Pemasukan')).toBeVisible()
  await page.goBack()
  await expect(chosen(page, 'Pengeluaran')).toBeVisible()
  await page.goBack()
  await expect(chosen(page, 'Semua')).toBeVisible()
  await expect(page).toHaveURL(/\/balance$/)

  await page.getByRole('button', { name: 'Unduh CSV' }).click()
  const dialog = dialogOf(page, 'Unduh Riwayat')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Unduh CSV' }).click()
  ])
  expect(download.suggestedFilename()).toMatch(/^saldo-baba-\d{4}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.startsWith('\uFEFF"Tanggal (WIB)"')).toBe(true)
  expect(csv).toContain(`"'=1+1";12000;`)
  await expect(dialog).toBeHidden()

  const before = await card(page).innerText()
  await topUp(request, 777_000, 'Saat dilihat')
  await expect(rows(page).first()).toContainText('+Rp777.000')
  await expect(card(page)).not.toHaveText(before)
  const balance = page.locator('[data-profile=balance]').first()
  await expect(balance).toHaveText(await card(page).innerText())
})

test('[money-14, money-17] ’Kembali’ closes the detail, returns from its order and clears chosen days @desktop', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/balance?type=debit')
  const row = rows(page).first()
  await row.click()
  const detail = dialogOf(page, 'Detail Transaksi')
  await expect(detail.getByText('Saldo sesudah')).toBeVisible()
  await page.goBack()
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL(/\/balance\?type=debit$/)
  await expect(row).toBeFocused()
  await row.click()
  await detail.getByRole('link', { name: 'Lihat Pesanan' }).click()
  await expect(page).toHaveURL(/\/order\/\d+$/)

  await page.goto('/balance')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('script[src*=RangeCalendar]')).toHaveCount(0)
  const field = page.getByRole('button', { name: 'Tanggal: Semua tanggal' })
  await field.click()
  const picker = dialogOf(page, 'Pilih tanggal')
  await picker.getByRole('button', { name: /^Hari ini/ }).click()
  await picker.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(/\/balance\?start_date=(\d{4}-\d{2}-\d{2})&end_date=\1$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/balance$/)
  await expect(field).toBeVisible()
})
