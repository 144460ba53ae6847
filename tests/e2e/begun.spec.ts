import type { Page } from '@playwright/test'

import { buySheet, purchase, toSignInPage } from './buy-sheet.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { register, signInAsDemo, submitDemo } from './sign-in.ts'
import { openProduct } from './open-product.ts'

// D26: signing in completes a purchase that a guest began. Its errors: tests/product/buying.browser.test.tsx.

const added = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Produk berhasil ditambahkan ke keranjang' })

/** A shirt in colours and sizes with the last ones chosen, and two more than the minimum. */
async function choose(page: Page): Promise<{ picked: string[]; quantity: string }> {
  await openProduct(page, 'kaos')
  for (const group of await variantGroup(page).all())
    await group.locator('label:has(input:enabled)').last().click()
  // Until a touch has hydrated the island, the choice may not be shown.
  await expect(pickedLabels(page)).toHaveCount(2)
  const picked = await pickedNames(page)
  // Fast taps on a page that is still loading its island all count.
  const more = (await purchase(page)).getByRole('button', { name: 'Tambah jumlah' })
  for (let i = 0; i < 2; i += 1) await more.click()
  const quantity = '3'
  await expect(page.getByLabel('Jumlah', { exact: true }).last()).toHaveValue(quantity)
  return { picked, quantity }
}

const variantGroup = (page: Page) => page.getByRole('group').filter({ has: page.getByRole('radio') })

const pickedLabels = (page: Page) => page.locator('main label:has(input[type=radio]:checked)')

const pickedNames = (page: Page) => pickedLabels(page).allTextContents()

async function expectChoice(page: Page, { picked, quantity }: Awaited<ReturnType<typeof choose>>) {
  await expect(page.getByLabel('Jumlah', { exact: true })).toHaveValue(quantity)
  expect(await pickedNames(page)).toEqual(picked)
}

test('[cart-17] signing in adds the chosen variant and quantity to the cart, once @phone', async ({
  page
}) => {
  const choice = await choose(page)
  const product = new URL(page.url()).pathname
  await buySheet(page).getByRole('button', { name: 'Tambah ke Keranjang' }).dblclick()
  await toSignInPage(page)
  await expect(page.getByText('Masuk untuk menambahkan produk ke keranjang.')).toBeVisible()
  await expect(page.getByText(/3\s\S+ .+ menunggu Anda\./)).toBeVisible()
  await expectAccessible(page, 'sign-in with its reason')
  // Another page in between, and another product: nothing happens there.
  const login = page.url()
  await page.goto('/category')
  await page.goto(login)
  const answers: number[] = []
  page.on('response', answer => answer.url().endsWith('/cart/add') && answers.push(answer.status()))
  await submitDemo(page)
  await expect(page).toHaveURL(new RegExp(`${product}\\?varian=\\d+$`))
  await expect(added(page)).toBeAttached()
  await expectChoice(page, choice)
  await reloadClosed(page)
  await expect(page.getByRole('link', { name: /Keranjang, \d+ barang/ })).toBeVisible()
  await (await purchase(page)).getByRole('button', { name: 'Tambah jumlah' }).click()
  expect(answers).toEqual([200])
})

test(
  "[cart-16, cart-17] 'Beli Sekarang' continues after registering, to the missing address",
  { tag: '@desktop' },
  async ({ page, counter }) => {
    const choice = await choose(page)
    const product = page.url()
    await page.getByRole('button', { name: 'Beli Sekarang' }).click()
    await toSignInPage(page)
    await expect(page.getByText('Masuk untuk membeli produk ini.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Daftar' }).click()
    await register(page, counter, '085777990001', 'mulai@contoh.id')
    await expect(page).toHaveURL(product)
    const dialog = page.getByRole('dialog', { name: 'Alamat belum ada' })
    await expect(dialog.getByRole('button', { name: 'Tambah Alamat' })).toBeFocused()
    await expectChoice(page, choice)
    await page.reload()
    await page.getByRole('button', { name: 'Tambah jumlah' }).click()
    await expect(dialog).toBeHidden()
  }
)

test("[product-27] 'Kembali' from the checkout restores the choice", { tag: '@phone' }, async ({ page }) => {
  await signInAsDemo(page)
  const choice = await choose(page)
  await buySheet(page).getByRole('button', { name: 'Beli Sekarang' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/product\//)
  const sheet = await purchase(page)
  const quantity = sheet.getByLabel('Jumlah', { exact: true })
  await expect(quantity).toHaveValue(choice.quantity)
  expect(await sheet.locator('label:has(input[type=radio]:checked)').allTextContents()).toEqual(choice.picked)
})

test('a signed-in buyer is asked nothing', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await signInAsDemo(page)
  await choose(page)
  const button = page.getByRole('button', { name: 'Tambah ke Keranjang' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(added(page)).toBeAttached()
  await expect(button).toBeFocused()
})
