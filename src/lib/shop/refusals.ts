import { refusals } from '#lib/core/refusal.ts'

/** What is refused about shop: status and text. */
export const shopRefusals = refusals({
  shop_not_found: [404, 'Oops, toko tidak ditemukan']
})
