import { expect, test } from './fixtures.ts'

const search = 'form[action="/search"]'

test('the tab that was chosen last is where the next search starts', async ({ page }) => {
  const current = page.locator('[data-search-tabs] [aria-current=page]')
  await page.goto('/search?keyword=a')
  await page.getByRole('link', { name: 'Toko', exact: true }).click()
  await expect(current).toHaveText('Toko')

  await page.goto('/search?keyword=bangunan')
  await expect(page).toHaveURL('/search?keyword=bangunan&tab=toko')
  await page.goto('/search?keyword=bangunan&sort_by=termurah')
  await expect(current).toHaveText('Produk')

  await page.goto('/search?keyword=bangunan&tab=toko')
  await page.locator('[data-search-tabs]').getByRole('link', { name: 'Produk' }).click()
  await expect(current).toHaveText('Produk')
  await page.goto('/search?keyword=semen')
  await expect(current).toHaveText('Produk')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test("on a shop's page the header searches this shop, or the whole marketplace", async ({ page }) => {
      await page.goto('/search?keyword=a&tab=toko')
      await page.locator('main a[href^="/shop/"]').first().click()
      await expect(page).toHaveURL(/\/shop\//)
      const form = page.locator(search)
      await expect(form.getByLabel('Cari di')).toHaveValue(/./)
      await form.getByRole('combobox', { name: 'Cari produk' }).fill('cat')
      await form.getByRole('button', { name: 'Cari', exact: true }).click()
      await expect(page).toHaveURL(/\/shop\/[\w-]+\?keyword=cat$/)

      await form.getByLabel('Cari di').selectOption('Semua toko')
      await form.getByRole('button', { name: 'Cari', exact: true }).click()
      await expect(page).toHaveURL(/\/search\?shop=&keyword=cat$/)
    })
  })
}
