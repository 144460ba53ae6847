import { type Counter, expect, test } from './fixtures.ts'
import { registerByApi, typeCode } from './sign-in.ts'

// Resetting forgotten secrets with real pages, history and server. The forms alone: tests/identity.

/** The newest code to an email that is not this one: it is sent after the answer. */
async function newCode(counter: Counter, email: string, before: string): Promise<string> {
  await expect.poll(() => counter.code(email)).not.toBe(before)
  return counter.code(email)
}

test('[identity-40, identity-62, identity-71, identity-136] a forgotten password is reset by email, across steps back and reloads @phone', async ({
  page,
  counter
}) => {
  const email = 'lupa@contoh.id'
  await registerByApi(page, counter, { phone: '085711110023', email, passed: 'email' })
  const first = await counter.code(email)
  // A signed-in person changes it in the account area.
  await page.goto('/forgot-password')
  await expect(page).toHaveURL('/')
  await page.goto('about:blank')
  await page.context().clearCookies()
  // The first page clears the last session's data; a guest's later page is stored.
  await page.goto('/')
  await expect(page.locator('[data-for=guest]').first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
  await page.goto('/products/bestselling')
  await page.goto('/forgot-password')
  const contact = page.getByLabel('Nomor HP atau email')
  await contact.fill(email)
  // Ends the waits between requests.
  await counter.post('/clock', { advance_seconds: 61 })
  await page.getByRole('button', { name: 'Kirim Kode Verifikasi' }).click()
  await expect(page.getByText(email)).toBeVisible()

  // Back to the contact, which stays; a reload finds the sent code.
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(contact).toHaveValue(email)
  await page.reload()
  await expect(page.getByLabel('Kode verifikasi 6 digit')).toBeFocused()
  await typeCode(page, await newCode(counter, email, first))
  const password = page.getByLabel('Kata sandi baru', { exact: true })
  await expect(password).toBeFocused()
  // A reload in between requests no other code.
  await page.reload()
  await password.fill('baru-67890')
  await page.getByLabel('Konfirmasi kata sandi').fill('baru-67890')
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
  await expect(page).toHaveURL(/\/login\?auth=lupa/)
  await expect(page.getByText('Kata sandi berhasil diatur ulang').last()).toBeAttached()
  await expect(page.getByLabel('Email atau nomor HP')).toHaveValue(email)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill('baru-67890')
  await page.getByRole('button', { name: 'Masuk', exact: true }).last().click()
  // There was no destination: the tab was there before.
  await expect(page).toHaveURL(/\/products\/bestselling$/)
})

test("[identity-14] 'Masuk' beside a pending code opens no second form over it @phone @long", async ({
  page
}) => {
  const phone = '085711110031'
  await page.goto('/register')
  await page.getByLabel('Email atau nomor HP').fill(phone)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Ya, kirim kode' }).click()
  const boxes = page.getByLabel('Kode verifikasi 6 digit')
  await expect(boxes).toBeFocused()
  await page.locator('a[data-login]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\d\/login/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(boxes).toBeVisible()
})
