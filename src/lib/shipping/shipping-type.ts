/** Types of carriers: a courier company, Baba Logistik, or the shop itself. */
export const shippingTypes = ['commercial', 'baba_expedition', 'shop_courier'] as const
export type ShippingType = (typeof shippingTypes)[number]
