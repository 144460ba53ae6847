import { closingSteps, rejectedClosings } from './model-closings.ts'
import { complaintResults, rejectedComplaints } from './model-complaints.ts'
import { rejectedParts } from './model-shipping.ts'
import { rejectedWithdrawals, withdrawalSteps } from './model-withdrawals.ts'

/** The possible results of an operation with an effect. */
export const fine = [
  'ok',
  'together',
  'asked',
  'answered',
  'agreed',
  'paid',
  'late',
  'again',
  'mismatch',
  'closed',
  'shipped',
  'arrived',
  ...complaintResults,
  ...withdrawalSteps,
  ...closingSteps
]
/** Those without one. */
export const known = [
  'out_of_stock',
  'balance_too_low',
  'payment_unavailable',
  'too_many_unpaid',
  'too_many_cash',
  'too_many_negotiations',
  'not_agreed',
  'offers_used_up',
  'voucher_used',
  'voucher_used_up',
  'voucher_not_usable',
  'status_refused',
  'cancel_refused',
  ...rejectedComplaints,
  ...rejectedParts,
  ...rejectedWithdrawals,
  ...rejectedClosings
]
