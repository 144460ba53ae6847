import { expect, type Locator, type Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { demo } from './demo-buyer.ts'
import type { Counter } from './fixtures.ts'

/** Types a code into the six boxes; the form sends itself when it is complete. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kode verifikasi 6 digit').pressSequentially(code)
}

/** The browser belongs to the demo's buyer from its next page on; journeys about the form use it instead. */
export async function signInAsDemo(page: Page): Promise<void> {
  const answer = await page.context().request.post('/api/v1/auth/login', {
    data: { auth: demo.email, password: demo.password },
    headers: signatureHeaders(developmentSignatureKey, Date.now())
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Fills in the open sign-in form, on the page or in the dialog, as the demo's buyer. */
export async function submitDemo(page: Page): Promise<void> {
  await page.getByLabel('Email atau nomor HP').fill(demo.email)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(demo.password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).last().click()
}

/** Signs in by phone with the code in the outbox; `phone` in any usual spelling. */
export async function signInByCode(page: Page, counter: Counter, phone: string): Promise<void> {
  await page.getByLabel('Email atau nomor HP').fill(phone)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByRole('heading', { name: 'Verifikasi Akun Anda' })).toBeVisible()
  await typeCode(page, await counter.code(phone.replace(/^0/, '62')))
}

/**
 * The browser belongs to a new buyer from its next page on, with a verified contact; the other one is only claimed.
 */
export async function registerByApi(
  page: Page,
  counter: Counter,
  { phone, email, passed = 'phone' }: { phone: string; email: string; passed?: 'phone' | 'email' }
): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = signatureHeaders(developmentSignatureKey, Date.now())
    const answer = await page.context().request.post(`/api/v1/auth/${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { otp_id: string } }).data
  }
  const contact = { type: passed, [passed]: passed === 'phone' ? phone : email }
  const { otp_id } = await post('otp/request', { ...contact, is_register: true, purpose: 'register' })
  const otp = await counter.code(passed === 'phone' ? phone.replace(/^0/, '62') : email)
  await post('otp/check', { otp_id, otp })
  const password = 'rahasia123'
  await post('register', { name: 'Dewi Lestari', phone, email, password, password_confirmation: password })
}

/** Registers a new buyer; the email stays a claim. */
export async function register(page: Page, counter: Counter, phone: string, email: string): Promise<void> {
  await fillRegistration(page, counter, phone, email)
  await page.getByRole('button', { name: 'Nanti saja' }).click()
}

/** Registration from the contact to the sent form. */
export async function fillRegistration(
  page: Page,
  counter: Counter,
  phone: string,
  email: string
): Promise<void> {
  await page.getByLabel('Email atau nomor HP').fill(phone)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Ya, kirim kode' }).click()
  await expect(page.getByRole('heading', { name: 'Verifikasi Akun Anda' })).toBeVisible()
  await typeCode(page, await counter.code(phone.replace(/^0/, '62')))
  await page.getByLabel('Nama lengkap').fill('Dewi Lestari')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Kata sandi', exact: true }).fill('rahasia123')
  await page.getByRole('textbox', { name: 'Konfirmasi kata sandi' }).fill('rahasia123')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
}

/** Chooses a region of the address dialog by the typed text, else the first of its list. */
export async function chooseRegion(dialog: Locator, level: string, name = ''): Promise<void> {
  const field = dialog.getByRole('combobox', { name: level })
  await expect(field).toBeEnabled()
  await field.click()
  await field.fill(name)
  await dialog.getByRole('listbox', { name: level }).getByRole('option').first().click()
  await expect(field).toHaveValue(name === '' ? /./ : name)
}

/** Fills in the address dialog: the regions determine postal code and point. */
export async function addAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tambah Alamat' })
  await dialog.getByLabel('Label alamat').fill('Proyek')
  await dialog.getByLabel('Nama penerima').fill('Dewi Lestari')
  await dialog.getByLabel('Nomor HP').fill('081298765432')
  await chooseRegion(dialog, 'Provinsi', 'Daerah Khusus Ibukota Jakarta')
  await chooseRegion(dialog, 'Kota/Kabupaten', 'Kota Administrasi Jakarta Selatan')
  await chooseRegion(dialog, 'Kecamatan')
  await chooseRegion(dialog, 'Kelurahan/Desa')
  await expect(dialog.getByLabel('Kode pos')).toHaveValue(/^\d{5}$/)
  await dialog.getByLabel('Alamat lengkap').fill('Jl. Kenanga No. 12, rumah pagar putih')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
}
