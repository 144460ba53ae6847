import type { Page } from '@playwright/test'

import { buy } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { registerByApi, signInAsDemo, typeCode } from './sign-in.ts'
import { openProduct } from './open-product.ts'

// Claimed contacts and their owners, and effects between browsers and tabs.

const identify = async (page: Page, contact: string) => {
  await page.getByLabel('Email atau nomor HP').fill(contact)
  await page.getByRole('button', { name: 'Lanjut' }).click()
}

test(
  '[identity-21] the owner of a contact that a stranger claimed opens an account of their own',
  { tag: '@phone' },
  async ({ page, counter, browser, baseURL }) => {
    const email = `pemilik-1@contoh.id`
    const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
    await registerByApi(stranger, counter, { phone: '085777220001', email })
    await stranger.context().close()

    await page.goto('/login?next=/cart')
    await identify(page, email)
    await page.getByRole('button', { name: 'Masuk dengan kode verifikasi' }).click()
    await expect(page.getByRole('heading', { name: 'Verifikasi Akun Anda' })).toBeVisible()
    await typeCode(page, await counter.code(email))
    await page.getByRole('link', { name: 'Bukan akun saya' }).click()
    await expect(page.getByRole('heading', { name: 'Data diri' })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await page.getByLabel('Nama lengkap').fill('Dewi Lestari')
    await page.getByLabel('Nomor HP').fill(`085777330001`)
    await page.getByRole('textbox', { name: 'Kata sandi', exact: true }).fill('rahasia456')
    await page.getByRole('textbox', { name: 'Konfirmasi kata sandi' }).fill('rahasia456')
    await page.getByRole('button', { name: 'Daftar', exact: true }).click()
    await page.getByRole('button', { name: 'Nanti saja' }).click()
    await expect(page).toHaveURL(/\/cart$/)
  }
)

test(
  '[identity-29] signing out in one tab signs the others out at once',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signInAsDemo(page)
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/')
    const name = other.locator('[data-profile=name]').first()
    await expect(name).toHaveText('Budi Santoso')
    await page.locator('[data-logout]').first().dispatchEvent('click')
    await expect(other.locator('[data-for=guest]').first()).toHaveJSProperty('hidden', false)
    await expect(other.locator('[data-for=member]').first()).toHaveJSProperty('hidden', true)
  }
)

test('[core-21] a browser that refuses all storage signs in and reaches the checkout @phone', async ({
  page
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
      })
    }
  })
  await signInAsDemo(page)
  await openProduct(page)
  await buy(page, 'Beli Sekarang')
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('heading', { name: /Semen|Alamat/ }).first()).toBeVisible()
})
