import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

/** Requests withdrawals of the demo's buyer, in the browser of its page; returns their numbers. */
async function withdraw(page: Page, amounts: readonly number[]): Promise<string[]> {
  const [account] = await send<{ id: number }[]>(page, '/buyer/bank/account')
  const codes = []
  for (const nominal of amounts) {
    const asked = { nominal, bank_account_id: account!.id, verification_type: 'pin', pin: '123456' }
    const { withdrawal } = await send<{ withdrawal: { code: string } }>(
      page,
      '/buyer/withdraw/request',
      asked,
      randomUUID()
    )
    codes.push(withdrawal.code)
  }
  return codes
}

test('[ops-290, withdrawal-30, withdrawal-31, withdrawal-32, withdrawal-33, withdrawal-34] the console pays one, returns one, and closes the rest by files @desktop', async ({
  page,
  browser,
  marketplace,
  counter
}) => {
  await counter.post('/balance/topup', { user: 'demo@bababangunan.example', amount: 1_000_000 }, randomUUID())
  await signInAsDemo(page)
  const [first, second, third] = (await withdraw(page, [100_000, 60_000, 75_000])) as [string, string, string]
  const operator = await browser.newPage({ baseURL: marketplace })
  await operator.goto('/ops')
  await operator.getByLabel('Token operator').fill('journey-ops-token')
  await operator.getByRole('button', { name: 'Buka konsol' }).click()
  await operator.getByRole('link', { name: 'Penarikan', exact: true }).click()
  const row = (code: string) => operator.getByRole('row', { name: new RegExp(code) })
  const panel = (code: string) => operator.getByRole('article', { name: `Penarikan ${code}` })
  const notice = operator.getByRole('status').first()
  await expect(row(first)).toContainText('Rp97.500')
  await expectAccessible(operator, 'withdrawals at the counter')

  await row(third).click()
  await expect(panel(third).getByRole('button', { name: 'Gagalkan' })).toBeVisible()
  await row(first).click()
  await panel(first).getByRole('button', { name: 'Ambil untuk dibayar' }).click()
  await expect(panel(first)).toContainText('Diambil console')
  await expectAccessible(operator, 'a withdrawal beside the table')
  await panel(first).getByLabel(`Nomor referensi bank untuk ${first}`).fill('BCA-77')
  await panel(first).getByRole('button', { name: 'Sudah dibayar' }).click()
  await expect(notice).toHaveText(`${first}: dibayar`)
  await expect(panel(first)).toContainText('Referensi BCA-77')
  await expect(row(first)).toBeHidden()

  const downloading = operator.waitForEvent('download')
  await operator.getByRole('button', { name: 'Ambil semua yang menunggu sebagai berkas' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^penarikan-\d{8}-\d{4}-.{4}\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain(`"${second}";"bca"`)
  const again = operator.waitForEvent('download')
  await row(third).click()
  await panel(third).getByRole('button', { name: 'Unduh berkasnya lagi' }).click()
  expect((await again).suggestedFilename()).toBe(download.suggestedFilename())

  await panel(third).getByLabel(`Alasan gagal untuk ${third}`).fill('Rekening ditutup')
  await panel(third).getByRole('button', { name: 'Gagalkan' }).click()
  const question = operator.getByRole('dialog', { name: `Gagalkan ${third}` })
  await expect(question).toContainText('Rp75.000')
  await expect(question).toContainText('Pembeli membaca alasan: Rekening ditutup')
  await expectAccessible(operator, 'the question before a withdrawal fails')
  await question.getByRole('button', { name: 'Ya, gagalkan' }).click()
  await expect(row(third)).toBeHidden()
  const csv = `id;status;reference\n${second};berhasil;BCA-78\nWD-999999;berhasil;X\n`
  await operator
    .getByLabel('Berkas hasil dari bank (CSV)')
    .setInputFiles({ name: 'hasil.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(operator.getByText('1 dibayar, 0 gagal, 0 sudah pernah diimpor, 1 ditolak.')).toBeVisible()
  await expect(operator.getByText('Baris 3 (WD-999999): Penarikan tidak ditemukan.')).toBeVisible()
  await expect(operator.getByText('Tidak ada penarikan yang menunggu.')).toBeVisible()

  await operator.getByRole('combobox', { name: /^Penarikan/ }).selectOption('Gagal')
  await expect(row(third)).toBeVisible()
  await expect(panel(third)).toContainText('Alasan: Rekening ditutup')
  await operator.getByRole('button', { name: 'Tutup rincian' }).click()
  await expect(row(third)).toContainText('Rekening ditutup')
  await operator.getByText('Jumlah per hari').click()
  const days = operator.getByRole('group', { name: 'Jumlah per hari' }).getByRole('row')
  await expect(days.nth(1)).toContainText('Rp235.000')

  // The search for anything opens one by its number, whatever state the list shows.
  await operator.keyboard.press('/')
  await operator.keyboard.type(second.toLowerCase())
  await expect(operator.getByRole('option', { name: second })).toBeVisible()
  await operator.keyboard.press('Enter')
  await expect(panel(second)).toContainText('BCA-78')
  await expect(row(second)).toBeHidden()
  await operator.getByRole('button', { name: 'Tutup rincian' }).click()
  await expect(panel(second)).toBeHidden()
  await expect(row(third)).toBeVisible()
  expect(new URL(operator.url()).search).toBe('?part=withdrawals&list=failed')
  // An address of before, and a search in the table.
  await operator.goto(`/ops?part=withdrawals&code=${second}`)
  await expect(panel(second)).toContainText('BCA-78')
  await operator.getByRole('button', { name: 'Tutup rincian' }).click()
  await operator.getByRole('combobox', { name: /^Penarikan/ }).selectOption('Semua status')
  await operator.getByLabel('Cari penarikan').fill(third.toLowerCase())
  await operator.keyboard.press('Enter')
  await expect(row(third)).toBeVisible()
  await expect(row(second)).toBeHidden()
  await operator.close()
  // What the bank did not get stands in the Saldo again.
  const list = await send<{ code: string; status: string }[]>(page, '/buyer/withdraw')
  expect(list.map(one => [one.code, one.status])).toEqual([
    [third, 'failed'],
    [second, 'success'],
    [first, 'success']
  ])
})
