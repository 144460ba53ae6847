import { map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Sent } from '#lib/calls.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { type SentCode, checkCode, sendCode } from './otp.ts'
import { sessionKeys, sessionStore } from '#lib/core/safe-storage.ts'
import { forgetProfile } from './kept-profile.ts'
import { welcome } from './session.ts'
import { unverifiedContact } from './verify-contact.ts'

export type RegisterState = {
  /** `verify`: registered and signed in; the other contact may be verified now (D22). */
  step: 'identifier' | 'code' | 'profile' | 'verify'
  auth: string
  /** The contact that step `verify` offers. */
  other?: string
  sent?: SentCode
  isBusy: boolean
  error?: Refusal
  /** The contact has an account: offer to sign in. */
  isKnown: boolean
  /** The contact is free: ask for confirmation before a code is sent. */
  isAsking: boolean
}

/** Where a reload finds the code that was sent (identity-14). */
const resumeKey = sessionKeys.register
const start: RegisterState = { step: 'identifier', auth: '', isBusy: false, isKnown: false, isAsking: false }
export const $register = map<RegisterState>({ ...start })

const set = (change: Partial<RegisterState>) => {
  $register.set({ ...$register.get(), ...change })
  const { step, auth, sent } = $register.get()
  if (step === 'identifier' || step === 'verify') {
    // Another contact may be another person, and nothing is left to resume.
    sessionStore.remove(resumeKey)
    forgetProfile()
  } else sessionStore.set(resumeKey, JSON.stringify({ step, auth, sent }))
}

/** Begins, or goes on where a reload interrupted. */
export function startRegister(auth: string): void {
  const resumed = sessionStore.getJson(resumeKey) as Pick<RegisterState, 'step' | 'auth' | 'sent'> | undefined
  $register.set(resumed && (!auth || resumed.auth === auth) ? { ...start, ...resumed } : { ...start, auth })
}

/** 'Bukan akun saya': the code that was passed to sign in opens a new account, so the form is next (D22). */
export const registerWithPassedCode = (auth: string): void =>
  sessionStore.set(resumeKey, JSON.stringify({ step: 'profile', auth }))

/** One step back; from the form to the start, which clears it. */
export const backInRegister = (): void =>
  set({ ...start, sent: undefined, error: undefined, auth: $register.get().auth })

async function busy(work: () => Promise<Partial<RegisterState>>): Promise<void> {
  if ($register.get().isBusy) return
  set({ isBusy: true, error: undefined, isKnown: false, isAsking: false })
  const outcome = await work()
  set({ isBusy: false, ...outcome })
}

/** Asks whether the contact is free. */
export const submitNewIdentifier = (auth: string) =>
  busy(async () => {
    const answer = await call('POST /auth/login', { auth })
    if (answer.ok) {
      welcome(answer.value)
      return { auth }
    }
    if (answer.error.code === 'account_not_found') return { auth, isAsking: true }
    const isKnown = answer.error.code === 'password_unusable'
    return isKnown ? { auth, isKnown } : { auth, error: answer.error }
  })

export const confirmNewIdentifier = () =>
  busy(async () => {
    const sent = await sendCode($register.get().auth, 'register')
    return sent.ok ? { step: 'code', sent: sent.value } : { error: sent.error }
  })

export const resendRegisterCode = () =>
  busy(async () => {
    const sent = await sendCode($register.get().auth, 'register')
    return sent.ok ? { sent: sent.value } : { error: sent.error }
  })

export const submitRegisterCode = (code: string) =>
  busy(async () => {
    const { sent } = $register.get()
    if (!sent) return { step: 'identifier' }
    const checked = await checkCode(sent, code)
    return checked.ok ? { step: 'profile' } : { error: checked.error }
  })

export const submitProfile = (form: Sent<'POST /auth/register'>) =>
  busy(async () => {
    const answer = await call('POST /auth/register', form)
    if (!answer.ok) return { error: answer.error }
    const other = unverifiedContact(answer.value)
    // The step comes before the session: the page leaves as soon as somebody is signed in, unless it has this to ask.
    const next = other ? { ...start, step: 'verify' as const, other } : start
    $register.set({ ...next, isBusy: true })
    sessionStore.remove(resumeKey)
    forgetProfile()
    welcome(answer.value)
    return next
  })

/** Verified, or put off: the page goes on. */
export const endRegister = (): void => $register.set({ ...start })
