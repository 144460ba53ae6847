/** What the payment of an order is called. */
export const paymentTexts = { method: 'Metode pembayaran' } as const
