/** Who caused a step of an order. */
export const actors = ['buyer', 'seller', 'expedition', 'system', 'admin'] as const
export type Actor = (typeof actors)[number]

export const actorLabels: Record<Actor, string> = {
  buyer: 'Pembeli',
  seller: 'Penjual',
  expedition: 'Ekspedisi',
  system: 'Sistem',
  admin: 'Admin'
}
