import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderByApi } from './order-by-api.ts'
import { openJourneyReceiver } from './receiver.ts'
import { signInAsDemo } from './sign-in.ts'

test.use({ settings: [{ OUTSIDE_TO_PRIVATE: 'on' }, { scope: 'worker' }] })

/** axe finds nothing, by light and in the dark. */
async function expectClean(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}
const check = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('checkbox', { name, exact: true }).focus()
  await page.keyboard.press('Space')
}

test('[ops-156, ops-157, ops-158, ops-161] an owner adds a webhook, tests it, sends again what failed, and removes it @desktop', async ({
  page: buyer,
  browser,
  marketplace,
  counter
}) => {
  test.slow()
  const receiver = await openJourneyReceiver()
  await signInAsDemo(buyer)
  const context = await browser.newContext({ baseURL: marketplace })
  const page = await context.newPage()
  const { keyboard } = page
  await page.goto('/ops?part=settings&view=webhooks')
  await page.getByLabel('Token operator').focus()
  await keyboard.type('journey-ops-token')
  await keyboard.press('Enter')

  // What is wrong stands at its field, and the focus stays at the button.
  await press(page, 'Webhook baru')
  const address = page.getByRole('textbox', { name: 'Alamat' })
  await expect(address).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(receiver.url)
  await press(page, 'Tambah webhook')
  await expect(page.getByText('Pilih paling sedikit satu jenis peristiwa.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tambah webhook' })).toBeFocused()
  await expect(address).toHaveValue(receiver.url)
  await check(page, 'Pesanan')
  await expectClean(page, 'a new webhook')
  await press(page, 'Tambah webhook')
  const panel = page.getByRole('complementary', { name: 'Rincian webhook' })
  const secret = await panel.getByText(/^whsec_/).innerText()
  await press(page, 'Tutup')

  // The test is signed with that secret.
  await press(page, 'Uji')
  await expect(panel.getByText('Hasil uji alamat yang tersimpan: Diterima (jawaban 200).')).toBeVisible()
  const verified = ({ headers, body }: (typeof receiver.heard)[number]) =>
    new Webhook(secret).verify(body, headers as Record<string, string>) as {
      type: string
      data: Record<string, unknown>
    }
  expect(verified(receiver.heard[0]!)).toMatchObject({ type: 'webhook.test' })
  const entry = (text: string | RegExp) => panel.getByRole('row').filter({ hasText: text })
  await expect(entry('webhook.test')).toContainText('Terkirim')

  // A receiver that wants nothing more: what happens fails, with its reason, and the webhook says why it is off.
  receiver.state.status = 410
  receiver.state.answer = 'sudah pindah'
  const order = await orderByApi(buyer, counter, 'Saldo')
  await expect.poll(() => receiver.heard.length).toBeGreaterThan(1)
  await page.getByRole('combobox', { name: 'Keadaan kiriman' }).selectOption('failed')
  await expect(page).toHaveURL(/status=failed/)
  await expect(async () => {
    await page.reload()
    await expect(entry('Penerima menolak (jawaban 410)')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(panel.getByText(/^Nonaktif sendiri .*penerima menjawab 410/)).toBeVisible()
  await entry('jawaban 410').getByText('Isi dan jawaban').click()
  await expect(entry('jawaban 410').getByText('sudah pindah')).toBeVisible()
  await expectClean(page, 'a webhook that is off')
  await press(page, 'Kirim ulang banyak')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Webhook ini tidak aktif.')
  await keyboard.press('Escape')

  // Two tabs: the second one saves over what the first one saved, and is told.
  const other = await context.newPage()
  await other.goto(page.url())
  const ofOther = other.getByRole('checkbox', { name: 'Stok', exact: true })
  await ofOther.focus()
  await other.keyboard.press('Space')
  await check(page, 'Aktif: peristiwa dikirim ke alamat ini')
  await press(page, 'Simpan')
  await expect(page.getByText(`${receiver.url}: disimpan`)).toBeVisible()
  await press(other, 'Simpan')
  await expect(other.getByText(/^Data ini sudah diubah oleh console pada/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Simpan' })).toBeFocused()
  await expect(ofOther).toBeChecked()
  await press(other, 'Muat yang terbaru')
  await press(other, 'Lanjut dengan isian saya')
  await press(other, 'Simpan')
  await expect(other.getByText(`${receiver.url}: disimpan`)).toBeVisible()
  await other.close()

  // What failed is sent again, under the same number, in its order; the dialog keeps what was chosen where that fails.
  receiver.state.status = 200
  const before = receiver.heard.map(({ headers }) => headers['webhook-id'])
  receiver.heard.length = 0
  await page.reload()
  await press(page, 'Kirim ulang banyak')
  await dialog.getByLabel('Dibuat sejak (WIB)').fill('2026-01-01T00:00')
  await expectClean(page, 'the dialog that sends again')
  await context.setOffline(true)
  await press(page, 'Kirim ulang')
  await expect(page.getByText(/^Tidak ada koneksi internet/).first()).toBeAttached()
  await expect(dialog.getByLabel('Dibuat sejak (WIB)')).toHaveValue('2026-01-01T00:00')
  await expect(dialog.getByRole('button', { name: 'Kirim ulang' })).toBeFocused()
  await context.setOffline(false)
  await press(page, 'Kirim ulang')
  await expect(dialog).toBeHidden()
  await expect.poll(() => receiver.heard.length).toBeGreaterThan(0)
  const [again] = receiver.heard
  expect(before).toContain(again!.headers['webhook-id'])
  expect(verified(again!)).toMatchObject({ type: 'order.changed', data: { code: order.code } })
  await page.getByRole('combobox', { name: 'Keadaan kiriman' }).selectOption('delivered')
  // A dialog that closes gives its step of the history back before the address is written.
  await expect(page).toHaveURL(/status=delivered/)
  await expect(async () => {
    await page.reload()
    await expect(entry('order.changed').first()).toContainText('Terkirim', { timeout: 5_000 })
  }).toPass()

  // One of them once more: its button goes, and the focus stays with it.
  await entry('order.changed')
    .last()
    .getByRole('button', { name: /^Kirim ulang/ })
    .focus()
  await keyboard.press('Enter')
  await expect(page.getByText(/: dikirim ulang$/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

  await press(page, 'Hapus')
  await expect(dialog).toContainText('catatan kirimannya ikut dihapus')
  await dialog.getByRole('button', { name: 'Hapus' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText(`${receiver.url}: dihapus`)).toBeVisible()
  await expect(page.getByText('Belum ada webhook.')).toBeVisible()
  await expectClean(page, 'no webhooks')
  await context.close()
  await receiver.close()
})
