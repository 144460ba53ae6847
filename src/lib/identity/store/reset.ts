import { map } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { resumes } from '#lib/identity/resumes.ts'
import { identityFallbacks } from '#lib/identity/texts.ts'
import { dropCode, openCode, resumeCode, submitCode } from './code-flow.ts'
import { endWork, work } from './work.ts'

export type ResetState = {
  step: 'identifier' | 'code' | 'password'
  auth: string
  /** The verification expired while the new password was typed: the code step is repeated. */
  isRenewed: boolean
}

const start: ResetState = { step: 'identifier', auth: '', isRenewed: false }
export const $reset = map<ResetState>({ ...start })

/** Storage key of the contact that passed its code, to resume the last step after a reload. */
const passedKey = sessionKeys.reset

function show(change: Partial<ResetState>): undefined {
  $reset.set({ ...$reset.get(), ...change })
  const { step, auth } = $reset.get()
  if (step === 'password') sessionStore.set(passedKey, auth)
  else sessionStore.remove(passedKey)
}

/** Starts with the link's contact, or resumes where a reload interrupted. */
export function startReset(auth: string): void {
  endWork()
  const passed = sessionStore.get(passedKey)
  if (passed && resumes(passed, auth)) return show({ ...start, step: 'password', auth: passed })
  const flow = resumeCode('reset', auth)
  return show(flow ? { ...start, step: 'code', auth: flow.auth } : { ...start, auth })
}

/** One step back, from both steps to the contact, which stays. Returns false if there was none (identity-40). */
export function backInReset(): boolean {
  if ($reset.get().step === 'identifier') return false
  endWork()
  show({ ...start, auth: $reset.get().auth })
  return true
}

export const sendResetCode = (auth: string) =>
  work(async () => {
    $reset.setKey('auth', auth)
    return goToCode(false)
  })

async function goToCode(isRenewed: boolean): Promise<ApiError | undefined> {
  return (await openCode($reset.get().auth, 'reset')) ?? show({ step: 'code', isRenewed })
}

export const submitResetCode = (code: string) =>
  submitCode(code, async () => show({ step: 'password', isRenewed: false }))

/**
 * Sets the new password; the next page shows a message. Returns whether it was set: with an expired verification the
 * code step follows instead.
 */
export async function saveNewPassword(new_password: string): Promise<boolean> {
  let isSaved = false
  await work(async () => {
    const answer = await call(
      'PUT /auth/password/reset',
      { phone: $reset.get().auth, new_password },
      { fallback: identityFallbacks.reset }
    )
    if (answer.ok) {
      isSaved = true
      dropCode()
      sessionStore.remove(passedKey)
      toastOnNextPage(answer.message, 'success')
      return undefined
    }
    if (answer.error.code !== 'grant_required') return answer.error
    return (await goToCode(true)) && answer.error
  })
  return isSaved
}
