/** What the payment of an order is called, and that it was rejected. */
export const paymentTexts = {
  method: 'Metode pembayaran',
  failed: (reason: string) => `Pembayaran gagal: ${reason}`
} as const
