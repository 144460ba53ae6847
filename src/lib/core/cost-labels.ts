/** Parts of a total, in the order of the formula: cart, checkout, negotiation, payment, order and invoice name them alike. */
export const costLabels = {
  goods: 'Subtotal produk',
  promo: 'Diskon promo',
  shipping: 'Ongkos kirim',
  shippingDiscount: 'Diskon ongkir',
  extra: 'Biaya tambahan',
  /** Of the method of payment. */
  payment: 'Biaya penanganan',
  service: 'Biaya layanan',
  seller: 'Biaya penjual',
  total: 'Total'
} as const

/** What a voucher takes off, with its code where it is known. */
export const promoLabel = (code: string | null): string =>
  code ? `${costLabels.promo} ${code}` : costLabels.promo
