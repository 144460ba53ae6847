/** What this browser keeps of a person, under the specification's names; signing out removes all of it. */
export const localKeys = {
  uid: 'uid',
  otp: 'otpData',
  register: 'registerData',
  orderTab: 'transactionTab'
} as const
