import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { APIRequestContext, Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// The page of Saldo: history, filters, detail, file, and the calendar that the orders have too.

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const rows = (page: Page) => page.getByRole('region', { name: 'Riwayat Transaksi' }).locator('li > button')
const card = (page: Page) => page.getByRole('region', { name: 'Saldo Baba' }).getByRole('status')
const chosen = (page: Page, name: string) => page.getByRole('button', { name, pressed: true })

/** The operator gives the demo's buyer Saldo. */
async function topUp(request: APIRequestContext, amount: number, remark: string): Promise<void> {
  const answer = await request.post('/api/v1/ops/balance/topup', {
    data: { user: 'demo@bababangunan.example', amount, remark },
    headers: { authorization: 'Bearer journey-ops-token', 'idempotency-key': randomUUID() }
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function openBalance(page: Page, query = ''): Promise<void> {
  await signInAsDemo(page)
  await page.goto(`/balance${query}`)
  await expect(rows(page).first()).toBeVisible()
}

/** Nothing sticks out of the screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

test('[money-10, money-13] the history is narrowed, shared, walked back, and follows a top-up @phone', async ({
  page,
  request
}) => {
  for (let n = 1; n <= 13; n += 1) await topUp(request, n * 1_000, `Isi ke-${n}`)
  await openBalance(page)
  await expectAccessible(page, 'balance')
  await expectNoOverflow(page)
  await expect(rows(page).first()).toContainText('+Rp13.000')
  // The second page comes by scrolling.
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page).nth(12)).toContainText('Isi ke-1')

  await page.getByRole('button', { name: 'Pengeluaran' }).click()
  await expect(page).toHaveURL(/\/balance\?type=debit$/)
  await expect(chosen(page, 'Pengeluaran')).toBeVisible()
  await expect(rows(page).first()).toContainText('-Rp')
  await page.getByRole('button', { name: 'Pemasukan' }).click()
  await expect(rows(page).first()).toContainText('+Rp13.000')
  await page.reload()
  await expect(chosen(page, 'Pemasukan')).toBeVisible()
  await page.goBack()
  await expect(chosen(page, 'Pengeluaran')).toBeVisible()
  await page.goBack()
  await expect(chosen(page, 'Semua')).toBeVisible()
  await expect(page).toHaveURL(/\/balance$/)

  const before = await card(page).innerText()
  await topUp(request, 777_000, 'Saat dilihat')
  await expect(rows(page).first()).toContainText('+Rp777.000')
  await expect(card(page)).not.toHaveText(before)
  const balance = page.locator('[data-profile=balance]').first()
  await expect(balance).toHaveText(await card(page).innerText())
})

test('[money-10] without movements it says so, and leads back to all @phone', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/balance?start_date=2020-01-01&end_date=2020-01-02')
  await expect(page.getByRole('heading', { name: 'Tidak ada transaksi' })).toBeVisible()
  await expectAccessible(page, 'balance without movements')
  await page.getByRole('button', { name: 'Hapus semua filter' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('[money-10] what could not be loaded is asked for again @phone', async ({ page }) => {
  await signInAsDemo(page)
  const history = '**/api/v1/buyer/balance/history?*'
  await page.route(history, route => route.abort('internetdisconnected'))
  await page.goto('/balance')
  await expect(page.getByRole('alert')).toContainText('Tidak ada koneksi internet')
  await expectAccessible(page, 'balance offline')
  await page.unroute(history)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('[money-14] the detail has both numbers to copy, Saldo around it, and its order @desktop', async ({
  page,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBalance(page, '?type=debit')
  const row = rows(page).first()
  await row.click()
  const detail = dialogOf(page, 'Detail Transaksi')
  await expect(detail.getByText('Saldo sesudah')).toBeVisible()
  await expectAccessible(page, 'movement of Saldo')
  await detail.getByRole('button', { name: 'Salin ID Transaksi' }).click()
  await expect(page.getByText('Berhasil menyalin ID Transaksi').last()).toBeAttached()
  const trxId = await page.evaluate(() => navigator.clipboard.readText())
  await expect(detail.getByText(trxId, { exact: true })).toBeVisible()
  await detail.getByRole('button', { name: 'Salin Reference ID' }).click()
  await expect(page.getByText('Berhasil menyalin Reference ID').last()).toBeAttached()
  // 'Kembali' closes it, and the page stays.
  await page.goBack()
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL(/\/balance\?type=debit$/)
  await expect(row).toBeFocused()
  await row.click()
  await detail.getByRole('link', { name: 'Lihat Pesanan' }).click()
  await expect(page).toHaveURL(/\/order\/\d+$/)
})

test('[money-15] a month is saved as a file @phone', async ({ page, request }) => {
  await topUp(request, 4_321, '=1+1')
  await openBalance(page)
  await page.getByRole('button', { name: 'Unduh CSV' }).click()
  const dialog = dialogOf(page, 'Unduh Riwayat')
  await expectAccessible(page, 'file of a month')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Unduh CSV' }).click()
  ])
  expect(download.suggestedFilename()).toMatch(/^saldo-baba-\d{4}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.startsWith('\uFEFF"Tanggal (WIB)"')).toBe(true)
  expect(csv).toContain(`"'=1+1";4321;`)
  await expect(dialog).toBeHidden()
})

test('[money-17] a range of days is chosen by keyboard alone @desktop', async ({ page }) => {
  await openBalance(page)
  await expect(page.locator('script[src*=RangeCalendar]')).toHaveCount(0)
  const field = page.getByRole('button', { name: 'Tanggal: Semua tanggal' })
  await field.focus()
  await page.keyboard.press('Enter')
  const picker = dialogOf(page, 'Pilih tanggal')
  const grid = picker.getByRole('grid')
  await expect(grid).toBeVisible()
  await expect(grid.locator('thead th')).toHaveText(['MIN', 'SEN', 'SEL', 'RAB', 'KAM', 'JUM', 'SAB'])
  await expect(picker.getByRole('button', { name: 'Ke bulan berikutnya' })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
  await expectAccessible(page, 'date picker')
  await expect(grid.locator('button:focus')).toHaveAccessibleName(/^Hari ini/)
  const [to, from] = await page.evaluate(() => {
    const name = (back: number) =>
      new Date(Date.now() - back * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' })
    return [name(0), name(7)]
  })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Terapkan' }).focus()
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await expect(page).toHaveURL(`/balance?start_date=${from}&end_date=${to}`)
  await expect(page.getByRole('button', { name: /^Tanggal: \d/ })).toBeFocused()
  // One step leads back to all days.
  await page.goBack()
  await expect(page).toHaveURL(/\/balance$/)
  await expect(field).toBeVisible()
})

test('[money-17] the orders have the same calendar @phone', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/order?tab=success')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('button', { name: 'Tanggal: Semua tanggal' }).click()
  const picker = dialogOf(page, 'Pilih tanggal')
  await picker.getByRole('button', { name: /^Hari ini/ }).click()
  await picker.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(/tab=success&start_date=(\d{4}-\d{2}-\d{2})&end_date=\1$/)
  await page.goBack()
  await expect(page).toHaveURL(/tab=success$/)
  await expect(page.getByRole('button', { name: 'Tanggal: Semua tanggal' })).toBeAttached()
})

test('[money-10] the menu of the account leads to Saldo @phone-first', async ({ page, isMobile }) => {
  await signInAsDemo(page)
  await page.goto('/cart')
  await expect(page.locator('[data-profile=name]').first()).toHaveText('Budi Santoso')
  if (isMobile) await page.getByRole('button', { name: 'Buka menu' }).click()
  else await page.getByRole('button', { name: 'Budi Santoso' }).click()
  await page.getByRole('link', { name: /^Saldo Baba\s*Rp/ }).click()
  await expect(page).toHaveURL(/\/balance$/)
  await expect(rows(page).first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'balance, dark', ['color-contrast'])
  await rows(page).first().click()
  await expect(dialogOf(page, 'Detail Transaksi').getByText('Saldo sesudah')).toBeVisible()
  await expectAccessible(page, 'movement of Saldo, dark', ['color-contrast'])
  await page.goBack()
  await page.getByRole('button', { name: /^Tanggal/ }).click()
  await page.getByRole('button', { name: /^Hari ini/ }).click()
  await expectAccessible(page, 'date picker, dark', ['color-contrast'])
  await page.goto('/profile?tab=Rekening%20Saya')
  await page.getByRole('button', { name: 'Tambah Rekening' }).click()
  await expect(page.getByRole('button', { name: 'Bank Mandiri' })).toBeVisible()
  await expectAccessible(page, 'banks, dark', ['color-contrast'])
})
