import type { CodCarriers } from '#lib/shipping/cod-carriers.ts'

import type { BoughtLine } from '#server/cart/bought-lines.ts'

/** The carriers to whom all of these goods may be paid in cash. */
export const codCarriers = (lines: readonly Pick<BoughtLine, 'offer'>[]): CodCarriers => ({
  baba_expedition: lines.every(({ offer }) => offer.codExpedition),
  shop_courier: lines.every(({ offer }) => offer.codShop)
})
