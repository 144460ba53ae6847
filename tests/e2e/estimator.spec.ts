import type { Page } from '@playwright/test'

import { calculatorKinds } from '#lib/estimator/kinds.ts'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo, submitDemo } from './sign-in.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Hasil hitungan' })
const measured = (page: Page, value: string) => result(page).getByText(value, { exact: true }).first()

async function sidewaysOverflow(page: Page): Promise<number> {
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0)
}

test('[estimator-14, core-18, core-20] every calculator answers at once, and axe finds nothing', async ({
  page,
  isMobile
}) => {
  test.slow()
  for (const path of ['/kalkulator', ...calculatorKinds.map(kind => `/kalkulator/${kind}`)]) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, answer?.status()]).toEqual([path, 200])
    await expectAccessible(page, path)
    expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0)
    if (path !== '/kalkulator') {
      await expect(result(page).locator('[data-material]').first()).toBeVisible()
      await expect(result(page).getByRole('heading', { name: 'Rumus dan sumbernya' })).toBeVisible()
    }
    if (isMobile) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, `${path}, dark`, ['color-contrast'])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  expect((await page.goto('/kalkulator/tangga'))?.status()).toBe(404)
})

test('[estimator-14] an estimate follows what is typed, by keyboard, and its address holds it', async ({
  page
}) => {
  await page.goto('/kalkulator/cat')
  await expect(measured(page, '40,11 m²')).toBeVisible()
  await page.getByRole('group', { name: 'Ruang 1' }).getByLabel('Panjang (m)').fill('6')
  await expect(measured(page, '52,11 m²')).toBeVisible()
  await page.getByRole('button', { name: 'Tambah ruang' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Ruang 2' }).getByLabel('Panjang (m)')).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2,5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  // 52.11 + 2 × 4.5 × 2
  await expect(measured(page, '70,11 m²')).toBeVisible()
  await expect(page).toHaveURL(/by=sizes&rp1=6&rl1=3&rt1=3&rp2=2&rl2=2%2C5&rt2=2&/)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/kalkulator\/cat$/)
  await page.reload()
  await expect(measured(page, '70,11 m²')).toBeVisible()

  await page.getByRole('button', { name: 'Hapus ruang 1' }).click()
  // 2 × 4.5 × 2 − 1.89
  await expect(measured(page, '16,11 m²')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Ruang 2' })).toHaveCount(0)

  await page.getByLabel('Jumlah lapis').fill('9')
  await expect(page.getByText('Isi antara 1 dan 5')).toBeVisible()
  await expect(page.getByLabel('Jumlah lapis')).toHaveValue('9')
  await expect(page.getByLabel('Jumlah lapis')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'calculator with a wrong figure')
  await page.getByLabel('Jumlah lapis').fill('3')
  await expect(page.getByText('Isi antara 1 dan 5')).toHaveCount(0)

  await page.getByLabel('Luas bidang', { exact: true }).first().check()
  await page.getByRole('textbox', { name: 'Luas bidang' }).fill('50')
  await expect(measured(page, '50 m²')).toBeVisible()
})

test(
  '[estimator-14] an answer that a newer one overtook is dropped',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/kalkulator/cat')
    let release = () => {}
    const late = new Promise<void>(resolve => (release = resolve))
    let isAsked = () => {}
    const asked = new Promise<void>(resolve => (isAsked = resolve))
    await page.route(/coats=3/, async route => {
      isAsked()
      await late
      await route.continue().catch(() => undefined)
    })
    await page.getByLabel('Jumlah lapis').fill('3')
    await asked
    await page.getByLabel('Jumlah lapis').fill('4')
    // 40.11 × 4 ÷ 10 × 1.05
    await expect(result(page).getByText('16,85 liter', { exact: true })).toBeVisible()
    release()
    await expect(page).toHaveURL(/coats=4/)
    await expect(result(page).getByText('16,85 liter', { exact: true })).toBeVisible()
  }
)

test(
  '[estimator-14] without a connection what is typed stays, and the answer before',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/kalkulator/cat')
    await page.locator('h1').click()
    await page.route(/coats=3/, route => route.abort('internetdisconnected'))
    await page.getByLabel('Jumlah lapis').fill('3')
    await expect(page.getByText('Gagal menghitung. Periksa koneksi lalu coba lagi.').first()).toBeVisible()
    await expect(page.getByLabel('Jumlah lapis')).toHaveValue('3')
    await expect(result(page).getByText('8,42 liter', { exact: true })).toBeVisible()
  }
)

test('[estimator-18] what is chosen goes into the cart, in whole pieces', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/kalkulator/cor-beton')
  const cement = result(page).getByRole('group', { name: /^Semen/ })
  const bought = await cement
    .getByText(/ sak × Rp/)
    .first()
    .innerText()
  const gravel = result(page).getByRole('group', { name: /^Batu split/ })
  const before = await result(page).locator('[data-total]').innerText()
  await gravel.getByLabel('Sudah punya, tidak usah dibeli').check()
  await expect(result(page).locator('[data-total]')).not.toHaveText(before)
  const name = await cement.getByRole('link').first().innerText()
  await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
  await expect(page.getByText('2 produk masuk keranjang').first()).toBeVisible()
  await page.goto('/cart')
  const line = page.locator('li', { hasText: name }).last()
  await expect(line.getByRole('textbox').or(line.getByRole('spinbutton')).first()).toHaveValue(
    bought.split(' ')[0] ?? ''
  )
})

test(
  '[estimator-18] a line that is refused is told, and the others are in the cart',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/kalkulator/cor-beton')
    // Meanwhile somebody else bought it: the server refuses this amount.
    await result(page)
      .getByRole('radio')
      .first()
      .evaluate((radio: HTMLInputElement) => (radio.dataset['qty'] = '900000'))
    await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
    await expect(page.getByText('2 produk masuk keranjang').first()).toBeVisible()
    await expect(result(page).getByRole('status').getByRole('listitem')).toHaveCount(1)
  }
)

test('[estimator-18] a guest signs in and comes back to the same estimate', async ({ page }) => {
  await page.goto('/kalkulator/cat?by=whole&area=50')
  await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await submitDemo(page)
  await expect(page).toHaveURL(/\/kalkulator\/cat\?by=whole&area=50$/)
  await expect(measured(page, '50 m²')).toBeVisible()
})

test('[estimator-15] a product leads to its calculator, which prices it', async ({ page }) => {
  await page.goto('/search?keyword=granit%20tile')
  await page.locator('main a[href^="/product/granit-tile"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Hitung kebutuhan' }).click()
  const size = /\d+x\d+/.exec(name)?.[0] ?? '?'
  await expect(page).toHaveURL(new RegExp(`/kalkulator/lantai\\?tile=granit-${size}&product_id=\\d+$`))
  await expect(page.getByLabel('Keramik atau granit')).toHaveValue(`granit-${size}`)
  await expect(result(page).getByText(/Pilihan Anda/)).toBeVisible()
  await expect(result(page).getByRole('link', { name }).first()).toBeVisible()
  await page.goto('/category/bata-beton/bata')
  await expect(page.getByRole('link', { name: 'Hitung kebutuhan' })).toHaveAttribute(
    'href',
    '/kalkulator/dinding'
  )
})

test(
  '[estimator-14] a calculator waits for one sheet of 12 kB and 10 kB of scripts, and for no React',
  { tag: '@desktop' },
  async ({ page }) => {
    const bytes = { script: 0, stylesheet: 0 }
    const names: string[] = []
    page.on('requestfinished', async request => {
      const type = request.resourceType()
      if (type !== 'script' && type !== 'stylesheet') return
      names.push(request.url())
      bytes[type] += (await request.sizes()).responseBodySize
    })
    await page.goto('/kalkulator/dinding', { waitUntil: 'networkidle' })
    await expect(async () => expect(bytes.stylesheet).toBeGreaterThan(1_000)).toPass()
    expect(names.filter(name => name.endsWith('.css'))).toHaveLength(1)
    expect(names.filter(name => /react/i.test(name))).toEqual([])
    expect(bytes.script).toBeGreaterThan(1_000)
    expect(bytes.script).toBeLessThanOrEqual(10_000)
    expect(bytes.stylesheet).toBeLessThanOrEqual(12_000)
  }
)

test(
  '[estimator-16] an estimate is shared with its sum, and printed without its form',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/kalkulator/plafon')
    const share = await page.getByRole('link', { name: 'Bagikan ke WhatsApp' }).getAttribute('href')
    const text = new URL(share ?? '').searchParams.get('text') ?? ''
    expect(text).toContain('Kalkulator Plafon Gypsum')
    expect(text).toMatch(/Perkiraan Rp[\d.]+ belum ongkir\nhttps?:.*\/kalkulator\/plafon$/)
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
    await page.getByRole('button', { name: 'Cetak' }).click()
    await expect(page.locator('body[data-printed]')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Hitung', exact: true })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(result(page).getByText('Papan gypsum 9 mm').first()).toBeVisible()
  }
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[estimator-14] a calculator is a form that answers, row by row', async ({ page }) => {
    await page.goto('/kalkulator/lantai')
    await page.getByRole('group', { name: 'Ruang 1' }).getByLabel('Panjang (m)').fill('5')
    await page.getByRole('group', { name: 'Ruang 2' }).getByLabel('Panjang (m)').fill('2')
    await page.getByRole('group', { name: 'Ruang 2' }).getByLabel('Lebar (m)').fill('1,5')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(measured(page, '18 m²')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Ruang 3' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Masukkan ke keranjang' })).toBeHidden()
    await expect(result(page).locator('a[href^="/product/"]').first()).toBeVisible()
    await page.getByLabel('Dipasang di').selectOption('dinding')
    await expect(page.getByRole('group', { name: 'Ruang 1' }).getByLabel('Tinggi (m)')).toBeVisible()
    await page.getByLabel('Cadangan').fill('80')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(page.getByText('Isi antara 0 dan 30')).toBeVisible()
    await expect(page.getByText('Periksa isian yang ditandai.')).toBeVisible()
  })
})
