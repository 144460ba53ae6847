import { atom } from 'nanostores'

import type { ApiError } from '#lib/core/schema/api-error.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { resumes } from '#lib/identity/resumes.ts'
import { checkCode, forgetCode, storedCode, type Purpose, type SentCode, sendCode } from './otp.ts'
import { endWork, work } from './work.ts'

/** The current code of this page, whatever its purpose: to sign in, register, reset or change. */
export type CodeFlow = {
  purpose: Purpose
  /** The contact as typed. */
  auth: string
  sent: SentCode
  /** Whether it was resent: the next wait is then worded as a lock (identity-63). */
  isAgain: boolean
}

export const $code = atom<CodeFlow | undefined>(undefined)

/** Requests a code; returns the error for the surrounding work to show. */
export async function openCode(auth: string, purpose: Purpose): Promise<ApiError | undefined> {
  const sent = await sendCode(auth, purpose)
  if (!sent.ok) return sent.error
  $code.set({ purpose, auth, sent: sent.value, isAgain: false })
  return undefined
}

/** Resumes the code sent before a reload. If `auth` names another contact, the code is abandoned. */
export function resumeCode(purpose: Purpose, auth = ''): CodeFlow | undefined {
  const stored = storedCode(purpose)
  const isSame =
    stored && stored.sent.otpId !== sessionStore.get(sessionKeys.leftCode) && resumes(stored.asked, auth)
  // Only in this tab: another one may still wait for that code.
  if (stored && !isSame) sessionStore.set(sessionKeys.leftCode, stored.sent.otpId)
  $code.set(isSame ? { purpose, auth: stored.asked, sent: stored.sent, isAgain: false } : undefined)
  return $code.get()
}

/** 'Kirim ulang kode'. */
export const resendCode = (): Promise<boolean> =>
  work(async () => {
    const flow = $code.get()
    if (!flow) return undefined
    const sent = await sendCode(flow.auth, flow.purpose, true)
    if (!sent.ok) return sent.error
    // If the next code has to wait, the previous one stays valid: nothing was sent.
    const isSent = sent.value.otpId !== flow.sent.otpId
    $code.set({ ...flow, sent: sent.value, isAgain: isSent })
    return undefined
  })

/** Requests another code in the same step, after the verification expired (ten minutes). */
export const renewCode = (): Promise<boolean> =>
  work(async () => {
    const flow = $code.get()
    return flow && openCode(flow.auth, flow.purpose)
  })

/** Checks the code and runs `then`; the code counts as passed even if `then` fails. */
export const submitCode = (otp: string, then?: () => Promise<ApiError | undefined>): Promise<boolean> =>
  work(async () => {
    const flow = $code.get()
    if (!flow) return undefined
    const checked = await checkCode(flow.sent, otp)
    return checked.ok ? then?.() : checked.error
  })

/** Starts or leaves a flow, without a trace of the previous one. A sent code may still be typed later. */
export function leaveCode(): void {
  endWork()
  $code.set(undefined)
}

/** Drops a code that was used. */
export function dropCode(): void {
  $code.set(undefined)
  forgetCode()
}
