import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { desktop, expectNothingSticksOut, phone, tablet } from './screens.ts'
import { registerByApi } from './sign-in.ts'

// Closing an account and 'Bukan saya' with real pages, sessions and messages. The dialogs alone: tests/closing.

const shots = process.env['SHOTS']

test('[closing-4, closing-6, closing-13, identity-200, identity-201] an account is closed, kept, and secured by a stranger-proof link @phone', async ({
  page,
  counter
}) => {
  const number = '085711119911'
  const to = '6285711119911'
  await registerByApi(page, counter, { phone: number, email: 'hapus@contoh.id' })
  await page.goto('/profile')
  const open = page.getByRole('button', { name: 'Hapus akun saya' })
  await expect(page.getByRole('switch', { name: 'Promo dan kabar toko' })).toBeChecked()
  const dialog = page.getByRole('dialog', { name: 'Hapus akun' })
  for (const size of shots ? [phone, tablet, desktop] : [phone]) {
    await page.setViewportSize(size)
    if (shots) await page.screenshot({ path: `${shots}/profile-${size.width}.png`, fullPage: true })
    await expectNothingSticksOut(page, 'profile')
    await open.click()
    await expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeVisible()
    await expectAccessible(page, 'closing')
    if (shots) await page.screenshot({ path: `${shots}/closing-${size.width}.png` })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, 'closing, dark', ['color-contrast'])
    if (shots) await page.screenshot({ path: `${shots}/closing-dark-${size.width}.png` })
    await page.emulateMedia({ colorScheme: 'light' })
    // 'Kembali' closes the dialog, and the page stays.
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/profile')
  }
  await page.setViewportSize(phone)
  await open.click()
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
  await dialog.getByRole('button', { name: /^Kata sandi/ }).click()
  await dialog.getByLabel('Kata sandi', { exact: true }).fill('rahasia123')
  if (shots) await page.screenshot({ path: `${shots}/closing-last.png` })
  await dialog.getByRole('button', { name: 'Hapus akun' }).dblclick()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/Akun Anda akan dihapus pada \d/).last()).toBeAttached()
  await expect(page.locator('[data-for=guest]').first()).toBeAttached()

  // A sign-in keeps it, and says so.
  await page.goto('/login')
  await page.getByLabel('Email atau nomor HP').fill('hapus@contoh.id')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill('rahasia123')
  await page.getByRole('button', { name: 'Masuk', exact: true }).last().click()
  await page.getByRole('button', { name: 'Nanti saja' }).click()
  await expect(page.getByText(/Permintaan hapus akun dibatalkan/).last()).toBeAttached()

  // The link of the message about a changed password, opened in this browser.
  await page.goto('/profile')
  await open.click()
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
  await dialog.getByRole('button', { name: /^Kata sandi/ }).click()
  await dialog.getByLabel('Kata sandi', { exact: true }).fill('rahasia123')
  await dialog.getByRole('button', { name: 'Hapus akun' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => counter.message(to)).toContain('/security#')
  const link = /\/security#\S+/.exec(await counter.message(to))![0]
  await page.goto(link)
  const secure = page.getByRole('button', { name: 'Bukan saya, amankan akun' })
  await expect(secure).toBeEnabled()
  await expect(page).toHaveURL('/security')
  await expectAccessible(page, 'security link')
  if (shots) await page.screenshot({ path: `${shots}/security.png` })
  await page.reload()
  await secure.click()
  await expect(page).toHaveURL('/reset-password')
  const password = page.getByLabel('Kata sandi baru', { exact: true })
  await password.fill('Baru-67890')
  await page.getByLabel('Konfirmasi kata sandi').fill('Baru-67890')
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Kata sandi berhasil diatur ulang').last()).toBeAttached()
  // The link was used.
  await page.goto('about:blank')
  await page.goto(link)
  await secure.click()
  await expect(page.getByRole('link', { name: 'Atur ulang kata sandi' })).toBeVisible()
  if (shots) await page.screenshot({ path: `${shots}/security-used.png` })
})
