import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { paymentProblem } from '#lib/payment/choice.ts'
import { textFacts } from '#server/content/text-facts.ts'
import { readTextPage } from '#server/content/text-pages.ts'

type Denial = { file: string; sentence: string; why: string; isTrue: () => boolean }

const read = (file: string) => readFileSync(file, 'utf8')

/** No order charges the seller's fee: both places that compute an order's figures set it to 0. */
const isFeeUncharged = () =>
  ['checkout/plan-order', 'negotiation/plan-negotiation'].every(
    name => /feeSeller: (\S+)/.exec(read(`src/server/${name}.ts`))?.[1] === '0'
  )
const fee = { why: 'D11: a settlement deducts no fee from the seller (content-57)', isTrue: isFeeUncharged }

/** The only sentences that say that the marketplace cannot do something. Building it ends the sentence. */
const denials: readonly Denial[] = [
  {
    file: 'pages/help.md',
    sentence: 'Cicilan belum dapat dipakai di situs ini.',
    why: 'D11: instalments exist in the apps alone',
    isTrue: () =>
      paymentProblem('paylater_account', {
        nominal: 1_000_000,
        shippingType: 'baba_expedition',
        codBy: { baba_expedition: true, shop_courier: true },
        isCodOn: true,
        noCashUntil: null,
        balance: 1_000_000
      }) !== undefined
  },
  { file: 'pages/fees.md', sentence: 'Saat ini biaya layanan belum dipotong.', ...fee },
  {
    file: 'pages/seller.md',
    sentence: 'Biaya layanan dihitung dari penjualan menurut kategori barang, dan saat ini belum dipotong.',
    ...fee
  },
  {
    file: 'pages/seller-terms.md',
    sentence: 'Saat ini biaya layanan belum dipotong dari hasil penjualan.',
    ...fee
  }
]

const denial = new RegExp(
  [
    String.raw`\bbelum (?:\S+ )?(?:tersedia|bisa|dapat|didukung|dipotong|dibuka|berlaku)\b`,
    String.raw`\b(?:tidak|belum) (?:tersedia|didukung) di situs ini\b`,
    String.raw`\bsegera hadir\b`,
    String.raw`\bthere is no (?:button|page|way)\b`,
    String.raw`\b(?:not|no \w+|nothing|cannot \w+) yet\b`,
    String.raw`\bnot available\b`,
    String.raw`\bcoming soon\b`,
    String.raw`\bwe do it by hand\b`
  ].join('|'),
  'i'
)

/** 'Satu. **Dua** tiga.' // => 'Satu.', 'Dua tiga.' */
const sentencesOf = (text: string): string[] =>
  text.split('\n').flatMap(line =>
    line
      .replace(/^[-#>|\d.\s]+/, '')
      .replaceAll('**', '')
      .split(/(?<=[.!?])\s+/)
  )

const files = globSync('src/content/**/*.md').map(file => file.replaceAll('\\', '/'))

it('[content-96] no text says that something is missing, except what the list names', () => {
  expect(files.length).toBeGreaterThan(15)
  const found = files.flatMap(file =>
    sentencesOf(read(file))
      .filter(sentence => denial.test(sentence))
      .map(sentence => `${file.replace('src/content/', '')}: ${sentence}`)
  )
  expect(found.toSorted()).toEqual(denials.map(({ file, sentence }) => `${file}: ${sentence}`).toSorted())
})

it('[content-96] recognises what the texts once said of features that were built later', () => {
  for (const sentence of [
    'Penarikan Saldo ke rekening bank belum tersedia di situs ini.',
    'There is no button yet that closes an account: we do it by hand.',
    'Penarikan belum bisa dilakukan.'
  ]) {
    expect([sentence, denial.test(sentence)]).toEqual([sentence, true])
  }
  expect(denial.test('Pesanan yang belum dibayar langsung berakhir.')).toBe(false)
})

it.each(denials)('[content-96] $file: what "$sentence" denies does not exist', ({ isTrue }) => {
  expect(isTrue()).toBe(true)
})

it('[content-96] the help names what an account can do: withdraw, be closed, be secured, choose messages', async () => {
  const { parts } = await readTextPage('help', textFacts({ email: 'a@b.c' }))
  const answers = new Map(parts.flatMap(topic => topic.parts).map(({ id, html }) => [id, html]))
  const said: Record<string, readonly string[]> = {
    tarik: ['Rp50.000', 'Rp2.500', '17.00 WIB', 'Paling banyak 3', '/withdraw'],
    'batal-tarik': ['Batalkan Penarikan', 'Sedang diproses bank'],
    'bukan-saya': ['Bukan saya, amankan akun', '24 jam'],
    izin: ['Izin &amp; Notifikasi'],
    'hapus-akun': ['Hapus akun saya', '14 hari']
  }
  for (const [id, words] of Object.entries(said)) {
    expect([id, words.filter(word => !answers.get(id)?.includes(word))]).toEqual([id, []])
  }
})
