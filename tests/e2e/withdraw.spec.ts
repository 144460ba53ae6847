import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { demo } from './demo-buyer.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { pauseClock } from './paused-clock.ts'
import { reloadClosed, reloadOver } from './reload.ts'
import { send } from './send.ts'
import { signInAsDemo, typeCode } from './sign-in.ts'

// Withdrawing in the browser; the page alone: tests/withdrawal/*.browser.test.tsx.

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const balance = (page: Page) => page.getByRole('region', { name: 'Saldo Baba' }).getByRole('status')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const phone = '6281234567890'

const topUp = (counter: Counter, amount: number) =>
  counter.post('/balance/topup', { user: demo.email, amount, remark: 'Isi' }, randomUUID())

const rupiah = async (page: Page) => Number((await balance(page).innerText()).replaceAll(/\D/g, ''))

type Row = { id: number; status: string; nominal: number }
const withdrawals = (page: Page) => send<Row[]>(page, '/buyer/withdraw')

test('[withdrawal-47, withdrawal-48, withdrawal-50, withdrawal-54] with the PIN on a phone: a wrong one, a lost connection, back and reload; one withdrawal @phone', async ({
  page,
  counter
}) => {
  await topUp(counter, 500_000)
  await signInAsDemo(page)
  await page.goto('/balance')
  await page.getByRole('link', { name: 'Tarik Saldo' }).click()
  await expect(page).toHaveURL(/\/withdraw$/)
  await page.getByLabel('Jumlah lain').pressSequentially('150000')
  await expect(page.getByLabel('Jumlah lain')).toHaveValue('150.000')
  await page.reload()
  await expect(page.getByLabel('Jumlah lain')).toHaveValue('150.000')
  await page.getByRole('link', { name: 'Atur Rekening' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=Rekening(?:%20|\+)Saya$/)
  await page.getByRole('link', { name: 'Tarik Dana' }).click()
  await expect(page.getByLabel('Jumlah lain')).toHaveValue('150.000')
  const before = await rupiah(page)

  await button(page, 'Tarik Dana').click()
  const ways = dialogOf(page, 'Verifikasi Withdraw')
  await expect(ways.getByText('Tarik Rp150.000 ke BCA •••• 7821')).toBeVisible()
  await page.goBack()
  await expect(ways).toBeHidden()
  await expect(page).toHaveURL(/\/withdraw$/)
  await button(page, 'Tarik Dana').click()
  await ways.getByRole('button', { name: /^Dengan PIN/ }).click()
  const pin = dialogOf(page, 'Masukkan PIN')
  await expect(pin.getByText('Tarik Rp150.000 ke BCA •••• 7821')).toBeVisible()
  await expect(pin.getByLabel('PIN', { exact: true })).toBeFocused()
  await page.keyboard.type('000000')
  await expect(pin.getByRole('alert').filter({ hasText: 'PIN salah. Silakan coba lagi.' })).toBeVisible()
  await expect(pin.getByLabel('PIN', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(pin).toBeHidden()

  await button(page, 'Tarik Dana').click()
  await ways.getByRole('button', { name: /^Dengan PIN/ }).click()
  // The market takes the withdrawal, but its answer is lost.
  await page.route('**/withdraw/request', async route => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await expect(pin.getByLabel('PIN', { exact: true })).toBeFocused()
  await page.keyboard.type('123456')
  await expect(pin.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await page.unroute('**/withdraw/request')
  await reloadOver(page)
  await expect(page.getByText(/^Kami belum menerima kabar/)).toBeVisible()
  await expect(page.getByLabel('Jumlah lain')).toHaveValue('150.000')
  await button(page, 'Coba lagi').click()
  await expect(page.getByText(/^Penarikan WD-\d{6} sedang menunggu/)).toBeVisible()
  await expect.poll(() => rupiah(page)).toBe(before - 150_000)
  await expect(page.getByLabel('Jumlah lain')).toHaveValue('')
  expect((await withdrawals(page)).map(({ nominal }) => nominal)).toEqual([150_000])

  await button(page, 'Lihat Penarikan').click()
  const detail = dialogOf(page, 'Detail Penarikan')
  await expect(detail.getByText('Menunggu')).toBeVisible()
  await expect(page).toHaveURL(/\/withdraw\?id=\d+$/)
  await reloadOver(page)
  await expect(detail.getByText('Menunggu')).toBeVisible()
  await page.goBack()
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL(/\/withdraw$/)
  await reloadClosed(page)
  await expect(balance(page)).toBeVisible()
  expect(await withdrawals(page)).toHaveLength(1)
})

test('[withdrawal-46, withdrawal-53] with a WhatsApp code on a desktop: a wrong one, another one, then cancelled @desktop', async ({
  page,
  counter
}) => {
  await topUp(counter, 500_000)
  await signInAsDemo(page)
  await pauseClock(page)
  await page.goto('/withdraw')
  await button(page, 'Rp200.000').click()
  const before = await rupiah(page)
  await button(page, 'Tarik Dana').click()
  const verify = dialogOf(page, 'Verifikasi Withdraw')
  await verify.getByRole('button', { name: /^OTP WhatsApp/ }).click()
  await expect(verify.getByText(/^Kirim Ulang \(\d+s\)$/)).toBeVisible()
  await expect(verify.getByText('Tarik Rp200.000 ke BCA •••• 7821')).toBeVisible()
  const first = await counter.code(phone)
  await typeCode(page, first === '000000' ? '111111' : '000000')
  await expect(verify.getByRole('alert').filter({ hasText: 'Sisa percobaan: 4.' })).toBeVisible()
  await page.clock.runFor(31_000)
  await counter.post('/clock', { advance_seconds: 31 })
  await verify.getByRole('button', { name: 'Kirim Ulang', exact: true }).click()
  await expect(verify.getByText('Kode baru sudah dikirim.')).toBeVisible()
  await typeCode(page, await counter.code(phone))
  await expect(page.getByText(/^Penarikan WD-\d{6} sedang menunggu/)).toBeVisible()
  await expect.poll(() => rupiah(page)).toBe(before - 200_000)

  await page.clock.resume()
  await button(page, 'Lihat Penarikan').click()
  const detail = dialogOf(page, 'Detail Penarikan')
  await detail.getByRole('button', { name: 'Batalkan Penarikan' }).click()
  const ask = dialogOf(page, 'Batalkan Penarikan')
  await page.goBack()
  await expect(ask).toBeHidden()
  await detail.getByRole('button', { name: 'Batalkan Penarikan' }).click()
  await ask.getByRole('button', { name: 'Ya, Batalkan' }).click()
  await expect(detail.getByText('Dibatalkan').first()).toBeVisible()
  await expect(
    page.locator('[data-toaster]').getByText('Penarikan berhasil dibatalkan').first()
  ).toBeAttached()
  await expect.poll(() => rupiah(page)).toBe(before)
})

test('[withdrawal-52, withdrawal-53, withdrawal-55, withdrawal-56] a claimed withdrawal cannot be cancelled; a paid one shows its reference, in two tabs and as a card in the chat @phone', async ({
  page,
  counter,
  context
}) => {
  await topUp(counter, 500_000)
  await signInAsDemo(page)
  const [account] = await send<{ id: number }[]>(page, '/buyer/bank/account')
  const { withdrawal } = await requested(page, account?.id ?? 0)
  await page.goto(`/withdraw?id=${withdrawal.id}`)
  const detail = dialogOf(page, 'Detail Penarikan')
  await expect(detail.getByRole('button', { name: 'Batalkan Penarikan' })).toBeVisible()
  await page.mouse.wheel(0, 100)
  const other = await context.newPage()
  await other.goto('/withdraw')
  await button(other, 'Riwayat Penarikan').click()
  const drawer = dialogOf(other, 'Riwayat Penarikan')
  await drawer
    .getByRole('button', { name: /Rp50\.000/ })
    .first()
    .click()
  const otherDetail = dialogOf(other, 'Detail Penarikan')
  await expect(otherDetail.getByText('Menunggu')).toBeVisible()
  await counter.post(`/withdraw/${withdrawal.id}/claim`)
  await expect(detail.getByText('Sedang diproses bank')).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Batalkan Penarikan' })).toHaveCount(0)
  await counter.post(`/withdraw/${withdrawal.id}/settle`, { reference: 'BCA-778899' })
  await expect(detail.getByText('BCA-778899')).toBeVisible()
  await expect(otherDetail.getByText('BCA-778899')).toBeVisible()
  await other.goBack()
  await expect(otherDetail).toBeHidden()
  await expect(drawer.getByText('Berhasil')).toBeVisible()
  await other.goBack()
  await expect(drawer).toBeHidden()
  await expect(other).toHaveURL(/\/withdraw$/)
  await detail.getByRole('link', { name: 'Hubungi Bantuan' }).click()
  await expect(page).toHaveURL(/\/chat/)
  await expect(page.getByRole('button', { name: 'Jangan sertakan penarikan' })).toBeVisible()
  await page.getByLabel('Tulis pesan').fill('Kapan masuk?')
  await page.keyboard.press('Enter')
  const card = page.getByRole('link', { name: new RegExp(`${withdrawal.code}.*Berhasil`) })
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(page.getByText('Sedang dikirim')).toHaveCount(0)
  // By key: the list follows its end, and a pointer could press the card at one place and let go at another.
  await card.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/withdraw\\?id=${withdrawal.id}$`))
  await expect(detail.getByText('BCA-778899')).toBeVisible()
})

/** A withdrawal of Rp50.000 that the page did not request. */
async function requested(
  page: Page,
  accountId: number
): Promise<{ withdrawal: { id: number; code: string } }> {
  const answer = await page.context().request.post('/api/v1/buyer/withdraw/request', {
    data: { nominal: 50_000, bank_account_id: accountId, verification_type: 'pin', pin: '123456' },
    headers: { ...signatureHeaders(developmentSignatureKey, Date.now()), 'idempotency-key': randomUUID() }
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { withdrawal: { id: number; code: string } } }).data
}
