/**
 * What a gateway's message about a virtual account came to: it paid; the money came late or once again and went to
 * Saldo; it was another amount, or an account that nobody knows; nothing was to be done.
 */
export const paymentOutcomes = ['paid', 'late', 'again', 'mismatch', 'unknown', 'ignored'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]
