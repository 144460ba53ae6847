import { buy } from './buy-sheet.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { chooseRegion, signInAsDemo } from './sign-in.ts'

test('[address-14] a postal code that is an estimate says so until it is corrected @phone', async ({
  page
}) => {
  // Few villages inherit theirs, and which ones is the data's affair.
  await page.route('**/buyer/region/zip-code?*', async route => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { is_estimate: boolean }[] }
    const data = body.data.map(zip => ({ ...zip, is_estimate: true }))
    await route.fulfill({ response: answer, json: { ...body, data } })
  })
  await signInAsDemo(page)
  await page.goto('/search?keyword=semen')
  await page.locator('main a[href^="/product/"]').first().click()
  await buy(page, 'Beli Sekarang')
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('button', { name: 'Ganti' }).click()
  await page.getByRole('button', { name: 'Tambah Alamat Baru' }).click()
  const form = page.getByRole('dialog', { name: 'Tambah Alamat' })
  await chooseRegion(form, 'Provinsi', 'Daerah Khusus Ibukota Jakarta')
  await chooseRegion(form, 'Kota/Kabupaten', 'Kota Administrasi Jakarta Selatan')
  await chooseRegion(form, 'Kecamatan')
  await chooseRegion(form, 'Kelurahan/Desa')
  const zip = form.getByLabel('Kode pos')
  await expect(zip).toHaveAccessibleDescription('Perkiraan, mohon diperiksa')
  await expectAccessible(page, 'address dialog with an estimate')
  await zip.fill('12345')
  await expect(zip).toHaveAccessibleDescription('')
})
