const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** Whole rupiah in Indonesian notation: 1500000 // => 'Rp1.500.000', -500 // => '−Rp500' */
export const rupiah = (amount: number): string =>
  amount < 0 ? `−Rp${whole.format(-amount)}` : `Rp${whole.format(amount)}`

/** A number with dot thousands: 1200 // => '1.200' */
export const thousands = (count: number): string => whole.format(count)
