/** TR purchase, TF transfer and cashback, TU top-up, RF refund, SH shipping, EX other, WD withdrawal (D15). */
export const movementCodes = ['TR', 'TF', 'TU', 'RF', 'SH', 'EX', 'WD'] as const
export type MovementCode = (typeof movementCodes)[number]

/** Credit raises the Saldo, debit lowers it. */
export const movementTypes = ['credit', 'debit'] as const
export type MovementType = (typeof movementTypes)[number]
