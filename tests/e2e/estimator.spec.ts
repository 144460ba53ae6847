import type { Page } from '@playwright/test'

import { plainSpaces } from '#lib/format/no-break.ts'
import { calculatorKinds } from '#lib/estimator/kinds.ts'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openAsMember } from './calculator.ts'
import { expectNothingSticksOut, expectWide } from './screens.ts'
import { signInAsDemo, submitDemo } from './sign-in.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Hasil hitungan' })
const measured = (page: Page, value: string) =>
  result(page).getByText(value, { exact: true }).filter({ visible: true }).first()

/** Records the page's requests from now on. It is read after the timers that a focus change has started. */
async function recordRequests(page: Page): Promise<() => Promise<string[]>> {
  const urls = await page.evaluateHandle(() => {
    const requested: string[] = []
    const fetchNow = window.fetch
    window.fetch = (url, options) => {
      requested.push(new URL(url instanceof Request ? url.url : url, window.location.href).href)
      return fetchNow(url, options)
    }
    return requested
  })
  // oxlint-disable-next-line tests/no-wall-clock -- not a time: the turn behind the timers that have begun
  return () => urls.evaluate(requested => new Promise<string[]>(resolve => setTimeout(resolve, 0, requested)))
}

// The forms are one template: pages.spec.ts checks the first in every run.
test('[core-18, core-20] axe finds nothing on any calculator, and nothing overflows @phone @long', async ({
  page
}) => {
  test.slow()
  for (const path of calculatorKinds.map(kind => `/kalkulator/${kind}`)) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, answer?.status()]).toEqual([path, 200])
    await expectAccessible(page, path)
    await expectNothingSticksOut(page, path)
    await expectWide(page, path)
  }
})

test('[estimator-14, estimator-27] an estimate follows typing by keyboard, and its address contains it @desktop', async ({
  page
}) => {
  await page.goto('/kalkulator/cat')
  await expect(measured(page, '40,11 m²')).toBeVisible()
  await page.getByRole('group', { name: 'Ruang 1' }).getByLabel('Panjang (m)').fill('6')
  await expect(measured(page, '52,11 m²')).toBeVisible()
  await page.getByRole('button', { name: 'Tambah ruang' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Ruang 2' }).getByLabel('Panjang (m)')).toBeFocused()
  // A row that is only begun is no error yet, and the answer stays; leaving it shows the error below the row, which stays.
  const row = page.getByRole('group', { name: 'Ruang 2' })
  const missing = page.getByText('Lengkapi panjang, lebar dan tinggi ruang dengan angka')
  const stale = page.getByText('Hitungan di bawah masih untuk isian sebelumnya.')
  const requested = await recordRequests(page)
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await expect(row.getByLabel('Lebar (m)')).toBeFocused()
  expect((await requested()).filter(url => url.includes('rp2='))).toEqual([])
  await expect(page.locator('[data-estimate]')).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL(/by=sizes&rp1=6&rl1=3&rt1=3&bn1/)
  await expect(missing).toHaveCount(0)
  const before = await row.boundingBox()
  await page.getByLabel('Jumlah lapis').focus()
  await expect(missing.first()).toBeVisible()
  await expect(stale).toBeVisible()
  await expect(measured(page, '52,11 m²')).toBeVisible()
  expect(await row.boundingBox()).toMatchObject({ width: before?.width, height: before?.height })
  // While an answer is loading the previous one is dimmed.
  await expect(page.locator('[data-estimate]')).not.toHaveAttribute('aria-busy')
  await expectAccessible(page, 'calculator with a row that is not whole')
  await page.getByRole('button', { name: 'Hitung', exact: true }).click()
  await expect(row.getByLabel('Lebar (m)')).toBeFocused()
  await expect(row.getByLabel('Panjang (m)')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Periksa isian. Lengkapi panjang, lebar dan tinggi ruang')).toBeAttached()
  await page.keyboard.type('2,5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await expect(stale).toBeHidden()
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
  await expect(page.getByText('Isi antara 1 dan 5', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Jumlah lapis')).toHaveValue('9')
  await expect(page.getByLabel('Jumlah lapis')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'calculator with a wrong figure')
  await page.getByLabel('Jumlah lapis').fill('3')
  await expect(page.getByText('Isi antara 1 dan 5', { exact: true })).toHaveCount(0)

  await page.getByLabel('Luas bidang', { exact: true }).first().check()
  await page.getByRole('textbox', { name: 'Luas bidang' }).fill('50')
  await expect(measured(page, '50 m²')).toBeVisible()
})

test('[estimator-14] drops a stale answer', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/kalkulator/cat')
  let release = () => {}
  const late = new Promise<void>(resolve => (release = resolve))
  let resolveRequested = () => {}
  const requested = new Promise<void>(resolve => (resolveRequested = resolve))
  await page.route(/coats=3/, async route => {
    resolveRequested()
    await late
    await route.continue().catch(() => undefined)
  })
  await page.getByLabel('Jumlah lapis').fill('3')
  await requested
  await expect(result(page)).toHaveCSS('opacity', '0.5')
  await page.getByLabel('Jumlah lapis').fill('4')
  // 40.11 × 4 ÷ 10 × 1.05
  await expect(result(page).getByText('16,85 liter', { exact: true })).toBeVisible()
  release()
  await expect(page).toHaveURL(/coats=4/)
  await expect(result(page).getByText('16,85 liter', { exact: true })).toBeVisible()
})

test(
  '[estimator-14] without a connection the typed text and the previous answer stay',
  { tag: ['@desktop', '@long'] },
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

test('[estimator-18] chosen goods are added to the cart, in whole pieces @phone', async ({ page }) => {
  await signInAsDemo(page)
  await openAsMember(page, 'cor-beton')
  const cement = result(page).getByRole('group', { name: /^Semen/ })
  const bought = await cement
    .getByText(/\ssak × Rp/)
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
    bought.split(/\s/)[0] ?? ''
  )
})

test('[estimator-18] a guest signs in and returns to the same estimate @phone', async ({ page }) => {
  await page.goto('/kalkulator/cat?by=whole&area=50')
  await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
  const sheet = page.getByRole('dialog', { name: 'Masuk atau daftar' })
  await expect(sheet.getByText(/^\d.* menunggu Anda\.$/)).toBeVisible()
  await sheet.getByRole('link', { name: 'Masuk dengan email atau kata sandi' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await submitDemo(page)
  await expect(page).toHaveURL(/\/kalkulator\/cat\?by=whole&area=50(&|$)/)
  await expect(measured(page, '50 m²')).toBeVisible()
})

test(
  '[estimator-24, estimator-26, estimator-33] a city is found by its name, even with a typo; a member need not enter one',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/kalkulator/cor-beton')
    await expect(
      result(page)
        .getByText(/, dikirim dari /)
        .first()
    ).toBeVisible()
    const city = page.getByLabel('Kirim ke kota')
    await city.fill('Gotham')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(
      page.getByText("Kota tidak dikenal. Tulis misalnya 'Bandung' atau 'Kab. Bekasi'.", { exact: true })
    ).toBeVisible()
    await expect(city).toBeFocused()
    // Leaving the field requests too: while an answer is loading, the previous figures are dimmed.
    await expect(page.locator('[data-estimate]')).not.toHaveAttribute('aria-busy')
    await expectAccessible(page, 'calculator with a city that nobody knows')
    await city.fill('bandng')
    await city.blur()
    await expect(result(page).getByText("'bandng' dibaca sebagai Bandung.")).toBeVisible()
    await city.fill('jakarta selatan')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(
      result(page)
        .getByText(/^Termurah sampai Jakarta Selatan/)
        .first()
    ).toBeVisible()
    await expect(
      result(page)
        .getByText(/^Ongkir ke Jakarta Selatan/)
        .first()
    ).toBeVisible()
    await expect(result(page).getByRole('list', { name: 'Muatan tiap toko' })).toContainText(' kg, ')
    await expect(result(page).getByText('dibaca sebagai')).toBeHidden()
    await signInAsDemo(page)
    await page.goto('/kalkulator/cor-beton')
    await page.keyboard.press('Shift')
    await expect(city).not.toHaveValue('')
    await expect(page).toHaveURL(/&kota=./)
    await expect(
      result(page)
        .getByText(/^Termurah sampai /)
        .first()
    ).toBeVisible()
  }
)

test(
  '[estimator-14] a calculator waits for one style sheet of 12 kB and 10 kB of scripts, and for no React, for guests and members',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await signInAsDemo(page)
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
  '[estimator-16, estimator-29] the entered data is shared with its sum, and printed without the form',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/kalkulator/plafon')
    const share = await page.getByRole('link', { name: 'Bagikan ke WhatsApp' }).getAttribute('href')
    const text = new URL(share ?? '').searchParams.get('text') ?? ''
    expect(text).toContain('Kalkulator Plafon Gypsum')
    expect(text).toMatch(/Perkiraan Rp[\d.]+ belum ongkir\nhttps?:.*\/kalkulator\/plafon$/)
    const [key] = await result(page)
      .locator('[data-material]:has(input[type=radio])')
      .evaluateAll(all => all.map(one => (one as HTMLElement).dataset['material']))
    const material = result(page).locator(`[data-material="${key}"]`)
    const bought = plainSpaces(await material.getByRole('link').first().innerText())
    const shared = async () =>
      decodeURIComponent(
        (await page.getByRole('link', { name: 'Bagikan ke WhatsApp' }).getAttribute('href')) ?? ''
      )
    expect(await shared()).toContain(bought.split(',')[0])
    await material.getByLabel('Sudah punya, tidak usah dibeli').check()
    await expect.poll(shared).not.toContain(bought.split(',')[0])
    await page.evaluate(
      () => (window.print = () => document.body.setAttribute('data-printed', document.body.innerHTML))
    )
    await page.getByRole('textbox', { name: 'Cadangan' }).fill('7')
    await page.getByRole('button', { name: 'Cetak' }).click()
    await expect(page.locator('body[data-printed*="waste=7"]')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Cadangan:')).toBeVisible()
    await expect(page.getByText('7 %')).toBeVisible()
    await expect(material.getByText('Sudah punya, tidak usah dibeli')).toBeVisible()
    await expect(material.getByRole('link').first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Hitung', exact: true })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(result(page).getByText('Papan gypsum 9 mm').first()).toBeVisible()
  }
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[estimator-14] the rows follow the choice @phone', async ({ page }) => {
    await page.goto('/kalkulator/lantai')
    const height = page.getByRole('group', { name: 'Ruang 1' }).getByLabel('Tinggi (m)')
    await expect(page.getByRole('button', { name: 'Hitung', exact: true })).toBeVisible()
    await expect(height).toBeHidden()
    await page.getByLabel('Dipasang di').selectOption('dinding')
    await expect(height).toBeVisible()
  })
})

test(
  '[estimator-14] presses and choices before the scripts loaded are applied once they are there',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    let release = () => {}
    const late = new Promise<void>(resolve => (release = resolve))
    await page.route(/assets\/calculator\.[^/]*js/, async route => {
      await late
      await route.continue()
    })
    await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', '')))
    await page.goto('/kalkulator/cat')
    const requested = page.waitForRequest(/assets\/calculator\./)
    const none = result(page).getByLabel('Sudah punya, tidak usah dibeli').first()
    await none.check()
    await page.getByRole('button', { name: 'Cetak' }).click()
    await requested
    const share = page.locator('[data-share]')
    const before = await share.getAttribute('href')
    await expect(page.locator('body')).not.toHaveAttribute('data-printed')
    release()
    await expect(page.locator('body')).toHaveAttribute('data-printed')
    await expect(share).not.toHaveAttribute('href', before ?? '')
  }
)
