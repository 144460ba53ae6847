import type { Browser, Page } from '@playwright/test'

import { takePhoto } from '../support/photo.ts'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const tokens = { ani: 'token-of-clerk-ani-0123', budi: 'token-of-clerk-budi-012' }
const settings = {
  OPS_TOKENS: Object.entries(tokens)
    .map(([name, token]) => `${name}:clerk:${token}`)
    .join(',')
}

// oxlint-disable-next-line no-empty-pattern -- Playwright reads in the pattern which fixtures are wanted: none
test.use({ settings: [async ({}, use) => use(settings), { scope: 'worker' }] })

/** The console of a clerk, in a browser of its own. */
async function openConsole(browser: Browser, baseURL: string, token: string): Promise<Page> {
  const page = await browser.newPage({ baseURL })
  await page.goto('/ops')
  await page.getByLabel('Token operator').fill(token)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Produk', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  return page
}

const notice = (page: Page) => page.getByRole('status').first()
/** What a buyer is answered: the status, and the page. */
const visit = async (page: Page, address: string) => {
  const answer = await page.request.get(address)
  return { status: answer.status(), html: await answer.text() }
}

test('[ops-110, ops-111, ops-112, ops-113, ops-114, ops-115] a clerk adds a product, corrects its price, archives and restores it; a second clerk is told @desktop', async ({
  page,
  browser,
  marketplace
}) => {
  const ani = await openConsole(browser, marketplace, tokens.ani)
  await ani.getByRole('button', { name: 'Produk baru' }).focus()
  await ani.keyboard.press('Enter')
  await ani.getByRole('combobox', { name: 'Toko' }).focus()
  // The list of the whole word: one of its first letters would be replaced under the keys.
  const found = ani.waitForResponse(answer => answer.url().includes('keyword=bandung'))
  await ani.keyboard.type('bandung')
  await found
  await expect(ani.getByRole('option', { name: /Bandung/ }).first()).toBeVisible()
  await ani.keyboard.press('ArrowDown')
  await ani.keyboard.press('Enter')
  const photo = await takePhoto()
  await ani.getByLabel('Tambah foto').setInputFiles({
    name: photo.name,
    mimeType: photo.type,
    buffer: Buffer.from(await photo.arrayBuffer())
  })
  await expect(ani.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await ani.getByLabel('Nama produk').focus()
  const keys = ani.keyboard
  await keys.type('Ember Cor Perjalanan')
  await keys.press('Enter')
  await expect(ani.getByLabel('Deskripsi')).toBeFocused()
  await keys.type('Ember untuk mengangkut adukan.')
  await keys.press('Tab')
  await keys.type('semen portland')
  await expect(ani.getByRole('option', { name: /Semen Portland$/ })).toBeVisible()
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await keys.press('Enter')
  await expect(ani.getByRole('combobox', { name: 'Merek' })).toBeFocused()
  await keys.type('Cor Jaya')
  await ani.getByRole('button', { name: 'Tambah dimensi' }).press('Enter')
  await ani.getByLabel('Nama', { exact: true }).focus()
  await keys.type('Warna')
  await keys.press('Enter')
  await ani.getByLabel('Nilai baru Warna').focus()
  await keys.type('Merah')
  await keys.press('Enter')
  await keys.type('Hitam')
  await keys.press('Enter')
  await ani.getByLabel('Harga semua varian').focus()
  for (const digits of ['25000', '12', '900', '300', '300', '280']) {
    await keys.type(digits)
    await keys.press('Tab')
  }
  await keys.press('Enter')
  await expect(ani.getByLabel('Harga Hitam')).toHaveValue('25.000')
  await expectAccessible(ani, 'a new product at the counter')
  await keys.press('Control+Enter')
  await expect(notice(ani)).toHaveText('Ember Cor Perjalanan: ditambahkan dan dijual')
  const address = (await ani.getByRole('link', { name: 'Lihat di toko' }).getAttribute('href'))!
  const sold = await visit(page, address)
  expect(sold.status).toBe(200)
  for (const shown of ['Ember Cor Perjalanan', 'Hitam', 'Rp25.000']) expect(sold.html).toContain(shown)

  // The second clerk opens it by the search box, before the first one changes it.
  const budi = await openConsole(browser, marketplace, tokens.budi)
  await budi.keyboard.press('/')
  await budi.keyboard.type('Ember Cor Perjalanan')
  await expect(budi.getByRole('option', { name: /Ember Cor Perjalanan/ })).toBeVisible()
  await budi.keyboard.press('Enter')
  await budi.getByRole('button', { name: 'Ubah semua isian' }).click()
  await budi.getByLabel('Nama produk').fill('Ember Cor Kuat')

  await ani.getByLabel('Harga Merah').focus()
  await keys.type('27500')
  await keys.press('Control+Enter')
  await expect(notice(ani)).toHaveText('Ember Cor Perjalanan: harga dan stok disimpan')
  expect((await visit(page, address)).html).toContain('Rp27.500')

  await budi.keyboard.press('Control+Enter')
  await expect(budi.getByText(/^Data ini sudah diubah oleh ani pada/)).toBeVisible()
  await expect(budi.getByLabel('Nama produk')).toHaveValue('Ember Cor Kuat')
  await budi.getByRole('button', { name: 'Muat yang terbaru' }).click()
  await expect(budi.getByLabel('Harga Merah')).toHaveValue('27.500')
  await budi.getByRole('button', { name: 'Lanjut dengan isian saya' }).click()
  await budi.keyboard.press('Control+Enter')
  await budi.getByRole('button', { name: 'Simpan' }).click()
  await expect(notice(budi)).toHaveText('Ember Cor Kuat: disimpan')
  expect((await visit(page, address)).html).toContain('Ember Cor Kuat')

  await budi.getByRole('button', { name: 'Kembali' }).click()
  const asked = budi.getByRole('dialog', { name: 'Arsipkan Ember Cor Kuat?' })
  await budi.getByRole('button', { name: 'Arsipkan' }).click()
  await asked.getByRole('button', { name: 'Arsipkan' }).click()
  await expect(notice(budi)).toHaveText('1 produk diarsipkan')
  expect((await visit(page, address)).status).toBe(410)
  await budi.getByRole('button', { name: 'Jual lagi' }).click()
  await budi.getByRole('dialog').getByRole('button', { name: 'Jual lagi' }).click()
  await expect(notice(budi)).toHaveText('1 produk dijual lagi')
  expect((await visit(page, address)).status).toBe(200)

  const saving = ani.waitForEvent('download')
  await ani.getByText('Ekspor').click()
  await ani.getByRole('button', { name: 'CSV', exact: true }).first().click()
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/)
  await ani.close()
  await budi.close()
})
