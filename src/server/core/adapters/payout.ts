/** A transfer to a bank account. */
export type Transfer = {
  /** Unique for ever: the service pays once under it, however often it is asked to. */
  code: string
  bankCode: string
  accountNumber: string
  accountHolder: string
  /** Whole rupiah that the account receives. */
  amount: number
}

/** What is known of a transfer. */
export type PayoutState =
  | { is: 'paid'; reference: string }
  | { is: 'failed'; reason: string }
  /** Accepted, and not yet decided. */
  | { is: 'pending' }
  /** The service has never heard of it. */
  | { is: 'unknown' }

/**
 * A service that sends money to bank accounts (D42). Both calls throw where its answer is missing or cannot be read:
 * then nothing is known of the transfer.
 */
export type PayoutService = {
  pay: (transfer: Transfer) => Promise<PayoutState>
  /** Asks for a transfer by its code and amount. */
  status: (transfer: Transfer) => Promise<PayoutState>
  /** The code of the transfer that a signed notice is about; undefined where its signature does not match. */
  readNotice: (body: string, headers: Headers) => string | undefined
}
