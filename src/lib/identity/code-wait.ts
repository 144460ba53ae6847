import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Seconds above which a wait is shown in minutes: the hourly quota is used up. */
const minutesFrom = 120

/**
 * The text while the next code has to wait; after a resend it is worded as a lock (identity-63).
 *
 * waitText(29, false) // => 'Kirim ulang dalam 29 detik'
 * waitText(1800, false) // => 'Terlalu banyak kode diminta. Coba lagi dalam 30 menit'
 */
export function waitText(left: number, isAgain: boolean): string {
  if (left > minutesFrom) return `Terlalu banyak kode diminta. Coba lagi dalam ${Math.ceil(left / 60)} menit`
  return isAgain ? `Tunggu ${left} detik` : `Kirim ulang dalam ${left} detik`
}

/** Adds the end of the wait as the browser's instant (ms) to the error, as the server only sends seconds. */
export function waitingFrom(error: ApiError, now: number): ApiError {
  const seconds = Number(error.details?.['retry_after'])
  if (error.code !== 'otp_wait' || !(seconds > 0)) return error
  return { ...error, details: { ...error.details, resend_at: now + seconds * 1000 } }
}

/** When the next code may be requested; undefined for another error. */
export function resendAtOf(error: ApiError | undefined): number | undefined {
  const at = error?.details?.['resend_at']
  return typeof at === 'number' ? at : undefined
}
