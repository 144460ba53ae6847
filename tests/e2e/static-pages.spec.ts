import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectWide } from './screens.ts'
import { signInAsDemo } from './sign-in.ts'
import { productPath } from './open-product.ts'
import { isLong } from '../support/long.ts'

// Text pages: terms, contact, fees, help, and the same within the account area.

const simulator = (page: Page) => page.locator('[data-fee-simulator]')
const result = (page: Page, name: string) => page.locator(`[data-fee-result=${name}]`)

test('[content-45] terms have two tabs, and contents that follow @desktop', async ({ page }) => {
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
  const contents = page.getByRole('navigation', { name: 'Daftar isi, Penjual' })
  await contents.getByRole('link', { name: '8. Biaya layanan' }).click()
  await expect(page.locator('#penjual-biaya')).toBeInViewport()
  await expect(contents.getByRole('link', { name: '8. Biaya layanan' })).toHaveAttribute(
    'aria-current',
    'true'
  )
  // A link to a section opens its tab.
  await page.goto('/fees')
  await page.getByRole('link', { name: 'syarat untuk penjual' }).click()
  await expect(page.locator('#penjual-biaya')).toBeInViewport()
})

test('[content-46] the contact form becomes a mail draft @phone', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('[data-contact]')
  await form.getByRole('button', { name: 'Kirim lewat email' }).click()
  await expect(form.getByText('Nama harus diisi')).toBeVisible()
  await expect(form.getByLabel('Nama')).toBeFocused()
  await expectAccessible(page, 'contact with errors')
  await expectWide(page, 'contact with errors')
  await form.getByLabel('Nama').fill('Rina')
  await form.getByLabel('Email').fill('rina@contoh.id')
  await form.getByLabel('Nomor HP').fill('081234567890')
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

test(
  '[content-50] DAFTAR opens a mail draft with the email if there is no site for sellers',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/seller')
    const button = page.getByRole('link', { name: 'DAFTAR', exact: true })
    await expect(button).toHaveAttribute(
      'href',
      /^mailto:halo@bababangunan\.example\?subject=Pendaftaran%20penjual&body=Nama%20toko/
    )
    await page.getByLabel('Email Anda').fill('toko@contoh.id')
    await expect(button).toHaveAttribute('href', /Email%3A%20toko%40contoh\.id$/)
  }
)

test(
  '[core-170] text pages print black on white in the dark theme, without header and footer',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of [...(isLong ? ['/terms', '/kalkulator/dinding'] : []), '/fees', '/help']) {
      await page.goto(path)
      const colors = () =>
        page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.body)
          return [backgroundColor, color]
        })
      await expect.poll(colors).toEqual(['rgb(23, 20, 18)', 'rgb(239, 233, 226)'])
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      // Colours change by a transition, however short.
      await expect.poll(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
      await expect(page.locator('header').first()).toBeHidden()
      await expect(page.locator('footer').first()).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const answer = page.locator('#batal .article-body')
    expect(await answer.evaluate(one => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  }
)

test('[core-171] nothing shifts when the font and the scripts load late @phone-first', async ({ page }) => {
  const product = await productPath(page)
  const others = isLong ? ['/terms', '/fees', '/blog/panduan-kubah'] : []
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of [...others, '/about', product]) {
    let show = () => {}
    const isShown = new Promise<void>(resolve => (show = resolve))
    await page.route(/\.(?:woff2|js)$/, async route => {
      await isShown
      await route.continue()
    })
    const loaded = page.goto(path)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    show()
    await loaded
    await page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    const moved = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)
    expect([path, moved < 0.05 || moved]).toEqual([path, true])
    await page.unroute(/\.(?:woff2|js)$/)
  }
})

test('[core-175] the fallback font is as wide as the font @desktop @long', async ({ page }) => {
  await page.goto('/terms')
  const ratios = await page.evaluate(async () => {
    const texts = [...document.querySelectorAll('main p')].map(text => text.textContent)
    const line = document.body.appendChild(document.createElement('span'))
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap' })
    const widthIn = (family: string, weight: number) => {
      Object.assign(line.style, { fontFamily: family, fontWeight: weight })
      return texts.reduce((sum, text) => {
        line.textContent = text
        return sum + line.getBoundingClientRect().width
      }, 0)
    }
    const own = '"Plus Jakarta Sans Variable"'
    return Promise.all(
      [400, 500, 700].map(async weight => {
        await document.fonts.load(`${weight} 16px ${own}`)
        return (
          widthIn('"Plus Jakarta Sans Fallback", "Plus Jakarta Sans Arial"', weight) / widthIn(own, weight)
        )
      })
    )
  })
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.01)
})

test('[content-2, content-43, content-47, content-55] the simulator computes while a person types @phone', async ({
  page
}) => {
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
  await expect(simulator(page).getByRole('status')).toHaveText(
    'Diskon melebihi harga, jadi pembeli membayar Rp0.'
  )
  await simulator(page).getByLabel('Diskon').fill('tidak ada')
  await simulator(page).getByLabel('Diskon').blur()
  await expect(simulator(page).getByRole('status')).toHaveText('Diskon bukan angka, jadi dihitung Rp0.')
  await expect(simulator(page).getByLabel('Diskon')).toHaveValue('tidak ada')
  if (isLong) await expectAccessible(page, 'fees with a note')
  await page.getByRole('link', { name: 'Non Bahan Bangunan' }).click()
  await expect(page).toHaveURL(/\/fees\?type=non-material$/)
  await expect(page.getByRole('cell', { name: 'Kebutuhan Pokok' })).toBeVisible()
})

test(
  "[content-42] the operator's new fees are shown with the next request",
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/fees')
    await expect(page.getByRole('row', { name: /^C / })).toContainText('1,2%')
    await page.goto('/ops')
    await page.getByLabel('Token operator').fill('journey-ops-token')
    await page.getByRole('button', { name: 'Buka konsol' }).click()
    await page.getByRole('link', { name: 'Isi', exact: true }).click()
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

test('[identity-100, identity-101, identity-141] the account area shows pages of the marketplace in a frame @phone', async ({
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
    // It does not scroll: it is as high as its content.
    const hidden = () =>
      inside.locator('html').evaluate(root => Math.abs(root.scrollHeight - window.innerHeight))
    await expect.poll(hidden).toBe(0)
    await expect(page).toHaveTitle(`${name} | Baba Bangunan`)
  }
  await menu.getByRole('link', { name: 'Syarat & Ketentuan' }).click()
  const terms = page.frameLocator('iframe[title="Syarat & Ketentuan"]')
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  await terms.locator('summary').first().click()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(before)
  // A link of the contents scrolls the window, below the header.
  await terms.getByRole('link', { name: '7. Voucher dan cashback' }).click()
  await expect(terms.getByRole('heading', { name: '7. Voucher dan cashback' })).toBeInViewport()
  await expect(terms.locator('[aria-current=true]').first()).toHaveText(/7\. Voucher dan cashback/)
  await menu.getByRole('link', { name: 'Tentang Kami' }).click()
  await page.reload()
  const about = page.frameLocator('iframe[title="Tentang Kami"]')
  await expectAccessible(page, 'account with a page in it')
  await about.getByRole('link', { name: 'berjualan', exact: true }).click()
  await expect(page).toHaveURL(/\/seller$/)
})

test(
  '[identity-102] a frame that fails says so, and is retried',
  { tag: ['@desktop', '@long'] },
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

test('[core-20] axe finds nothing on pages without header and footer @phone @long', async ({ page }) => {
  for (const path of ['/contact?frame=1', '/terms?frame=1', '/about?frame=1']) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
})
