/** Label of an order's payment, and the message of its rejection. */
export const paymentTexts = {
  method: 'Metode pembayaran',
  /** What cash on delivery means for goods that are not as ordered (D48). */
  cash: 'Periksa barang sebelum membayar. Yang tidak sesuai dapat ditolak saat diantar, semuanya atau sebagian; setelah dibayar tidak dapat dikomplain.',
  failed: (reason: string) => `Pembayaran gagal: ${reason}`
} as const
