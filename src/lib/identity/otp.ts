/** Digits of a code, its lifetime in minutes, and the guesses that it allows (D3). */
export const otpLength = 6
export const otpMinutes = 5
export const otpTries = 5

/** Lifetime in minutes of the grant of a passed code (D3). */
export const grantMinutes = 10

/** Codes per hour: for one browser, for one IP address, and for one contact from browsers that are new to it (D22). */
export const otpPerHour = { requester: 5, network: 20, identifier: 10 } as const

/** Maximum of open codes of one contact that were requested by browsers that are new to it (D22). */
export const otpOpen = 3

/** Seconds between codes: 30, or 60 after three resends (identity-9). */
const resendSeconds = (sent: number): number => (sent > 3 ? 60 : 30)

/**
 * Seconds until the next code may be sent; 0 means now.
 * `sentAt` are the times of the last hour's codes, newest first.
 */
export function secondsToResend(sentAt: readonly Date[], now: Date): number {
  const [newest] = sentAt
  return newest ? secondsUntil(newest, resendSeconds(sentAt.length), now) : 0
}

/** Seconds until fewer than `quota` of these instants are younger than `seconds`; `at` is newest first. */
export function secondsToQuota(at: readonly Date[], quota: number, seconds: number, now: Date): number {
  const blocking = at[quota - 1]
  return blocking ? secondsUntil(blocking, seconds, now) : 0
}

const secondsUntil = (from: Date, seconds: number, now: Date) =>
  Math.max(0, Math.ceil(seconds - (now.getTime() - from.getTime()) / 1000))

/**
 * What a code is for. `purchase` signs in the owner of the phone, or opens an account for it (D46). `account` covers
 * password, PIN, withdrawal and the old contact of a change (D22).
 */
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
