import { expect, test } from './fixtures.ts'

test(
  '[ops-22, ops-24] the console stays signed in by its cookie alone, and issues and revokes the token of a shop',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/ops')
    await page.getByLabel('Token operator').fill('wrong-operators-token')
    await page.getByRole('button', { name: 'Buka konsol' }).click()
    await expect(page.getByRole('alert')).toHaveText('Token ini tidak dikenal. Periksa kembali token Anda.')
    await page.getByLabel('Token operator').fill('journey-ops-token')
    await page.getByRole('button', { name: 'Buka konsol' }).click()
    await expect(page.getByText('console, pemilik')).toBeVisible()
    const readable = () =>
      page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]))
    expect(await readable()).not.toMatch(/journey-ops-token|console=/)

    await page.reload()
    await page.getByRole('link', { name: 'Toko', exact: true }).click()
    await page.locator('tr[data-row]').first().click()
    await page.getByRole('button', { name: /^Buat token / }).click()
    const issued = page.getByRole('status').filter({ hasText: 'hanya ditampilkan sekali' })
    const first = await issued.locator('code').textContent()
    await page.getByRole('button', { name: /^Ganti token / }).click()
    const dialog = page.getByRole('dialog', { name: /^Ganti token / })
    await dialog.getByRole('button', { name: 'Ganti' }).click()
    await expect(issued.locator('code')).not.toHaveText(first!)
    await page.getByRole('button', { name: /^Cabut token / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click()
    await expect(page.getByText(/: token dicabut$/)).toBeVisible()
    await expect(issued).toBeHidden()

    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page.getByLabel('Token operator')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Token operator')).toBeVisible()
  }
)
