import { describe, expect, it } from 'vitest'

import { choose, chosenIn } from '../support/form-fields.ts'
import type { PlainPage } from '../support/open-page.ts'
import { open, site } from './site.ts'

// Text pages without JavaScript: terms, contact, fees, help.

const simulator = (page: PlainPage) => page.$('[data-fee-simulator]')
const result = (page: PlainPage, name: string) => page.text(page.$(`[data-fee-result=${name}]`))
const note = (page: PlainPage) => page.text(simulator(page).find('[role=status]'))

describe('[content-3, content-49] text pages are complete, and no control is fake', () => {
  it.each([
    ['/about', ['tempat belanja bahan bangunan secara daring', 'Siapa kami', 'Baba Logistik']],
    ['/terms', ['Istilah yang dipakai', 'Siapa yang dapat menjual']],
    ['/privacy', ['effective January 19, 2024', 'children under 13']],
    ['/returns', ['Membatalkan sebelum dikemas', 'Nomor 8 Tahun 1999']],
    ['/join', ['Ada tiga cara bergabung', 'Bermitra']],
    ['/seller', ['Pendaftaran daring belum dibuka', 'belum dipotong']],
    ['/fees', ['Saat ini biaya layanan belum dipotong']],
    ['/contact', ['Pengaduan konsumen']]
  ])('%s', async (path, texts) => {
    const page = await open(path)
    expect(page.status).toBe(200)
    for (const text of texts) expect(page.text()).toContain(text)
  })

  it('the contact form requires scripts, says so, and links to an address', async () => {
    const page = await open('/contact')
    expect(page.text(page.$('main noscript'))).toContain('Formulir ini memerlukan JavaScript')
    expect(page.$('[data-contact] button[type=submit]').text().trim()).toBe('Kirim lewat email')
    expect(page.named('button', 'Kirim lewat email').length).toBe(0)
    expect(page.shown('main a[href^="mailto:"]').length).toBeGreaterThan(0)
  })

  it('a question of the help expands to its answer', async () => {
    const page = await open('/help')
    const details = page.$('details#batal')
    expect(page.text(details)).toBe('Bagaimana membatalkan pesanan?')
    details.attr('open', '')
    expect(page.text(details)).toContain('selama belum dikemas Penjual')
  })
})

it("[content-47] the server computes the simulator's form", async () => {
  const page = await open('/fees?type=non-material')
  expect(result(page, 'received')).toBe('Rp91.865')
  page.field('Harga barang', simulator(page)).attr('value', '250000')
  page.field('Diskon', simulator(page)).attr('value', '0')
  choose(page.$, page.field('Kelompok', simulator(page)), 'D')
  const counted = await page.press(page.button('Hitung', simulator(page)))
  expect(counted.address).toBe('/fees?type=non-material&price=250000&discount=0&group=D')
  expect(chosenIn(counted.$, counted.field('Kelompok', simulator(counted)))).toEqual(['D'])
  expect([result(counted, 'fee'), result(counted, 'received')]).toEqual(['− Rp3.500', 'Rp246.500'])
})

it('[content-55] the server reports invalid input, and leaves it as it was typed', async () => {
  const page = await open('/fees?type=material&price=banyak&discount=-5')
  expect(note(page)).toBe(
    'Harga barang bukan angka, jadi dihitung Rp0. Diskon di bawah nol, jadi dihitung Rp0.'
  )
  expect(page.field('Harga barang', simulator(page)).attr('value')).toBe('banyak')
  expect(note(await open('/fees'))).toBe('')
})

const read = ['/about', '/contact', '/seller', '/terms', '/privacy', '/returns', '/join', '/help', '/fees']

it('[content-48] footer and sitemap link to the text pages', async () => {
  const page = await open('/product/semen-yang-hilang')
  const links = page.shown('footer a').map(link => link.attr('href'))
  expect(read.filter(path => !links.includes(path))).toEqual([])
  const sitemap = (await site.request('/sitemap/pages-1.xml')).body
  expect(read.filter(path => !sitemap.includes(`${path}<`) && !sitemap.includes(`${path}?`))).toEqual([])
})

it('[content-52] an unknown page offers a search for the words of its address', async () => {
  const page = await open('/product/semen-yang-hilang')
  expect(page.status).toBe(404)
  const found = await page.enter(page.field('Cari produk lain'))
  expect(found.address).toBe('/search?keyword=semen+yang+hilang')
  expect(found.status).toBe(200)
})
