/** Price of the goods in whole rupiah, before vouchers. */
export const subtotalOf = (lines: readonly { price: number; qty: number }[]): number =>
  lines.reduce((sum, line) => sum + line.price * line.qty, 0)
