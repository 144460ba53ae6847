/** Parts of a total, in the order of the formula; shared by cart, checkout, negotiation, payment, order and invoice. */
export const costLabels = {
  goods: 'Subtotal produk',
  promo: 'Diskon promo',
  shipping: 'Ongkos kirim',
  shippingDiscount: 'Diskon ongkir',
  extra: 'Biaya tambahan',
  /** Fee of the payment method. */
  payment: 'Biaya penanganan',
  service: 'Biaya layanan',
  seller: 'Biaya penjual',
  total: 'Total'
} as const

/** Label of a voucher's discount, with its code where known. */
export const promoLabel = (code: string | null): string =>
  code ? `${costLabels.promo} ${code}` : costLabels.promo
