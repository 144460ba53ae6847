import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { demo } from './demo-buyer.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { closedDownTo, reloadOver } from './reload.ts'
import { send } from './send.ts'
import { signInAsDemo, typeCode } from './sign-in.ts'

// Each way to verify a withdrawal, on a phone and on a desktop: a wrong proof, no connection, back and reload. The
// other steps of a withdrawal: withdraw.spec.ts.

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const ways = (page: Page) => dialogOf(page, 'Verifikasi Withdraw')
const pinDialog = (page: Page) => dialogOf(page, 'Masukkan PIN')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alertIn = (page: Page, text: string | RegExp) =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: text })
const code = (page: Page) => ways(page).getByLabel('Kode verifikasi 6 digit')
const pin = (page: Page) => pinDialog(page).getByLabel('PIN', { exact: true })
const typed = (page: Page) => page.getByLabel('Jumlah lain')
const done = (page: Page) => page.getByText(/^Penarikan WD-\d{6} sedang menunggu diproses bank\.$/)

type Row = { id: number; status: string; nominal: number }
const withdrawals = (page: Page) => send<Row[]>(page, '/buyer/withdraw')
const saldo = async (page: Page) => (await send<{ balance: number }>(page, '/buyer/profile')).balance

/** The buyer with enough Saldo, no open withdrawal, and no wait or lock of an earlier test. */
async function begin(page: Page, counter: Counter): Promise<{ before: number; earlier: number }> {
  await counter.post('/clock', { advance_seconds: 3_601 })
  await counter.post('/balance/topup', { user: demo.email, amount: 500_000, remark: 'Isi' }, randomUUID())
  await signInAsDemo(page)
  const rows = await withdrawals(page)
  for (const { id } of rows.filter(({ status }) => status === 'pending'))
    await send(page, `/buyer/withdraw/cancel/${id}`, {})
  return { before: await saldo(page), earlier: rows[0]?.id ?? 0 }
}

/** 'Tarik Dana' of Rp200.000, up to the choice of a way. */
async function askForProof(page: Page): Promise<void> {
  await expect(typed(page)).toHaveValue('200.000')
  await button(page, 'Tarik Dana').click()
  await expect(ways(page).getByText('Tarik Rp200.000 ke BCA •••• 7821')).toBeVisible()
}

const choose = (page: Page, way: RegExp) => ways(page).getByRole('button', { name: way }).click()

/** 'Kembali' closes the open dialog and stays on the page; so does a reload, which keeps the amount. */
async function leaveBothWays(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  await closedDownTo(page, 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/withdraw$/)
  await open()
  await reloadOver(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/withdraw$/)
  await expect(typed(page)).toHaveValue('200.000')
}

/** One withdrawal was made since, and Saldo shows what is left. */
async function expectOne(page: Page, { before, earlier }: { before: number; earlier: number }) {
  await expect(done(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(typed(page)).toHaveValue('')
  const shown = page.getByRole('region', { name: 'Saldo Baba' }).getByRole('status')
  await expect(shown).toHaveText(`Rp${(before - 200_000).toLocaleString('id-ID')}`)
  const since = (await withdrawals(page)).filter(({ id }) => id > earlier)
  expect(since).toMatchObject([{ status: 'pending', nominal: 200_000 }])
  expect(await saldo(page)).toBe(before - 200_000)
}

/** Opens the code's form; returns the code, which is sent after the answer. */
async function openCode(page: Page, counter: Counter, way: RegExp, to: string): Promise<string> {
  const newest = () => counter.code(to).catch(() => '')
  const last = await newest()
  // Ends the wait between two codes.
  await counter.post('/clock', { advance_seconds: 61 })
  await askForProof(page)
  await choose(page, way)
  await expect(code(page)).toBeFocused()
  await expect.poll(newest).not.toBe(last)
  return newest()
}

/** Asks for the PIN. */
async function openPin(page: Page): Promise<void> {
  await askForProof(page)
  await choosePin(page)
}

async function choosePin(page: Page): Promise<void> {
  await choose(page, /^Dengan PIN/)
  await expect(pin(page)).toBeFocused()
}

const codes = [
  { name: 'WhatsApp', way: /^OTP WhatsApp/, to: '6281234567890', shown: '081234567890', lost: 'answer' },
  { name: 'email', way: /^OTP Email/, to: demo.email, shown: demo.email, lost: 'request' }
]

for (const { name, way, to, shown, lost } of codes) {
  test(`[withdrawal-45, withdrawal-46, withdrawal-48] by a code sent by ${name}: back, reload, no connection, a wrong code, a lost ${lost}`, async ({
    page,
    counter,
    context
  }) => {
    const start = await begin(page, counter)
    await page.goto('/withdraw')
    await button(page, 'Rp200.000').click()
    await leaveBothWays(page, () => askForProof(page))

    await askForProof(page)
    await context.setOffline(true)
    await choose(page, way)
    await expect(alertIn(page, /^Tidak ada koneksi internet/)).toBeVisible()
    await expect(ways(page).getByText(shown)).toBeVisible()
    await context.setOffline(false)
    await page.keyboard.press('Escape')
    await leaveBothWays(page, async () => void (await openCode(page, counter, way, to)))

    const right = await openCode(page, counter, way, to)
    await expect(ways(page).getByText(shown)).toBeVisible()
    await typeCode(page, right === '000000' ? '111111' : '000000')
    await expect(alertIn(page, 'Sisa percobaan: 4.')).toBeVisible()
    await expect(code(page)).toHaveValue('')
    await expect(code(page)).toBeFocused()

    await page.route('**/withdraw/request', async route => {
      if (lost === 'answer') await route.fetch()
      await route.abort('internetdisconnected')
    })
    await typeCode(page, right)
    await expect(alertIn(page, 'Penarikan Anda belum tentu gagal.')).toBeVisible()
    await expect(code(page)).toHaveValue(right)
    await page.unroute('**/withdraw/request')
    if (lost === 'answer') {
      await reloadOver(page)
      await expect(page.getByText(/^Kami belum menerima kabar/)).toBeVisible()
    }
    // Of a reloaded page, which asks for no other code; else of the dialog, whose code passed already.
    await button(page, 'Coba lagi').click()
    await expectOne(page, start)
  })
}

test('[withdrawal-47, withdrawal-48] by the PIN: back, reload, no connection, and the proof is asked for again', async ({
  page,
  counter,
  context
}) => {
  const start = await begin(page, counter)
  await page.goto('/withdraw')
  await button(page, 'Rp200.000').click()
  await leaveBothWays(page, () => openPin(page))

  await openPin(page)
  await context.setOffline(true)
  await page.keyboard.type('123456')
  await expect(alertIn(page, /^Tidak ada koneksi internet/)).toBeVisible()
  await expect(pin(page)).toHaveValue('123456')
  await context.setOffline(false)
  await reloadOver(page)
  // Nothing had arrived: who asks what became of it proves it again, once.
  await expect(page.getByText(/^Kami belum menerima kabar/)).toBeVisible()
  await expect(button(page, 'Tarik Dana')).toBeDisabled()
  await button(page, 'Coba lagi').click()
  await expect(ways(page).getByText('Tarik Rp200.000 ke BCA •••• 7821')).toBeVisible()
  await choosePin(page)
  await page.keyboard.type('123456')
  await expectOne(page, start)
})

test('[withdrawal-47] five wrong PINs lock it: the right one is rejected, also after a reload, until the lock ends @phone-first', async ({
  page,
  counter
}) => {
  const start = await begin(page, counter)
  await page.goto('/withdraw')
  await button(page, 'Rp200.000').click()
  await openPin(page)
  for (const left of [4, 3, 2, 1]) {
    await page.keyboard.type('000000')
    await expect(alertIn(page, `PIN salah. Silakan coba lagi. Sisa percobaan: ${left}.`)).toBeVisible()
    await expect(pin(page)).toHaveValue('')
    await expect(pin(page)).toBeFocused()
  }
  await page.keyboard.type('000000')
  const locked = /^PIN terkunci karena terlalu banyak percobaan\. Coba lagi dalam \d+ menit\.$/
  await expect(alertIn(page, 'Coba lagi dalam 30 menit.')).toHaveText(locked)
  await expect(pin(page)).toHaveValue('')
  await page.keyboard.type('123456')
  await expect(pin(page)).toHaveValue('')
  await expect(alertIn(page, locked)).toBeVisible()
  await expect(pinDialog(page).getByRole('link', { name: 'Lupa PIN?' })).toBeVisible()
  await pinDialog(page).getByRole('button', { name: 'Pilih cara lain' }).click()
  await expect(ways(page).getByRole('button', { name: /^OTP/ })).toHaveCount(2)

  await reloadOver(page)
  await openPin(page)
  await page.keyboard.type('123456')
  await expect(alertIn(page, locked)).toBeVisible()
  expect(await saldo(page)).toBe(start.before)
  expect((await withdrawals(page)).filter(({ id }) => id > start.earlier)).toEqual([])

  await counter.post('/clock', { advance_seconds: 1_801 })
  await page.keyboard.type('123456')
  await expectOne(page, start)
})

test('[withdrawal-51, withdrawal-53, withdrawal-54] drawer, detail and question: back, reload, and no connection cancel nothing @phone-first', async ({
  page,
  counter,
  context
}) => {
  const { before } = await begin(page, counter)
  const [account] = await send<{ id: number }[]>(page, '/buyer/bank/account')
  const asked = { nominal: 60_000, bank_account_id: account!.id, verification_type: 'pin', pin: '123456' }
  const { withdrawal } = await send<{ withdrawal: Row }>(page, '/buyer/withdraw/request', asked, randomUUID())
  const statusNow = async () => (await withdrawals(page)).find(({ id }) => id === withdrawal.id)?.status
  const drawer = dialogOf(page, 'Riwayat Penarikan')
  const detail = dialogOf(page, 'Detail Penarikan')
  const question = dialogOf(page, 'Batalkan Penarikan')
  const ask = async () => {
    await detail.getByRole('button', { name: 'Batalkan Penarikan' }).click()
    await expect(question).toBeVisible()
  }
  const openDetail = async () => {
    await button(page, 'Riwayat Penarikan').click()
    await drawer.getByRole('listitem').getByRole('button').first().click()
    await expect(detail.getByText('Rp57.500')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/withdraw\\?id=${withdrawal.id}$`))
    await closedDownTo(page, 2)
  }

  await page.goto('/withdraw')
  await button(page, 'Riwayat Penarikan').click()
  await expect(drawer.getByText('Menunggu').first()).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await button(page, 'Riwayat Penarikan').click()
  await expect(drawer.getByText('Menunggu').first()).toBeVisible()
  await reloadOver(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/withdraw$/)

  await openDetail()
  await page.goBack()
  await expect(detail).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/withdraw$/)
  await openDetail()
  await ask()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(detail).toBeVisible()
  await ask()
  await reloadOver(page)
  await expect(detail.getByText('Rp57.500')).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(await statusNow()).toBe('pending')

  await ask()
  await context.setOffline(true)
  await question.getByRole('button', { name: 'Ya, Batalkan' }).click()
  await expect(
    page
      .locator('[data-toaster]')
      .getByText(/^Tidak ada koneksi internet/)
      .first()
  ).toBeAttached()
  await expect(question).toHaveCount(0)
  await context.setOffline(false)
  expect(await statusNow()).toBe('pending')
  await ask()
  await question.getByRole('button', { name: 'Ya, Batalkan' }).click()
  await expect(detail.getByText('Dibatalkan').first()).toBeVisible()
  expect([await statusNow(), await saldo(page)]).toEqual(['cancelled', before])
  await closedDownTo(page, 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/withdraw$/)
})
