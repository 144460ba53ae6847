import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { accountFee, orderByApi, packed } from './order-by-api.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

const tokens = { budi: 'token-of-budi-finance-01234', sari: 'token-of-sari-support-01234' }
test.use({
  settings: [{ OPS_TOKENS: `budi:finance:${tokens.budi},sari:support:${tokens.sari}` }, { scope: 'worker' }]
})

/** The console of a clerk in a page, opened by keys. */
async function openConsole(page: Page, token: string): Promise<void> {
  await page.goto('/ops')
  await page.getByLabel('Token operator').focus()
  await page.keyboard.type(token)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Pesanan', exact: true })).toBeVisible()
}

const open = async (page: Page, section: string): Promise<void> => {
  await page.getByRole('tab', { name: section, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** axe finds nothing, by light and in the dark. */
async function expectClean(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`

/** An order waits for its money; returns it with the account that the money goes to. */
async function ordered(page: Page, counter: Counter) {
  await signInAsDemo(page)
  const order = await orderByApi(page, counter, 'account')
  const { payment } = await send<{ payment: { number: string } }>(
    page,
    `/buyer/transaction/payment/${order.id}`
  )
  return { ...order, number: payment.number }
}

test('[ops-150, ops-151, ops-152, ops-160] the finance clerk follows the money of an order by keys, from the bank to the fees @desktop', async ({
  page: buyer,
  browser,
  marketplace,
  counter
}) => {
  test.slow()
  const order = await ordered(buyer, counter)
  const page = await browser.newPage({ baseURL: marketplace })
  const { keyboard } = page
  await openConsole(page, tokens.budi)
  await page.getByRole('link', { name: 'Keuangan', exact: true }).focus()
  await keyboard.press('Enter')

  // The money is only reported after the question; then the focus is in the field again.
  await open(page, 'Uang masuk')
  await page.getByLabel('Nomor virtual account').focus()
  await keyboard.type(order.number)
  await keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: `Laporkan pembayaran ke ${order.number}` })
  await expect(question.getByRole('button', { name: 'Kembali' })).toBeFocused()
  await expectClean(page, 'the question of a payment')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText(`Pembayaran ke ${order.number} dilaporkan`)).toBeVisible()
  await expect(page.getByLabel('Nomor virtual account')).toBeFocused()
  await expect(page.getByLabel('Nomor virtual account')).toHaveValue('')
  await expectClean(page, 'money that came in')

  await packed(counter, order)
  await counter.post(`/transaction/${order.code}/ship`, { resi: 'RESI-77' })
  await counter.post(`/transaction/${order.code}/deliver`)
  await send(buyer, `/buyer/transaction/confirm/${order.id}`, {})

  // The payment is found by its number; the field keeps the focus, and the address the words.
  await open(page, 'Pembayaran')
  const search = page.getByRole('textbox', { name: /^Nomor rekening virtual/ })
  await search.focus()
  await keyboard.type(order.number)
  await keyboard.press('Enter')
  const found = page.getByRole('row', { name: new RegExp(order.number) })
  await expect(found).toContainText(rupiah(order.grand_total))
  await expect(found).toContainText(`biaya ${rupiah(accountFee)}`)
  await expect(found).toContainText('Dibayar')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(search).toBeFocused()
  const filter = page.getByRole('group', { name: 'Status pembayaran' })
  await filter.getByRole('button', { name: /^Dibayar/ }).focus()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/status=paid/)
  await expectClean(page, 'payments')
  await page.reload()
  await expect(found).toBeVisible()
  await expect(search).toHaveValue(order.number)
  await expect(filter.getByRole('button', { name: /^Dibayar/ })).toHaveAttribute('aria-pressed', 'true')

  // The ledger by account and day, and a day's entries beside it.
  await open(page, 'Buku besar')
  await page.getByRole('button', { name: '30 hari' }).focus()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/from=/)
  const day = page.getByRole('button', { name: /^Pendapatan biaya/ }).first()
  await day.focus()
  await keyboard.press('Enter')
  const entries = page.getByRole('complementary', { name: 'Mutasi Pendapatan biaya' })
  const settled = entries.getByRole('row').filter({ hasText: `ST-${order.code}` })
  await expect(settled).toContainText(rupiah(accountFee))
  await expect(entries.getByRole('heading')).toBeFocused()
  await expectClean(page, 'the ledger')
  await page.reload()
  await expect(settled).toBeVisible()
  await keyboard.press('Escape')
  await expect(entries).toBeHidden()
  await expect(day).toBeFocused()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('button', { name: '30 hari' })).toHaveAttribute('aria-pressed', 'true')
  // On a phone the entries take the table's place, and the focus follows.
  await page.setViewportSize({ width: 360, height: 740 })
  await day.focus()
  await keyboard.press('Enter')
  await expect(entries.getByRole('heading')).toBeFocused()
  await expectClean(page, 'the entries of a day on a phone')
  await entries.getByRole('button', { name: 'Kembali' }).focus()
  await keyboard.press('Enter')
  await expect(day).toBeFocused()
  await expectClean(page, 'the ledger on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  // The file has the order's fee, and its columns the sums of the ledger.
  await open(page, 'Biaya')
  await expect(page.getByText('Pendapatan biaya')).toBeVisible()
  await expectClean(page, 'fees')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh CSV' }).focus()
  await keyboard.press('Enter')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^biaya-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [heads, ...lines] = (await readFile(await file.path(), 'utf8'))
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(';').map(cell => cell.replace(/^"|"$/g, '')))
  const column = (name: string) => heads!.indexOf(name)
  const own = lines.filter(line => line[column('ID Transaksi')] === `ST-${order.code}`)
  expect(own).toHaveLength(1)
  expect(Number(own[0]![column('Biaya pembayaran')])).toBe(accountFee)
  expect(Number(own[0]![column('Pendapatan biaya')])).toBe(accountFee)
  const sum = lines.reduce((total, line) => total + Number(line[column('Pendapatan biaya')]), 0)
  await expect(page.getByText('Pendapatan biaya').locator('xpath=..')).toContainText(rupiah(sum))
  await expect(page.getByText(`${lines.length} mutasi disimpan sebagai berkas`)).toBeVisible()

  await open(page, 'Pemeriksaan')
  await page.getByRole('button', { name: 'Periksa' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('Semua cocok.')).toBeVisible()
  await expectClean(page, 'the check of the books')
  await page.close()
})

test('[ops-18] who has no part in money sees no Keuangan @desktop', async ({ page }) => {
  await openConsole(page, tokens.sari)
  await expect(page.getByRole('link', { name: 'Keuangan', exact: true })).toHaveCount(0)
  await page.goto('/ops?part=finance&view=ledger')
  await expect(page.getByRole('link', { name: 'Pesanan', exact: true })).toBeVisible()
  await expect(page.getByText('Semua akun')).toHaveCount(0)
})

test('[ops-180] a note that is typed outlives a reload until it is saved, and nobody else finds it @desktop', async ({
  page
}) => {
  await openConsole(page, tokens.sari)
  await page.getByRole('link', { name: 'Pesanan', exact: true }).click()
  await page.locator('tr[data-row]').first().click()
  const note = page.getByLabel(/^Catatan untuk /)
  await note.fill('Antar lewat gerbang belakang')
  await page.reload()
  await expect(note).toHaveValue('Antar lewat gerbang belakang')
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await expect(page.getByText(/: catatan disimpan$/)).toBeVisible()
  await expect(note).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Antar lewat gerbang belakang')).toBeVisible()
  await expect(note).toHaveValue('')

  // Of what was typed and not saved, the next one in this tab finds nothing.
  await note.fill('Hanya untuk Sari')
  const order = page.url()
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByLabel('Token operator')).toBeVisible()
  await openConsole(page, tokens.budi)
  await page.goto(order)
  await expect(page.getByText('Antar lewat gerbang belakang')).toBeVisible()
  await expect(note).toHaveValue('')
})
