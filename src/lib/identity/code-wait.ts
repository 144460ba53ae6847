import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Seconds from which a wait is told in minutes: the quota of an hour is used up. */
const minutesFrom = 120

/**
 * What is said while the next code waits: after one that was sent anew the wait is told as a lock (identity-63).
 *
 * waitText(29, false) // => 'Kirim ulang dalam 29 detik'
 * waitText(1800, false) // => 'Terlalu banyak kode diminta. Coba lagi dalam 30 menit'
 */
export function waitText(left: number, isAgain: boolean): string {
  if (left > minutesFrom) return `Terlalu banyak kode diminta. Coba lagi dalam ${Math.ceil(left / 60)} menit`
  return isAgain ? `Tunggu ${left} detik` : `Kirim ulang dalam ${left} detik`
}

/** The error of a code that has to wait, with the browser's instant (ms) at which that ends: the server tells seconds. */
export function waitingFrom(error: ApiError, now: number): ApiError {
  const seconds = Number(error.details?.['retry_after'])
  if (error.code !== 'otp_wait' || !(seconds > 0)) return error
  return { ...error, details: { ...error.details, resend_at: now + seconds * 1000 } }
}

/** When the next code may be asked for; undefined where an error is no such wait. */
export function resendAtOf(error: ApiError | undefined): number | undefined {
  const at = error?.details?.['resend_at']
  return typeof at === 'number' ? at : undefined
}
