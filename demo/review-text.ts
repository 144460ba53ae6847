import type { Random } from './random.ts'
import { deliveriesOf, voiceOf } from './review-voices.ts'

const short = ['Bagus', 'Oke', 'Mantap', 'Sesuai pesanan', 'Rekomendasi', 'Terima kasih', 'Puas', 'Sip']
const ofVariant = [
  'Ambil yang {v}, sesuai pesanan.',
  'Pilih {v} dan tidak salah kirim.',
  'Yang {v} ternyata pas.',
  'Beli {v}, besok tambah lagi.'
]
const closings = [
  'Terima kasih, pasti pesan lagi.',
  'Semoga pelayanannya dipertahankan.',
  'Sudah saya sarankan ke saudara.',
  'Ini pembelian ketiga dan tetap konsisten.',
  'Nanti kembali untuk kebutuhan berikutnya.',
  'Bintang lima dari kami.'
]
const againstBad = [
  'Sudah lapor penjual dan diganti.',
  'Menunggu jawaban penjual.',
  'Semoga lain kali diperiksa dulu.',
  'Akhirnya saya urus sendiri.'
]
const despite = ['Sisanya baik.', 'Masih bisa diterima.', 'Sesuai harganya.', 'Penjualnya membantu.']

/**
 * The text of a review: sentences that fit the product and its variant, and now and then a longer text. Delivery
 * sentences fit the goods too: no truck brings earphones.
 */
export function writeReview(random: Random, rating: number, leaf: string, variant: string | null): string {
  const { good, fair, bad } = voiceOf(leaf)
  if (rating <= 2) return `${random.pick(bad)} ${random.pick(againstBad)}`
  if (rating === 3)
    return random.chance(0.5) ? random.pick(fair) : `${random.pick(fair)} ${random.pick(despite)}`
  if (random.chance(0.12)) return random.pick(short)
  const [first, second, third] = random.shuffle(good)
  const came = random.pick(deliveriesOf(leaf))
  const chosen = variant ? random.pick(ofVariant).replace('{v}', variant.replace(', ', ' ukuran ')) : ''
  const parts = random.chance(0.04)
    ? [first, chosen, came, second, third, random.pick(closings)]
    : random.pick([
        [first],
        [first, second],
        [first, came],
        [came, first],
        [chosen, first],
        [first, random.pick(closings)]
      ])
  return parts.filter(Boolean).join(' ')
}
