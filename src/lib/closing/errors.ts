import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of closing an account: status and text. Those of `closingObstacles` also name what stands in the way. */
export const closingErrors = apiErrors({
  closing_orders_open: [409, 'Masih ada pesanan yang berjalan. Tunggu sampai selesai, atau batalkan dulu.'],
  closing_complaints_open: [409, 'Masih ada komplain yang belum selesai.'],
  closing_withdrawals_open: [409, 'Masih ada penarikan saldo yang belum selesai.'],
  closing_shop_open: [409, 'Akun ini memiliki toko. Hubungi kami untuk menutup toko terlebih dahulu.'],
  closing_saldo_left: [409, 'Saldo Anda belum habis. Tarik atau lepaskan dulu sisanya.'],
  closing_saldo_changed: [409, 'Saldo Anda baru saja berubah. Periksa lagi jumlah yang dilepaskan.']
})

/** What can stand in the way of closing an account, with its error. */
export const closingObstacles = {
  orders: closingErrors.closing_orders_open,
  complaints: closingErrors.closing_complaints_open,
  withdrawals: closingErrors.closing_withdrawals_open,
  shop: closingErrors.closing_shop_open,
  saldo: closingErrors.closing_saldo_left
} as const

export type ClosingObstacle = keyof typeof closingObstacles
