/** Digits of a code; minutes that it lives; guesses that it allows (D3). */
export const otpLength = 6
export const otpMinutes = 5
export const otpTries = 5

/** Minutes that a passed code's grant lives (D3). */
export const grantMinutes = 10

/** Codes in an hour: for one browser, for one address, and for one contact by browsers that are new to it (D22). */
export const otpPerHour = { requester: 5, network: 20, identifier: 10 } as const

/** Codes of one contact that may be open at once, asked for by browsers that are new to it (D22). */
export const otpOpen = 3

/** Seconds between codes: 30, and 60 after three resends (identity-9). */
const resendSeconds = (sent: number): number => (sent > 3 ? 60 : 30)

/**
 * Seconds that remain before the next code may be sent; 0 means now.
 * `sentAt` are the sendings of the last hour, newest first.
 */
export function secondsToResend(sentAt: readonly Date[], now: Date): number {
  const [newest] = sentAt
  return newest ? secondsUntil(newest, resendSeconds(sentAt.length), now) : 0
}

/** Seconds until fewer than `quota` of these are younger than `seconds`; `at` is newest first. */
export function secondsToQuota(at: readonly Date[], quota: number, seconds: number, now: Date): number {
  const blocking = at[quota - 1]
  return blocking ? secondsUntil(blocking, seconds, now) : 0
}

const secondsUntil = (from: Date, seconds: number, now: Date) =>
  Math.max(0, Math.ceil(seconds - (now.getTime() - from.getTime()) / 1000))

/** What a code is for. `purchase` signs in whoever has the phone, or opens an account for it (D46). `account` stands for password, PIN, withdrawal and the old contact of a change (D22). */
export const otpPurposes = [
  'login',
  'purchase',
  'register',
  'reset',
  'contact',
  'account',
  'password',
  'pin',
  'withdraw'
] as const

export type OtpPurpose = (typeof otpPurposes)[number]
