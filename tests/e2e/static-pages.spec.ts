import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// Pages that are read: texts, contact, fees, help, and the same within the account area.

const read = ['/about', '/contact', '/seller', '/terms', '/privacy', '/returns', '/join', '/help', '/fees']
const simulator = (page: Page) => page.locator('[data-fee-simulator]')
const result = (page: Page, name: string) => page.locator(`[data-fee-result=${name}]`)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[content-3, content-49] texts are read whole, and nothing pretends', async ({ page, request }) => {
    const said: Record<string, string[]> = {
      '/about': ['Siapa kami', 'Baba Logistik'],
      '/terms': ['Istilah yang dipakai', 'Siapa yang dapat menjual'],
      '/privacy': ['effective January 19, 2024', 'children under 13'],
      '/returns': ['Membatalkan sebelum dikemas', 'Nomor 8 Tahun 1999'],
      '/join': ['Bermitra'],
      '/seller': ['Pendaftaran daring belum dibuka'],
      '/contact': ['Pengaduan konsumen']
    }
    for (const [path, texts] of Object.entries(said)) {
      await page.goto(path)
      for (const text of texts)
        await expect(page.locator('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
    }
    const contact = await (await request.get('/contact')).text()
    expect(contact).toMatch(/<noscript><div[^>]*> ?<p> ?Formulir ini memerlukan JavaScript/)
    await page.goto('/contact')
    await expect(page.getByRole('button', { name: 'Kirim lewat email' })).toBeHidden()
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
    await page.goto('/help#batal')
    await page.getByText('Bagaimana membatalkan pesanan?').click()
    await expect(page.getByText('selama belum dikemas Penjual')).toBeVisible()
  })

  test('[content-47] the server counts what the simulator sends', async ({ page }) => {
    await page.goto('/fees?type=non-material')
    await expect(result(page, 'received')).toHaveText('Rp91.865')
    await simulator(page).getByLabel('Harga barang').fill('250000')
    await simulator(page).getByLabel('Diskon').fill('0')
    await simulator(page).getByLabel('Kelompok').selectOption('D')
    await simulator(page).getByRole('button', { name: 'Hitung' }).click()
    await expect(page).toHaveURL(/type=non-material&price=250000&discount=0&group=D/)
    await expect(result(page, 'fee')).toHaveText('− Rp3.500')
    await expect(result(page, 'received')).toHaveText('Rp246.500')
  })
})

test('[content-45] terms have two tabs, and contents that follow', async ({ page, isMobile }) => {
  await page.goto('/terms')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Pengguna')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: '2. Siapa yang dapat menjual' })).toBeHidden()
  await tab('Pengguna').press('ArrowRight')
  await expect(tab('Penjual')).toBeFocused()
  await expect(page.getByRole('heading', { name: '2. Siapa yang dapat menjual' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2. Akun' })).toBeHidden()
  await expect(page).toHaveURL(/#penjual$/)
  await expectAccessible(page, 'terms of sellers')
  if (isMobile) await page.locator('#penjual details summary').click()
  const contents = page.getByRole('navigation', { name: 'Daftar isi, Penjual' })
  await contents.getByRole('link', { name: '8. Biaya layanan' }).click()
  await expect(page.locator('#penjual-biaya')).toBeInViewport()
  if (isMobile) return
  await expect(contents.getByRole('link', { name: '8. Biaya layanan' })).toHaveAttribute(
    'aria-current',
    'true'
  )
  // A link to a part opens the tab that it stands in.
  await page.goto('/fees')
  await page.getByRole('link', { name: 'syarat untuk penjual' }).click()
  await expect(page.locator('#penjual-biaya')).toBeInViewport()
})

test('[content-46] the contact form becomes a mail draft', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('[data-contact]')
  await form.getByRole('button', { name: 'Kirim lewat email' }).click()
  await expect(form.getByText('Nama harus diisi')).toBeVisible()
  await expect(form.getByLabel('Nama')).toBeFocused()
  await expectAccessible(page, 'contact with errors')
  await form.getByLabel('Nama').fill('Rina')
  await form.getByLabel('Email').fill('rina@contoh.id')
  await form.getByLabel('Nomor telepon').fill('081234567890')
  await form.getByRole('button', { name: 'Kirim lewat email' }).click()
  const draft = form.getByRole('link', { name: 'Buka draf sekali lagi' })
  await expect(draft).toHaveAttribute(
    'href',
    /^mailto:halo@bababangunan\.example\?subject=Pesan%20dari%20Rina&body=/
  )
  await expect(form.getByText('Nama harus diisi')).toBeHidden()
  await form.getByRole('button', { name: 'Reset' }).click()
  await expect(form.getByLabel('Nama')).toHaveValue('')
  await expect(draft).toHaveCount(0)
})

test('[content-2, content-43, content-47] the simulator counts while somebody types', async ({ page }) => {
  await page.goto('/fees')
  await expect(result(page, 'total')).toHaveText('Rp95.000')
  await expect(result(page, 'fee')).toHaveText('− Rp1.900')
  await expect(simulator(page).getByRole('button', { name: 'Hitung' })).toBeHidden()
  await simulator(page).getByLabel('Harga barang').fill('1000000')
  await expect(result(page, 'received')).toHaveText('Rp975.100')
  await simulator(page).getByLabel('Diskon').fill('2000000')
  await expect(result(page, 'received')).toHaveText('Rp0')
  await simulator(page).getByLabel('Diskon').blur()
  await expect(simulator(page).getByLabel('Diskon')).toHaveValue('2.000.000')
  await page.getByRole('link', { name: 'Non Bahan Bangunan' }).click()
  await expect(page).toHaveURL(/\/fees\?type=non-material$/)
  await expect(page.getByRole('cell', { name: 'Kebutuhan Pokok' })).toBeVisible()
})

test(
  '[content-42] what the operator saves of the fees is shown with the next request',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/fees')
    await expect(page.getByRole('row', { name: /^C / })).toContainText('1,2%')
    await page.goto('/ops')
    await page.getByLabel('Token operator').fill('journey-ops-token')
    await page.getByRole('button', { name: 'Buka konsol' }).click()
    await page.getByRole('tab', { name: 'Biaya layanan' }).click()
    const group = page.getByRole('form', { name: 'Bahan Bangunan, Kelompok C', exact: true })
    await group.getByLabel('Tarif, persen').fill('1,25')
    await group.getByLabel('Kategori').fill('Atap, Plafon, Genteng')
    await group.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Kelompok C: disimpan')).toBeVisible()
    await page.goto('/fees')
    await expect(page.getByRole('row', { name: /^C / })).toContainText('Atap, Plafon, Genteng')
    await expect(page.getByRole('row', { name: /^C / })).toContainText('1,25%')
  }
)

test('[identity-100, identity-101] the account area shows pages of the marketplace in a frame', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/profile')
  const menu = page.getByRole('navigation', { name: 'Menu akun' })
  for (const [name, said] of [
    ['Hubungi Kami', 'Tulis kepada kami'],
    ['Syarat & Ketentuan', '1. Ketentuan umum'],
    ['Tentang Kami', 'Siapa kami']
  ] as const) {
    await menu.getByRole('link', { name }).click()
    const inside = page.frameLocator(`iframe[title="${name}"]`)
    await expect(inside.getByRole('heading', { name: said })).toBeVisible()
    await expect(inside.getByRole('contentinfo')).toHaveCount(0)
    await expect(page).toHaveTitle(`${name} | Baba Bangunan`)
  }
  await page.reload()
  const about = page.frameLocator('iframe[title="Tentang Kami"]')
  await expectAccessible(page, 'account with a page in it')
  await about.getByRole('link', { name: 'berjualan', exact: true }).click()
  await expect(page).toHaveURL(/\/seller$/)
})

test(
  '[identity-102] a frame that fails says so, and is tried again',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.route('**/about?frame=1', route => route.fulfill({ status: 404, body: 'gagal' }))
    await page.goto('/profile?tab=Tentang+Kami')
    await expect(page.getByText('Tentang Kami gagal dimuat.')).toBeVisible()
    await page.unroute('**/about?frame=1')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Siapa kami' })).toBeVisible()
  }
)

test('[core-20] axe finds nothing on pages without header and footer', async ({ page }) => {
  for (const path of ['/contact?frame=1', '/terms?frame=1', '/about?frame=1']) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
})

test(
  '[content-44] pages that are read wait for one sheet of at most 12 kB, and load no React before a touch',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const scripts: string[] = []
    page.on('response', answer => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.url())
    })
    const sheets = new Set<string>()
    for (const path of read) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const found = await page
        .locator('link[rel=stylesheet]:not(noscript link)')
        .evaluateAll(all => all.map(link => (link as HTMLLinkElement).href))
      expect([path, found.length]).toEqual([path, 1])
      sheets.add(found[0] ?? '')
    }
    expect(sheets.size).toBe(1)
    const sheet = await request.get([...sheets][0] ?? '', { headers: { 'accept-encoding': 'br' } })
    expect(Number(sheet.headers()['content-length'])).toBeLessThanOrEqual(12_000)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(url => /react|icons|common/.test(url))).toEqual([])
  }
)

test(
  '[content-48, content-52] footer and sitemap lead to what is read, and a page that is not there leads on',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/product/semen-yang-hilang')
    const links = await page
      .locator('footer a')
      .evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(read.filter(path => !links.includes(path))).toEqual([])
    const sitemap = await (await request.get('/sitemap/pages-1.xml')).text()
    expect(read.filter(path => !sitemap.includes(`${path}<`) && !sitemap.includes(`${path}?`))).toEqual([])
    await page.getByRole('textbox', { name: 'Cari produk lain' }).press('Enter')
    await expect(page).toHaveURL(/\/search\?keyword=semen\+yang\+hilang/)
  }
)
