/** Label of an order's payment, and the message of its rejection. */
export const paymentTexts = {
  method: 'Metode pembayaran',
  failed: (reason: string) => `Pembayaran gagal: ${reason}`
} as const
