import { atom } from 'nanostores'

import type { ApiError } from '#lib/core/schema/api-error.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { resumes } from '#lib/identity/resumes.ts'
import { checkCode, forgetCode, keptCode, type Purpose, type SentCode, sendCode } from './otp.ts'
import { endWork, work } from './work.ts'

/** The code that is under way on this page, whatever it is for: to sign in, to register, to reset, to change. */
export type CodeFlow = {
  purpose: Purpose
  /** The contact as it was typed. */
  auth: string
  sent: SentCode
  /** It was sent anew: the next wait is told as a lock (identity-63). */
  isAgain: boolean
}

export const $code = atom<CodeFlow | undefined>(undefined)

/** Asks for a code, for the work that shows what it is rejected with. */
export async function openCode(auth: string, purpose: Purpose): Promise<ApiError | undefined> {
  const sent = await sendCode(auth, purpose)
  if (!sent.ok) return sent.error
  $code.set({ purpose, auth, sent: sent.value, isAgain: false })
  return undefined
}

/** Goes on with the code that was sent before a reload, to this contact where one is named: one to another is left. */
export function resumeCode(purpose: Purpose, auth = ''): CodeFlow | undefined {
  const kept = keptCode(purpose)
  const isSame =
    kept && kept.sent.otpId !== sessionStore.get(sessionKeys.leftCode) && resumes(kept.asked, auth)
  // Of this tab alone: another one may be waiting for that code.
  if (kept && !isSame) sessionStore.set(sessionKeys.leftCode, kept.sent.otpId)
  $code.set(isSame ? { purpose, auth: kept.asked, sent: kept.sent, isAgain: false } : undefined)
  return $code.get()
}

/** 'Kirim ulang kode'. */
export const resendCode = (): Promise<boolean> =>
  work(async () => {
    const flow = $code.get()
    if (!flow) return undefined
    const sent = await sendCode(flow.auth, flow.purpose, true)
    if (!sent.ok) return sent.error
    // Where the next one has to wait the code of before goes on: nothing was sent.
    const isSent = sent.value.otpId !== flow.sent.otpId
    $code.set({ ...flow, sent: sent.value, isAgain: isSent })
    return undefined
  })

/** Asks once more for what ran out, in the same step of a flow: its verification lived ten minutes. */
export const renewCode = (): Promise<boolean> =>
  work(async () => {
    const flow = $code.get()
    return flow && openCode(flow.auth, flow.purpose)
  })

/** Checks the code, and does what it was asked for: the code counts as passed even where that fails. */
export const submitCode = (otp: string, then?: () => Promise<ApiError | undefined>): Promise<boolean> =>
  work(async () => {
    const flow = $code.get()
    if (!flow) return undefined
    const checked = await checkCode(flow.sent, otp)
    return checked.ok ? then?.() : checked.error
  })

/** The flow begins, or is left: nothing of another one is shown. A code that was sent may still be typed later. */
export function leaveCode(): void {
  endWork()
  $code.set(undefined)
}

/** The code served its purpose. */
export function dropCode(): void {
  $code.set(undefined)
  forgetCode()
}
