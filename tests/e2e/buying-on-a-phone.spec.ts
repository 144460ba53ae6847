import { expectAccessible } from './axe.ts'
import { signInSheet } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'
import { openProduct, productPath } from './open-product.ts'

// A buyer with a cheap phone and a slow connection, from a product to the payment.

test('the quantity typed before the page was ready is bought @desktop', async ({ page }) => {
  const product = await productPath(page)
  let arrive = () => {}
  const scripts = new Promise<void>(resolve => (arrive = resolve))
  // A slow connection: the script that sells arrives after the typing.
  await page.route(/BuyBox[^/]*\.js/, async route => {
    await scripts
    await route.continue()
  })
  await page.goto(product)
  const quantity = page.getByLabel('Jumlah', { exact: true })
  await quantity.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Tambah ke Keranjang' }).click()
  arrive()
  await expect(signInSheet(page)).toContainText(/12\s\S+ .+ menunggu Anda\./)
  await page.goBack()
  await expect(signInSheet(page)).toBeHidden()
  await expect(quantity).toHaveValue('12')
  const begun = await page.evaluate(() => sessionStorage.getItem('begunPurchase'))
  expect(begun).toContain('"qty":12')
})

test(
  "the list of suggestions is as wide as the phone, and nothing covers the payment's figures",
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Cari produk' }).click()
    const list = page.getByRole('listbox', { name: 'Saran pencarian' })
    await expect(list.getByRole('option').first()).toBeVisible()
    expect((await list.boundingBox())?.width).toBeGreaterThan(300)

    await page.goto('/cart')
    await expect(page.getByRole('button', { name: /^Beli/ })).toBeVisible()
    const up = page.locator('[data-scroll-top]')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(up).not.toHaveAttribute('hidden')
    await expect(up).toBeHidden()
  }
)

test(
  '[product-5] a quantity beyond the stock is reduced to it, with a message',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/cart')
    const quantity = page.getByRole('textbox', { name: /^Jumlah / }).first()
    const before = await quantity.inputValue()
    await quantity.fill('999999')
    await quantity.blur()
    await expect(page.getByText(/^Stok tersisa [\d.]+\s\S+\. Jumlah disesuaikan\.$/).last()).toBeVisible()
    await expect(quantity).not.toHaveValue('999999')
    // The cart stays unchanged: other journeys buy with it.
    await quantity.fill(before)
    await quantity.blur()
    await page.goto('/category')
    await page.goto('/cart')
    await expect(quantity).toHaveValue(before)
  }
)

test(
  '[shipping-16, shipping-20, shipping-60] a guest sees the shipping cost to their city, on the next product too',
  { tag: '@phone' },
  async ({ page }) => {
    await openProduct(page)
    const shipping = page.getByRole('region', { name: 'Pengiriman' })
    await expect(shipping).toContainText('Pilih kota tujuan untuk melihat ongkos kirim.')
    let citiesMayCome = () => undefined as void
    const allowed = new Promise<void>(resolve => (citiesMayCome = resolve))
    await page.route('**/cit*', route => allowed.then(() => route.continue()))
    // The whole row can be pressed, including its text, without a touch before.
    await shipping.getByText('Pilih kota tujuan untuk melihat ongkos kirim.').click()
    await page.getByRole('combobox', { name: 'Kota atau kabupaten' }).fill('kota band')
    citiesMayCome()
    await expect(page.getByRole('option', { name: 'Kota Bandung', exact: true })).toBeVisible()
    await expectAccessible(page, 'city of the estimate')
    await page.getByRole('option', { name: 'Kota Bandung', exact: true }).click()
    await expect(shipping).toContainText(/Dikirim ke Bandung.*(Rp[\d.]+|Gratis)/)
    await expect(shipping).toContainText(/Tiba \d+/)
    await page.locator('main a[href^="/product/"]').last().click()
    await expect(shipping).not.toContainText('Rp')
    await expect(shipping).toContainText('Dikirim ke Bandung')
    await expect(shipping.getByRole('button', { name: 'Ubah kota tujuan' })).toHaveText('Ubah')
    const before = (await shipping.boundingBox())?.height
    await page.mouse.wheel(0, 200)
    await shipping.scrollIntoViewIfNeeded()
    await expect(shipping).toContainText(/Dikirim ke Bandung.*(Rp[\d.]+|Gratis)/)
    expect((await shipping.boundingBox())?.height).toBeLessThanOrEqual(before ?? 0)
  }
)
