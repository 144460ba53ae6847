/** Digits of a code; minutes that it lives; guesses that it allows (D3). */
export const otpLength = 6
export const otpMinutes = 5
export const otpTries = 5

/** Minutes that a passed code's grant lives (D3). */
export const grantMinutes = 10

/** Codes that one identifier may ask for in an hour. */
export const otpPerHour = 10

/** Seconds between codes: 30, and 60 after three resends (specification 1, section 9). */
export const resendSeconds = (sent: number): number => (sent > 3 ? 60 : 30)

/**
 * Seconds that remain before the next code may be sent; 0 means now.
 * `sentAt` are the sendings of the last hour, newest first.
 */
export function secondsToResend(sentAt: readonly Date[], now: Date): number {
  const [newest] = sentAt
  if (!newest) return 0
  const oldest = sentAt.at(-1) ?? newest
  if (sentAt.length >= otpPerHour) return secondsUntil(oldest, 3600, now)
  return secondsUntil(newest, resendSeconds(sentAt.length), now)
}

const secondsUntil = (from: Date, seconds: number, now: Date) =>
  Math.max(0, Math.ceil(seconds - (now.getTime() - from.getTime()) / 1000))
