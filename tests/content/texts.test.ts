import { globSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { faqPage } from '#components/json-ld/faq-page.ts'
import { plainText, type TextPart, wordsOf } from '#lib/content/document.ts'
import { textFacts } from '#server/content/text-facts.ts'
import { readTextPage, type TextName } from '#server/content/text-pages.ts'

const who = { name: 'PT Contoh', email: 'halo@contoh.id', countedBy: 'hitung.contoh.id' }
const names: TextName[] = [
  'about',
  'help',
  'join',
  'privacy',
  'returns',
  'seller',
  'seller-terms',
  'user-terms'
]
const everyPart = (parts: readonly TextPart[]): TextPart[] =>
  parts.flatMap(part => [part, ...everyPart(part.parts)])
const htmlOf = async (name: TextName, facts = textFacts(who, 'https://penjual.contoh.id')) => {
  const { lead, parts } = await readTextPage(name, facts)
  return [lead, ...everyPart(parts).flatMap(part => [`<p>${part.title}</p>`, part.html])].join('\n')
}
const textOf = async (name: TextName) => plainText(await htmlOf(name))

/** Addresses whose files have a parameter, or that belong to another part of the market. */
const elsewhere = ['/kalkulator', '/blog', '/products/bestselling']
const routes = globSync('src/pages/**/*.astro').map(file =>
  file.replace(/^src\/pages/, '').replace(/(?:\/index)?\.astro$/, '')
)

describe.each(names)('[content-51] the text of %s', name => {
  it('has only working links to sections and pages, or mail links', async () => {
    const html = await htmlOf(name)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
    const lost = links.filter(href => {
      const path = href.split(/[?#]/)[0] ?? ''
      return !href.startsWith('mailto:halo@contoh.id') && !routes.includes(path) && !elsewhere.includes(path)
    })
    expect(links.length).toBeGreaterThan(0)
    expect(lost).toEqual([])
  })

  it('has sections with unique names', async () => {
    const ids = everyPart((await readTextPage(name, textFacts(who))).parts).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(2)
  })

  it('leaves no placeholder unfilled in any configuration', async () => {
    for (const facts of [textFacts(who, 'https://penjual.contoh.id'), textFacts({ email: 'a@b.c' })]) {
      expect(plainText(await htmlOf(name, facts))).not.toMatch(/\*\*|\]\(|\{\{|\{#|undefined|NaN|^- /m)
    }
  })
})

it('[content-51] the terms contain the deadlines of the rules, and the company', async () => {
  const user = await textOf('user-terms')
  for (const said of [
    'Virtual account berlaku 24 jam',
    '2 × 24 jam',
    'mengirim dalam 5 hari',
    '3 × 24 jam',
    '14 hari'
  ]) {
    expect(user).toContain(said)
  }
  expect(user).toContain('dikelola oleh PT Contoh')
  const nobody = await htmlOf('user-terms', textFacts({ email: 'a@b.c' }))
  expect(nobody).toContain('Baba Bangunan (“kami”)')
  expect(nobody).not.toContain('dikelola')
})

it('[content-51, complaint-8, complaint-9, complaint-10, complaint-27] the texts say how a complaint ends, and until when', async () => {
  const [returns, seller] = await Promise.all([textOf('returns'), textOf('seller-terms')])
  const sentBack = (to: string) => `Penjual mengirim barang itu kembali kepada ${to} dalam 5 × 24 jam`
  expect(returns).toContain('Pengembalian sebagian menyelesaikan pesanan')
  expect(returns).toContain(
    'Bila kiriman lainnya masih dalam perjalanan, atau sampai selama komplain berjalan, pesanan berlanjut'
  )
  expect(returns).toContain('Tanpa tanggapan Anda selama 3 × 24 jam, keputusan itu berlaku.')
  expect(returns).toContain('Keputusan atas banding langsung berlaku dan final.')
  expect(returns).toContain('komplain yang Anda batalkan ikut dihitung')
  expect(returns.match(/14 hari tanpa kabar/g)).toHaveLength(2)
  expect(returns).toContain('komplain selama 3 × 24 jam lagi')
  expect(returns).toContain('tanpa pengiriman dalam waktu itu, komplain berakhir')
  expect(returns).toContain(sentBack('Anda'))
  expect(seller).toContain(sentBack('Pembeli'))
  expect(seller).toContain('dikirim dalam 5 × 24 jam. Barang yang dikembalikan')
})

it('[content-51] the texts mention a payment for several shops, and negotiable freight', async () => {
  const [help, terms, seller] = await Promise.all([textOf('help'), textOf('user-terms'), textOf('seller')])
  expect(help).toContain('paling banyak 10 toko dalam satu pembayaran')
  expect(help).not.toContain('satu pembayaran adalah untuk satu toko')
  expect(terms).toContain('Tawaran dijawab dalam 24 jam')
  for (const text of [help, seller]) expect(text).toContain('Diskusi Ongkir')
})

it('[content-51] parses words: plain, strong and links', () => {
  expect(wordsOf('Baca **dulu** [syarat](/terms#a).')).toEqual([
    { text: 'Baca ' },
    { text: 'dulu', isStrong: true },
    { text: ' ' },
    { text: 'syarat', href: '/terms#a' },
    { text: '.' }
  ])
})

it('[content-49] help answers twenty-seven questions, and its structured data has no marks', async () => {
  const { parts: topics } = await readTextPage('help', textFacts(who))
  expect(topics.flatMap(({ parts }) => parts)).toHaveLength(27)
  const told = JSON.stringify(faqPage(topics))
  expect(told.match(/"@type":"Question"/g)).toHaveLength(27)
  expect(told).not.toMatch(/\*\*|\]\(|<\w|&\w+;/)
})

it.each([
  ['about', 600],
  ['join', 600],
  ['seller', 600],
  ['privacy', 900]
] as const)('[content-58] %s has %i words or more in any configuration', async (name, min) => {
  for (const facts of [textFacts(who, 'https://penjual.contoh.id'), textFacts({ email: 'a@b.c' })]) {
    const words = plainText(await htmlOf(name, facts))
      .split(/\s+/)
      .filter(word => /\p{L}/u.test(word))
    expect(words.length).toBeGreaterThanOrEqual(min)
  }
})

it('[content-97] the terms state the rules of withdrawals and of closing an account', async () => {
  const user = await textOf('user-terms')
  for (const said of [
    'paling sedikit Rp50.000',
    'biaya Rp2.500',
    'Paling banyak 3 penarikan',
    'pukul 17.00 WIB pada hari kerja berikutnya',
    'tidak lagi sejak Sedang diproses bank',
    'sisa Saldo di bawah Rp50.000',
    '14 hari setelah diminta'
  ]) {
    expect(user).toContain(said)
  }
})

it('[content-98] policy and terms state the rules of complaints', async () => {
  const policy = await textOf('returns')
  for (const said of [
    'pilih Ajukan Komplain, sebelum 3 × 24 jam sejak barang sampai',
    'satu sampai lima foto',
    'Penjual menjawab dalam 3 × 24 jam',
    'mengajukan banding satu kali',
    'kirim barangnya dalam 5 × 24 jam',
    'Satu pesanan dapat dikomplain paling banyak 3 kali',
    'Penjual mengirimnya dalam 5 × 24 jam',
    'dianggap diterima 3 × 24 jam setelah kurir mengantarnya',
    'Pesanan bayar di tempat tidak dapat dikomplain.'
  ]) {
    expect(policy).toContain(said)
  }
  const user = await textOf('user-terms')
  expect(user).toContain('paling banyak 3 kali')
  expect(user).toContain('Setelah 2 pesanan COD ditolak seluruhnya dalam 90 hari')
  expect(await textOf('seller-terms')).toContain('Jawablah setiap komplain dalam 3 × 24 jam')
  expect(await textOf('seller')).toContain('meminta jawaban dalam 3 × 24 jam')
})

it.each(['help', 'user-terms', 'seller-terms', 'returns'] as const)(
  '[content-99] %s says what happens to the rest of an order that travels in parts',
  async name => {
    const text = await textOf(name)
    expect(text).toContain('3 hari setelah batas kirim')
    expect(text).toContain('beserta bagian ongkos kirimnya')
  }
)

it('[content-97] the privacy policy names what a closing removes and keeps, and who pays a withdrawal', async () => {
  const policy = await textOf('privacy')
  for (const said of [
    'saved bank accounts to which no withdrawal went',
    'the bank accounts that withdrawals went to',
    'words and photos of complaints',
    'until 90 days after its end',
    'within 14 days revokes it',
    'payout service that pays it receives',
    'Izin & Notifikasi'
  ]) {
    expect(policy).toContain(said)
  }
})

it('[content-53] the privacy policy is effective January 19, 2024, and not meant for children under 13', async () => {
  const policy = await textOf('privacy')
  expect(policy).toContain('effective January 19, 2024')
  expect(policy).toContain('children under 13')
})
