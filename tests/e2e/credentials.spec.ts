import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { type Counter, expect, test } from './fixtures.ts'
import { fillRegistration, register, typeCode } from './sign-in.ts'

// What protects an account: the password that was lost or is changed, the PIN, the contacts. Codes come by the outbox.

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
/** The toaster says it to screen readers too, in a place that nobody sees. */
const expectSaid = (page: Page, text: string) => expect(page.getByText(text).last()).toBeAttached()

/** What may be asked for again only after a while can be asked for now. */
const wait = (counter: Counter) => counter.post('/clock', { advance_seconds: 61 })

/** A new buyer with a verified phone and an email that is only written down, in the account area. */
async function openAccount(page: Page, counter: Counter, phone: string): Promise<void> {
  await page.goto('/register?next=/profile')
  await register(page, counter, phone, `akun-${phone}@contoh.id`)
  await expect(page).toHaveURL(/\d\/profile$/)
  await newCode(counter, phone)
  await wait(counter)
}

/** The browser forgets who was here. A page that shows somebody would leave for sign-in by itself, and race the test. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

const stored = (contact: string) => contact.replace(/^0/, '62')

/** Codes that were read before: a new one leaves after the answer, and may not be there yet. */
const seen = new Map<string, string>()

async function newCode(counter: Counter, contact: string): Promise<string> {
  const to = stored(contact)
  await expect.poll(() => counter.code(to).catch(() => seen.get(to))).not.toBe(seen.get(to))
  const code = await counter.code(to)
  seen.set(to, code)
  return code
}

test('[identity-40, identity-62, identity-136, identity-156] a forgotten password is set anew by phone, step by step and back @phone', async ({
  page,
  counter
}) => {
  const phone = '085711110001'
  await openAccount(page, counter, phone)
  await forgetSession(page)

  await page.goto('/login?next=/cart')
  await page.getByLabel('Email atau nomor telepon').fill(phone)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Masuk dengan kata sandi' }).click()
  await expectAccessible(page, 'password at sign-in')
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
  await expect(page).toHaveURL(/\/reset-password\?auth=0857\d+&next=%2Fcart$/)
  const contact = page.getByLabel('Nomor telepon atau email')
  await expect(contact).toHaveValue(phone)
  await contact.fill('')
  const send = page.getByRole('button', { name: 'Kirim Kode Verifikasi' })
  await send.click()
  await expect(page.getByText('Silakan masukkan nomor telepon')).toBeVisible()
  await expectAccessible(page, 'contact of a forgotten password')
  await contact.fill(phone)
  await wait(counter)
  await newCode(counter, phone)
  await send.click()
  await expect(page.getByText(`nomor ${phone}`)).toBeVisible()
  await expect(page.getByLabel('Kode verifikasi 6 digit')).toBeFocused()
  await expectAccessible(page, 'code of a forgotten password')

  // Back to the contact, which stays; a reload finds the code that was sent.
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(contact).toHaveValue(phone)
  await page.reload()
  const code = await newCode(counter, phone)
  const boxes = page.getByLabel('Kode verifikasi 6 digit')
  await expect(boxes).toBeFocused()
  await boxes.pressSequentially('12')
  await boxes.press('Enter')
  await expect(page.getByText('Mohon masukkan semua digit')).toBeVisible()
  await boxes.fill('')
  await typeCode(page, code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Kode verifikasi tidak valid')).toBeVisible()
  await expect(boxes).toHaveValue('')
  await expect(boxes).toBeFocused()
  await expect(page.locator('[data-box]').first()).toHaveAttribute('data-box', 'active')
  await typeCode(page, code)

  const password = page.getByLabel('Kata sandi baru', { exact: true })
  const again = page.getByLabel('Konfirmasi kata sandi')
  await password.fill('baru-12345')
  await again.fill('baru-1234')
  await expect(page.getByText('Password tidak cocok')).toBeVisible()
  await expectAccessible(page, 'new password')
  // A reload in between asks for no other code.
  await page.reload()
  await password.fill('baru-12345')
  await again.fill('baru-12345')
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcart&auth=0857\d+$/)
  await expectSaid(page, 'Kata sandi berhasil diatur ulang')

  await wait(counter)
  await expect(page.getByLabel('Email atau nomor telepon')).toHaveValue(phone)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Masuk dengan kata sandi' }).click()
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill('baru-12345')
  await page.getByRole('button', { name: 'Masuk', exact: true }).last().click()
  await expect(page).toHaveURL(/\d\/cart$/)
  // Who is signed in changes it in the account area.
  await page.goto('/forgot-password')
  await expect(page).toHaveURL(/\/$/)
})

test('[identity-62, identity-71] a forgotten password is set anew by email, and a stranger is told nothing @desktop', async ({
  page,
  counter
}) => {
  const email = 'lupa@contoh.id'
  await page.goto('/register?next=/cart')
  await fillRegistration(page, counter, '085711110023', email)
  await page.getByRole('button', { name: 'Kirim kode verifikasi' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await typeCode(page, await newCode(counter, email))
  await expect(page).toHaveURL(/\d\/cart$/)
  await forgetSession(page)
  // What the last session left is cleared by the first page; where a guest is from then on is kept.
  await page.goto('/')
  await expect(page.locator('[data-for=guest]').first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
  await page.goto('/products/bestselling')
  await page.goto('/forgot-password')
  const contact = page.getByLabel('Nomor telepon atau email')
  await contact.fill('tidak-ada@contoh.id')
  await page.getByRole('button', { name: 'Kirim Kode Verifikasi' }).click()
  await expect(page.getByText('Jika terdaftar, kode verifikasi dikirim ke')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await contact.fill(email)
  await wait(counter)
  await page.getByRole('button', { name: 'Kirim Kode Verifikasi' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await typeCode(page, await newCode(counter, email))
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('baru-67890')
  await page.getByLabel('Konfirmasi kata sandi').fill('baru-67890')
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
  await expect(page).toHaveURL(/\/login\?auth=lupa/)
  await expect(page.getByLabel('Email atau nomor telepon')).toHaveValue(email)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill('baru-67890')
  await page.getByRole('button', { name: 'Masuk', exact: true }).last().click()
  // Nobody said where to: the tab was there before.
  await expect(page).toHaveURL(/\/products\/bestselling$/)
})

test('[identity-67] the password is changed after a code by WhatsApp @phone', async ({ page, counter }) => {
  const phone = '085711110005'
  await openAccount(page, counter, phone)
  const open = page.getByRole('button', { name: 'Ubah Kata Sandi' })
  await open.click()
  const dialog = dialogOf(page, 'Ubah Kata Sandi')
  await expectAccessible(page, 'ways to change a password')
  await dialog.getByRole('button', { name: 'WhatsApp' }).click()
  await expect(dialog.getByText('Kirim ulang dalam')).toBeVisible()
  await expectAccessible(page, 'code of a change')
  await typeCode(page, await newCode(counter, phone))
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText('Kata sandi wajib diisi').first()).toBeVisible()
  await dialog.getByLabel('Kata sandi baru', { exact: true }).fill('baru-12345')
  await dialog.getByLabel('Konfirmasi kata sandi').fill('baru-lain')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText('Kata sandi tidak sama')).toBeVisible()
  await expectAccessible(page, 'change of a password')
  await dialog.getByLabel('Konfirmasi kata sandi').fill('baru-12345')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expectSaid(page, 'Password berhasil diubah')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('[identity-68] the PIN is made, and changed with the old one, by the keyboard alone @desktop', async ({
  page,
  counter
}) => {
  const phone = '085711110007'
  await openAccount(page, counter, phone)
  const { keyboard } = page
  const make = page.getByRole('button', { name: 'Buat PIN' })
  await make.focus()
  await keyboard.press('Enter')
  await keyboard.type('135790')
  await keyboard.press('Tab')
  await keyboard.type('135790')
  await keyboard.press('Enter')
  await expectSaid(page, 'PIN berhasil dibuat')

  const change = page.getByRole('button', { name: 'Ubah PIN' })
  await expect(change).toBeVisible()
  await expect(dialogOf(page, 'Buat PIN')).toBeHidden()
  await change.focus()
  await keyboard.press('Enter')
  const dialog = dialogOf(page, 'Ubah PIN')
  await expect(dialog.getByRole('button', { name: 'WhatsApp' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('PIN lama')).toBeFocused()
  await keyboard.type('000000')
  await keyboard.press('Tab')
  await keyboard.type('246802')
  await keyboard.press('Tab')
  await keyboard.type('246802')
  await keyboard.press('Enter')
  await expect(dialog.getByText(/^PIN salah/)).toBeVisible()
  await expectAccessible(page, 'change of a PIN')
  await expect(dialog.getByLabel('PIN lama')).toBeFocused()
  await keyboard.type('135790')
  await keyboard.press('Enter')
  await expectSaid(page, 'PIN berhasil diubah')
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()
})

test('[identity-69] the phone is changed in six steps, and the written-down email verified @phone', async ({
  page,
  counter
}) => {
  const phone = '085711110009'
  const next = '085711110011'
  await openAccount(page, counter, phone)
  await page.getByRole('button', { name: 'Edit Nomor Telepon' }).click()
  const dialog = dialogOf(page, 'Ubah Nomor Telepon')
  await expect(dialog.getByText(phone)).toBeVisible()
  await expectAccessible(page, 'code of the old contact')
  await typeCode(page, await newCode(counter, phone))
  const send = dialog.getByRole('button', { name: 'Kirim kode verifikasi' })
  await dialog.getByLabel('Nomor telepon baru', { exact: true }).fill(next)
  await dialog.getByLabel('Konfirmasi nomor telepon baru').fill('0857')
  await expect(dialog.getByText('Nomor telepon tidak sama')).toBeVisible()
  await expect(send).toHaveCount(0)
  await expectAccessible(page, 'new contact')
  await dialog.getByLabel('Konfirmasi nomor telepon baru').fill(`+62${next.slice(1)}`)
  await send.click()
  await expect(dialog.getByText(next)).toBeVisible()
  await typeCode(page, await newCode(counter, next))
  await expect(dialog.getByRole('button', { name: 'Simpan' })).toBeFocused()
  await expectAccessible(page, 'new contact that is saved')
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Nomor telepon berhasil diubah')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Nomor Telepon' })).toHaveValue(next)

  await page.getByRole('button', { name: 'Verifikasi Email' }).click()
  await expect(dialogOf(page, 'Verifikasi Email').getByText(`akun-${phone}@contoh.id`)).toBeVisible()
  await typeCode(page, await newCode(counter, `akun-${phone}@contoh.id`))
  await expectSaid(page, 'Email berhasil diverifikasi')
  await expect(page.getByRole('button', { name: 'Verifikasi Email' })).toHaveCount(0)
})

test("[identity-14] 'Masuk' beside a code that is awaited opens no second form over it @phone", async ({
  page
}) => {
  const phone = '085711110031'
  await page.goto('/register')
  await page.getByLabel('Email atau nomor telepon').fill(phone)
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
