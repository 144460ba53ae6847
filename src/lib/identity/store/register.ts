import { atom, map } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import type { Sent } from '#lib/calls.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { cookieErrors } from '#lib/identity/cookie-errors.ts'
import { resumes } from '#lib/identity/resumes.ts'
import { identityFallbacks } from '#lib/identity/texts.ts'
import type { SentCode } from './otp.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { $code, dropCode, openCode, submitCode } from './code-flow.ts'
import { forgetProfile } from './kept-profile.ts'
import { forgetPassed, isPassed, notePassed } from './passed-contact.ts'
import { welcome } from './session.ts'
import { unverifiedContact } from './verify-contact.ts'
import { endWork, work } from './work.ts'

export type RegisterState = {
  /** `verify`: registered and signed in; the other contact may be verified now (D22). */
  step: 'identifier' | 'code' | 'profile' | 'verify'
  auth: string
  /** The contact that step `verify` offers. */
  other?: string
  /** The contact has an account: offer to sign in. */
  isKnown: boolean
  /** The contact is free: ask for confirmation before a code is sent. */
  isAsking: boolean
  /** The form was filled, but its verification ran out: the code step comes once more (identity-65). */
  isRenewed: boolean
}

/** Where a reload finds the code that was sent (identity-14). */
const resumeKey = sessionKeys.register
type Resumed = Pick<RegisterState, 'step' | 'auth'> & { sent?: SentCode }

const start: RegisterState = {
  step: 'identifier',
  auth: '',
  isKnown: false,
  isAsking: false,
  isRenewed: false
}
export const $register = map<RegisterState>({ ...start })

/** Typed passwords, which no storage keeps: a code that is asked for once more does not lose them. */
const noPasswords = { password: '', password_confirmation: '' }
export const $typedPasswords = atom(noPasswords)

function show(change: Partial<RegisterState>): undefined {
  $register.set({ ...$register.get(), isKnown: false, isAsking: false, ...change })
  keep()
}

function keep(): void {
  const { step, auth } = $register.get()
  if (step === 'code' || step === 'profile') {
    return sessionStore.set(resumeKey, JSON.stringify({ step, auth, sent: $code.get()?.sent }))
  }
  // Another contact may be another person, and nothing is left to resume.
  sessionStore.remove(resumeKey)
  forgetProfile()
  $typedPasswords.set(noPasswords)
}

// A code that was sent anew is the one that a reload goes on with.
$code.listen(flow => flow?.purpose === 'register' && $register.get().step === 'code' && keep())

/** Begins, or goes on where a reload interrupted. */
export function startRegister(auth: string): void {
  endWork()
  const resumed = sessionStore.getJson(resumeKey) as Resumed | undefined
  const isSame = resumed && resumes(resumed.auth, auth)
  // Begun anew with another contact, a reload goes on with that one.
  if (!isSame) sessionStore.remove(resumeKey)
  const { sent, ...state } = isSame ? resumed : { sent: undefined, step: start.step, auth }
  $code.set(sent && { purpose: 'register', auth: state.auth, sent, isAgain: false })
  $register.set({ ...start, ...state })
  if (state.step === 'profile') notePassed(state.auth)
}

/** 'Bukan akun saya': the code that was passed to sign in opens a new account, so the form is next (D22). */
export const registerWithPassedCode = (auth: string): void =>
  sessionStore.set(resumeKey, JSON.stringify({ step: 'profile', auth }))

/** One step back; from the form to the start, which clears it. */
export function backInRegister(): void {
  endWork()
  show({ ...start, auth: $register.get().auth })
}

/** Asks whether the contact is free. */
export const submitNewIdentifier = (auth: string) =>
  work(async () => {
    const answer = await call('POST /auth/login', { auth }, { fallback: identityFallbacks.register })
    if (answer.ok) {
      if (!isMaybeSignedIn()) return cookieErrors.cookies_refused
      welcome(answer.value)
      return show({ auth })
    }
    const { code } = answer.error
    const isFree = code === 'account_not_found'
    // Who stepped back from the form needs no other code (identity-135).
    if (isFree && isPassed(auth)) return show({ auth, step: 'profile' })
    const isKnown = code === 'password_unusable'
    show({ auth, isAsking: isFree, isKnown })
    return isFree || isKnown ? undefined : answer.error
  })

/** 'Ubah': the contact is typed anew. */
export const changeNewIdentifier = (): void => $register.setKey('isAsking', false)

export const confirmNewIdentifier = () => work(() => goToCode(false))

async function goToCode(isRenewed: boolean): Promise<ApiError | undefined> {
  return (await openCode($register.get().auth, 'register')) ?? show({ step: 'code', isRenewed })
}

export const submitRegisterCode = (code: string) =>
  submitCode(code, async () => {
    notePassed($register.get().auth)
    return show({ step: 'profile', isRenewed: false })
  })

export const submitProfile = (form: Sent<'POST /auth/register'>) =>
  work(async () => {
    const answer = await call('POST /auth/register', form, { fallback: identityFallbacks.register })
    if (!answer.ok) return rejectProfile(answer.error)
    if (!isMaybeSignedIn()) return cookieErrors.cookies_refused
    const other = unverifiedContact(answer.value)
    dropCode()
    // The step comes before the session: the page leaves as soon as somebody is signed in, unless it has this to ask.
    show(other ? { ...start, step: 'verify', other } : start)
    welcome(answer.value)
    return undefined
  })

/** A verification that ran out is made anew at once; where no code can be sent yet, its button waits in the form. */
async function rejectProfile(error: ApiError): Promise<ApiError | undefined> {
  if (error.code !== 'grant_required') return error
  forgetPassed()
  return (await goToCode(true)) && error
}

/** Verified, or put off: the page goes on. */
export const endRegister = (): void => $register.set({ ...start })
