import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// The account area: tabs, name, photo, devices, activity and the copy of one's data.

const tabs = ['Profile & Keamanan Akun', 'Rekening Saya', 'Alamat', 'Aktivitas Login']
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu akun' })
const tabLink = (page: Page, name: string) => menu(page).getByRole('link', { name })
const titleOf = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 2, exact: true }).first()

/** A picture of two colours, wider than high. */
async function picture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const right = {
    input: { create: { width: 400, height: 400, channels: 3, background: '#2255aa' } },
    left: 400,
    top: 0
  } as const
  const left = sharp({ create: { width: 800, height: 400, channels: 3, background: '#aa5522' } })
  return { name: 'saya.png', mimeType: 'image/png', buffer: await left.composite([right]).png().toBuffer() }
}

test('[identity-93] guests are sent to sign in and back to their tab @phone', async ({ page }) => {
  await page.goto('/profile?tab=Aktivitas+Login')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%3Ftab%3DAktivitas/)
  await signInAsDemo(page)
  await page.reload()
  await expect(page).toHaveURL(/\/profile\?tab=Aktivitas/)
  await expect(titleOf(page, 'Aktivitas Login')).toBeVisible()
})

test('[identity-38, identity-93] a tab has an address and a title: back, reload and sharing keep it @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/profile')
  await expect(titleOf(page, tabs[0]!)).toBeVisible()
  await expectAccessible(page, 'profile')
  for (const name of tabs.slice(1)) {
    await tabLink(page, name).click()
    await expect(titleOf(page, name)).toBeVisible()
    await expect(tabLink(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(`${name} | Baba Bangunan`)
  }
  await page.reload()
  await expect(titleOf(page, 'Aktivitas Login')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Alamat')).toBeVisible()
  await expect(page).toHaveTitle('Alamat | Baba Bangunan')
  // A name that is none opens the first.
  await page.goto('/profile?tab=Entah')
  await expect(titleOf(page, tabs[0]!)).toBeVisible()
})

test('[identity-94] the name is saved when it differs, and stays typed when that fails @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/profile')
  const name = page.getByLabel('Nama', { exact: true })
  const save = page.getByRole('button', { name: 'Simpan Perubahan' })
  await expect(save).toBeDisabled()
  const before = await name.inputValue()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly')
  await expect(page.getByRole('textbox', { name: 'Nomor Telepon' })).toHaveAttribute('readonly')
  await name.fill('Bu')
  await save.click()
  await expect(page.getByText('Nama lengkap minimal 3 karakter')).toBeVisible()
  await name.fill(before)
  await expect(save).toBeDisabled()
  await name.fill('Budi Baru')
  await page.context().setOffline(true)
  await save.click()
  await expect(page.getByText('Tidak ada koneksi internet').last()).toBeVisible()
  await expect(name).toHaveValue('Budi Baru')
  await page.context().setOffline(false)
  // A look at another tab loses nothing.
  await tabLink(page, 'Aktivitas Login').click()
  await tabLink(page, tabs[0]!).click()
  await expect(name).toHaveValue('Budi Baru')
  await save.click()
  await expect(page.getByText('Profil berhasil diperbarui').last()).toBeAttached()
  await expect(save).toBeDisabled()
  await page.reload()
  await expect(name).toHaveValue('Budi Baru')
  await name.fill(before)
  await save.click()
  await expect(page.getByText('Profil berhasil diperbarui').last()).toBeAttached()
})

test('[identity-95] a photo is cut square, also by keyboard, and stands in the header at once @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/profile')
  const choose = page.getByLabel('Pilih foto')
  await choose.setInputFiles({ name: 'surat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('Berkas harus berupa gambar JPG, PNG, WebP, atau AVIF.')).toBeVisible()
  await choose.setInputFiles({ name: 'rusak.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await expect(page.getByText('Berkas harus berupa gambar JPG, PNG, WebP, atau AVIF.')).toBeVisible()
  await choose.setInputFiles({ name: 'besar.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) })
  await expect(page.getByText('Ukuran gambar maksimal 5 MB')).toBeVisible()
  await choose.setInputFiles(await picture())
  const dialog = page.getByRole('dialog', { name: 'Atur foto' })
  const send = dialog.getByRole('button', { name: 'Simpan foto' })
  await expect(send).toBeEnabled()
  await expectAccessible(page, 'crop of a photo')
  // The left half comes under the square.
  await dialog.getByRole('group').focus()
  for (let step = 0; step < 80; step += 1) await page.keyboard.press('ArrowRight')
  await page.context().setOffline(true)
  await send.click()
  await expect(dialog.getByText('Gagal memperbarui foto')).toBeVisible()
  await page.context().setOffline(false)
  await send.click()
  await expect(page.getByText('Foto berhasil diperbarui').last()).toBeAttached()
  await expect(dialog).toHaveCount(0)
  const photo = page.getByAltText('Foto profil Anda')
  await expect(photo).toHaveJSProperty('complete', true)
  const source = (await photo.getAttribute('src'))!
  const kept = sharp(await (await page.request.get(source)).body())
  const { width, height } = await kept.metadata()
  expect([width, height]).toEqual([320, 320])
  const { dominant } = await kept.stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const small = page.locator('[data-profile=photo]:visible')
  await expect(small).toHaveAttribute('src', source.replace('-320', '-160'))
  // 'Kembali' closes the menu, then the dialog, and leaves what was there.
  await page.waitForFunction(() => (history.state as { overlays?: number } | null)?.overlays)
  await page.goBack()
  await choose.setInputFiles(await picture())
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(photo).toHaveAttribute('src', source)
})

test('[identity-96] a device that is signed out elsewhere leaves its page at once; this one stays @phone', async ({
  page,
  browser,
  baseURL
}) => {
  await signInAsDemo(page)
  const lost = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await signInAsDemo(lost)
  await lost.goto('/profile')
  await expect(titleOf(lost, tabs[0]!)).toBeVisible()
  const socket = page.waitForEvent('websocket')
  await page.goto('/profile?tab=Aktivitas+Login')
  await socket
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Keluar dari/ }) })
  await expect(rows.first()).toContainText('Perangkat ini')
  await expect(page.getByText('Masuk ke akun').first()).toBeVisible()
  await expectAccessible(page, 'devices')
  const before = await rows.count()
  await rows.nth(1).getByRole('button').click()
  const question = page.getByRole('dialog', { name: 'Keluar dari perangkat' })
  await expect(question).toContainText('dikeluarkan')
  await expectAccessible(page, 'signing a device out')
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(rows).toHaveCount(before)
  await rows.nth(1).getByRole('button').click()
  await question.getByRole('button', { name: 'Keluar', exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(rows).toHaveCount(before - 1)
  await expect(lost).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Sebuah perangkat dikeluarkan').first()).toBeVisible()
  await lost.context().close()
})

test('[identity-97] all devices are signed out at once, this one too @phone', async ({
  page,
  browser,
  baseURL
}) => {
  await signInAsDemo(page)
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await signInAsDemo(other)
  await other.goto('/profile')
  await expect(titleOf(other, tabs[0]!)).toBeVisible()
  await page.goto('/profile?tab=Aktivitas+Login')
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click()
  const question = page.getByRole('dialog', { name: 'Keluar dari semua perangkat' })
  await page.context().setOffline(true)
  await question.getByRole('button', { name: 'Keluar', exact: true }).click()
  await expect(page.getByText('Gagal keluar dari semua perangkat').last()).toBeAttached()
  await page.context().setOffline(false)
  await question.getByRole('button', { name: 'Keluar', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/login\?next=/)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?next=/)
  await other.context().close()
})

test('[identity-97] whoever signs this device out goes home, also where the answer comes late @desktop', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/profile?tab=Aktivitas+Login')
  // The page hears that its session is over before the answer comes, which never does.
  await page.route('**/auth/session/revoke', async route => void (await route.fetch()))
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click()
  const question = page.getByRole('dialog', { name: 'Keluar dari semua perangkat' })
  await question.getByRole('button', { name: 'Keluar', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('[identity-98] what cannot be loaded says so and is tried again @phone', async ({ page }) => {
  await signInAsDemo(page)
  const lists = /\/api\/v1\/(?:auth\/(?:session|activity)|buyer\/export)/
  const refused = { success: false, status: 429, message: 'Terlalu banyak', data: null, meta: null }
  await page.route(lists, route => route.fulfill({ status: 429, json: refused }))
  await page.goto('/profile?tab=Aktivitas+Login')
  const faults = [
    page.getByText('Gagal memuat daftar perangkat'),
    page.getByText('Gagal memuat aktivitas keamanan')
  ]
  for (const fault of faults) await expect(fault).toBeVisible()
  await expectAccessible(page, 'devices that could not be loaded')
  await page.unroute(lists)
  for (const fault of faults) {
    await page.getByRole('alert').filter({ has: fault }).getByRole('button', { name: 'Coba lagi' }).click()
    await expect(fault).toHaveCount(0)
  }
  await expect(page.getByText('Perangkat ini')).toBeVisible()
  await expect(page.getByText('Masuk ke akun').first()).toBeVisible()
})

test('[identity-87] a copy of one’s data is asked for, made and downloaded @phone', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: /Unduh data saya|Buat salinan baru/ }).click()
  await expect(page.getByText('Salinan sedang dibuat.')).toBeVisible()
  const link = page.getByRole('link', { name: 'Unduh ZIP' })
  await expect(link).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'copy of data')
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('data-saya.zip')
})
