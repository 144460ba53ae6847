/**
 * Outcomes of a gateway's message about a virtual account: it paid; the money came late or again and was credited to
 * Saldo; the amount or the account was wrong; the buyer's account is closed; nothing to do.
 */
export const paymentOutcomes = ['paid', 'late', 'again', 'mismatch', 'unknown', 'closed', 'ignored'] as const
/** Money that came and was not booked: somebody has to look at it, or to return it by hand. */
export const rejectedOutcomes = ['mismatch', 'unknown', 'closed'] as const satisfies readonly PaymentOutcome[]
export type PaymentOutcome = (typeof paymentOutcomes)[number]
