import { transactor } from '#server/core/transact.ts'
import { notify } from '#server/notification/notify.ts'
import type { MarketAt } from './market-at.ts'
import { demoBuyerId } from './people.ts'

/** Promotions that the marketplace announced, with their age in hours. */
export const promotions = [
  {
    hoursAgo: 25,
    title: 'Pekan Keramik & Granit',
    body: 'Granit 60x60 mulai Rp150 ribuan per dus. Cek koleksinya sekarang.',
    value: '/category/keramik-granit'
  },
  {
    hoursAgo: 2,
    title: 'Diskon 10% dengan BABA10',
    body: 'Potongan hingga Rp50.000 untuk belanja bahan bangunan minimal Rp200.000.',
    value: '/products/recommendations'
  }
]

export async function promote(
  { services }: MarketAt,
  { title, body, value }: (typeof promotions)[number]
): Promise<void> {
  const now = services.clock.now()
  const notice = { type: 'promotion', title, body, value } as const
  await transactor(services)(async (tx, after) => notify({ tx, after, now }, demoBuyerId, notice))
}
