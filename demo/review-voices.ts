import { isBuilding, type Trade, tradeOf } from './catalogue/trades.ts'
import { household } from './review-home-voices.ts'
import { house, materials } from './review-site-voices.ts'

/** Review sentences for one kind of product. */
type Voice = { good: string[]; fair: string[]; bad: string[] }

/**
 * Sentences about the delivery: by truck to building sites; by parcel to homes, also for tools and electrical goods.
 */
const deliveries = {
  truck: [
    'Pengiriman cepat, sopirnya ramah dan mau bantu menurunkan.',
    'Pesan pagi, sore sudah sampai di lokasi.',
    'Sopirnya menelepon dulu sebelum datang.',
    'Truknya bisa masuk gang kami.',
    'Tukang jadi tidak menunggu.',
    'Harganya lebih murah dari toko dekat rumah.',
    'Notanya jelas, jumlahnya dihitung bersama.'
  ],
  parcel: [
    'Kurirnya cepat, dua hari sampai.',
    'Paketnya rapi dan berlapis.',
    'Harganya bersaing dengan toko dekat rumah.',
    'Penjual membalas cepat dan sopan.',
    'Sampai lebih awal dari perkiraan.',
    'Bisa dilacak terus sampai di rumah.',
    'Kotaknya masih bersegel.'
  ]
}

const voices = new Map<string, Voice>()
for (const block of [materials, house, household].join('\n').trim().split(/\n\n+/)) {
  const [leaves = '', ...rows] = block.split('\n')
  const said = (mark: string) => rows.filter(row => row.startsWith(mark)).map(row => row.slice(2))
  const voice = { good: said('+'), fair: said('='), bad: said('-') }
  for (const leaf of leaves.split(', ')) voices.set(leaf, voice)
}

/** The review sentences for a leaf category. Throws if there are none. */
export function voiceOf(leaf: string): Voice {
  const voice = voices.get(leaf)
  if (!voice) throw new Error(`Nobody speaks of ${leaf}`)
  return voice
}

const isParcel = (trade: Trade) => !isBuilding(trade) || trade === 'tool' || trade === 'electric'

export const deliveriesOf = (leaf: string): readonly string[] =>
  deliveries[isParcel(tradeOf(leaf)) ? 'parcel' : 'truck']
