import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { signInAsDemo, submitDemo } from './sign-in.ts'

// The account area with real pages, sockets and server: tabs, photo, devices. Its forms: tests/identity.

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

test('[identity-38, identity-93] guests sign in and return to their tab; back, reload and sharing keep it @phone', async ({
  page
}) => {
  await page.goto('/profile?tab=Alamat')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%3Ftab%3DAlamat/)
  await signInAsDemo(page)
  // The page may notice the session by itself first: leaving interrupts the reload.
  await Promise.any([page.reload(), page.waitForURL(/\/profile/)])
  await expect(page).toHaveURL(/\/profile\?tab=Alamat/)
  await expect(titleOf(page, 'Alamat')).toBeVisible()
  for (const name of tabs) {
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
  // An unknown name opens the first.
  await page.goto('/profile?tab=Entah')
  await expect(titleOf(page, tabs[0]!)).toBeVisible()
})

test('[identity-170] a session that ends while a form is edited says so, and the typed text is restored @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/profile')
  await page.getByLabel('Nama', { exact: true }).fill('Siti Rahma Dewi')
  await expect(page.getByText('Belum disimpan')).toBeVisible()
  await page.context().clearCookies({ name: /access|refresh|session/ })
  // A request of the page's own may notice it first: then the form is gone already.
  await page.evaluate(() => document.querySelector<HTMLElement>('[form=profile-form]')?.click())
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile/)
  await expect(page.getByText('Sesi Anda sudah berakhir. Silakan masuk lagi.').last()).toBeVisible()
  await submitDemo(page)
  await expect(page).toHaveURL(/\/profile/)
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Siti Rahma Dewi')
  await expect(page.getByText('Belum disimpan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Simpan Perubahan' })).toBeEnabled()
})

test('[identity-94, identity-95] saves a name and a square photo, and shows the photo in the header at once @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/profile')
  const choose = page.getByLabel('Pilih foto')
  await choose.setInputFiles(await picture())
  const dialog = page.getByRole('dialog', { name: 'Atur foto' })
  const send = dialog.getByRole('button', { name: 'Simpan foto' })
  await expect(send).toBeEnabled()
  // The left half moves into the crop.
  await dialog.getByRole('group').focus()
  for (let step = 0; step < 80; step += 1) await page.keyboard.press('ArrowRight')
  await send.click()
  await expect(page.getByText('Foto berhasil diperbarui').last()).toBeAttached()
  await expect(dialog).toHaveCount(0)
  const photo = page.getByAltText('Foto profil Anda')
  await expect(photo).toHaveJSProperty('complete', true)
  const source = (await photo.getAttribute('src'))!
  const original = sharp(await (await page.request.get(source)).body())
  const { width, height } = await original.metadata()
  expect([width, height]).toEqual([320, 320])
  const { dominant } = await original.stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const small = page.locator('[data-profile=photo]:visible')
  await expect(small).toHaveAttribute('src', source.replace('-320', '-160'))
  await page.goBack()
  await expect(small).toHaveCount(0)

  const name = page.getByLabel('Nama', { exact: true })
  const save = page.getByRole('button', { name: 'Simpan Perubahan' })
  const before = await name.inputValue()
  for (const typed of ['Budi Baru', before]) {
    await name.fill(typed)
    await save.click()
    await expect(save).toBeDisabled()
    await reloadClosed(page)
    await expect(name).toHaveValue(typed)
  }
})

test('[identity-96, identity-97] devices that are signed out here leave their pages at once; this one goes home @phone', async ({
  page,
  browser,
  baseURL
}) => {
  await signInAsDemo(page)
  const openDevice = async () => {
    const device = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
    await signInAsDemo(device)
    await device.goto('/profile')
    await expect(titleOf(device, tabs[0]!)).toBeVisible()
    return device
  }
  const lost = await openDevice()
  const socket = page.waitForEvent('websocket')
  await page.goto('/profile?tab=Aktivitas+Login')
  await socket
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Keluar dari/ }) })
  await expect(rows.first()).toContainText('Perangkat ini')
  const before = await rows.count()
  await rows.nth(1).getByRole('button').click()
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Keluar', exact: true })
  await yes.click()
  await expect(rows).toHaveCount(before - 1)
  await expect(lost).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Sebuah perangkat dikeluarkan').first()).toBeVisible()

  await lost.context().close()

  const other = await openDevice()
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click()
  await yes.click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL(/\/login\?next=/)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?next=/)
  await other.context().close()

  // The page learns that its session is over before the answer, which never arrives.
  // The sign-in page would go on to its next page by itself.
  await page.goto('about:blank')
  await signInAsDemo(page)
  // Only a page that listens already hears of it.
  const listens = new Promise<void>(resolve => {
    page.once('websocket', opened =>
      opened.on('framereceived', frame => String(frame.payload).includes('succeeded') && resolve())
    )
  })
  await page.goto('/profile?tab=Aktivitas+Login')
  await listens
  await page.route('**/auth/session/revoke', async route => void (await route.fetch()))
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click()
  await yes.click()
  await expect(page).toHaveURL('/')
})
