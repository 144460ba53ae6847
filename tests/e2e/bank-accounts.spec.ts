import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { register, signInAsDemo } from './sign-in.ts'

// 'Rekening Saya': an account is found, checked, saved and deleted.

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const tab = '/profile?tab=Rekening%20Saya'
const add = (page: Page) => page.getByRole('button', { name: 'Tambah Rekening' })

async function chooseBank(page: Page, typed: string, name: string): Promise<void> {
  const banks = dialogOf(page, 'Mau tambah rekening apa?')
  await banks.getByRole('searchbox').fill(typed)
  await banks.getByRole('button', { name }).click()
}

test('[withdrawal-12, withdrawal-13, withdrawal-14] an account is added and deleted @phone', async ({
  page,
  counter
}) => {
  await page.goto(`/register?next=${encodeURIComponent(tab)}`)
  const phone = `0857${String(Date.now()).slice(-9)}`
  await register(page, counter, phone, `rekening-${Date.now()}@contoh.id`)
  await expect(page.getByRole('heading', { name: 'Rekening Kosong' })).toBeVisible()
  await expect(page.getByText('Rekening anda kosong saat ini.')).toBeVisible()
  await expectAccessible(page, 'no bank accounts')

  await add(page).click()
  const banks = dialogOf(page, 'Mau tambah rekening apa?')
  const search = banks.getByRole('searchbox')
  await expect(search).toBeFocused()
  await expect(banks.getByRole('button', { name: 'Bank Mandiri' })).toBeVisible()
  await expectAccessible(page, 'banks')
  await search.fill('koperasi')
  await expect(banks.getByText('Bank tidak ditemukan')).toBeVisible()

  await chooseBank(page, 'bca', 'Bank Central Asia (BCA)')
  const form = dialogOf(page, 'Tambah Rekening')
  const number = form.getByLabel('Nomor rekening')
  const check = form.getByRole('button', { name: 'Cek Nama Pemilik' })
  const save = form.getByRole('button', { name: 'Simpan Rekening' })
  await expect(number).toBeFocused()
  await save.click()
  await expect(form.getByText('Mohon lengkapi data bank dan nomor rekening')).toBeVisible()
  await number.fill('7310-45 78')
  await expect(number).toHaveValue('73104578')
  await expect(check).toBeHidden()
  await number.fill('7310457800')
  await check.click()
  await expect(form.getByText(/^Gagal mendapatkan nama pemilik rekening\./)).toBeVisible()
  await expectAccessible(page, 'number of a bank account')
  await expect(number).toHaveValue('7310457800')

  await number.fill('7310457821')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Nama pemilik', { exact: true })).toBeVisible()
  await expect(save).toBeFocused()
  await expectAccessible(page, 'found holder')
  const holder = await form.getByRole('status').locator('b').innerText()
  // Another number is another person's: the name goes.
  await number.fill('73104578219')
  await expect(form.getByText(holder)).toBeHidden()
  await number.fill('7310457821')
  await check.click()
  await expect(form.getByText(holder)).toBeVisible()
  await save.dblclick()
  await expect(page.getByText('Rekening berhasil ditambahkan').last()).toBeAttached()
  await expect(form).toBeHidden()
  await expect(banks).toBeHidden()
  const card = page.getByRole('listitem').filter({ hasText: '7310457821' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(holder)
  await expectAccessible(page, 'bank accounts')

  await card.getByRole('button', { name: /^Hapus rekening/ }).click()
  const question = dialogOf(page, 'Hapus Rekening')
  await expectAccessible(page, 'deletion of a bank account')
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: /^Hapus rekening/ }).click()
  await page.clock.install()
  await question.getByRole('button', { name: 'Hapus' }).click()
  const toast = page.locator('[popover=manual]', { hasText: 'Rekening berhasil dihapus' })
  await expect(toast).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rekening Kosong' })).toBeVisible()
  // Longer than others, which go after 3 s.
  await page.clock.fastForward(3_500)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(2_500)
  await expect(toast).toBeHidden()
})

test('[withdrawal-12] ’Kembali’ leads from the number to the banks, then to the page @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto(tab)
  await add(page).click()
  await chooseBank(page, 'jago', 'Bank Jago')
  const [form, banks] = [dialogOf(page, 'Tambah Rekening'), dialogOf(page, 'Mau tambah rekening apa?')]
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(banks.getByRole('searchbox')).toHaveValue('jago')
  await page.goBack()
  await expect(banks).toBeHidden()
  await expect(page).toHaveURL(/tab=Rekening%20Saya$/)
  await expect(add(page)).toBeFocused()
})

test('[withdrawal-8] an account that is saved already is refused in the form @phone', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto(tab)
  await add(page).click()
  await chooseBank(page, 'bca', 'Bank Central Asia (BCA)')
  const form = dialogOf(page, 'Tambah Rekening')
  await form.getByLabel('Nomor rekening').fill('7310457821')
  await form.getByRole('button', { name: 'Cek Nama Pemilik' }).click()
  // Until the bank answered, the form takes nothing else.
  await expect(form.getByText('Nama pemilik', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Simpan Rekening' }).click()
  await expect(form.getByRole('alert')).toHaveText('Rekening ini sudah tersimpan.')
  await expect(form.getByLabel('Nomor rekening')).toHaveValue('7310457821')
})
