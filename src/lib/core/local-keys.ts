/** What this browser keeps of a person, under the specification's names; signing out removes all of it (D22). */
export const localKeys = {
  uid: 'uid',
  otp: 'otpData',
  register: 'registerData',
  orderTab: 'transactionTab',
  recent: 'recommendations',
  searchTab: 'searchTab',
  checkout: 'checkout'
} as const

/** The same of one tab. */
export const sessionKeys = { pinPrompt: 'pinPrompt', register: 'registerOtp' } as const
