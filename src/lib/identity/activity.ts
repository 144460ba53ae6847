/** Security events of an account, stored as rows and shown to its owner as activity. */
export const accountEvents = [
  'registered',
  'signed_in',
  'signed_out',
  'session_revoked',
  'sessions_revoked',
  'password_made',
  'password_changed',
  'password_reset',
  'password_locked',
  'pin_made',
  'pin_changed',
  'pin_locked',
  'email_changed',
  'phone_changed',
  'bank_account_added',
  'bank_account_deleted',
  'withdrawal_requested',
  'data_exported',
  'closing_requested',
  'closing_revoked',
  'disowned',
  'new_device'
] as const

export type AccountEventKind = (typeof accountEvents)[number]
