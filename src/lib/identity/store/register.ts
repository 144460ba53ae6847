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
import { forgetProfile } from './stored-profile.ts'
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
  isConfirming: boolean
  /** The verification expired while the form was filled in: the code step is repeated (identity-65). */
  isRenewed: boolean
}

/** Storage key of the sent code for a reload (identity-14). */
const resumeKey = sessionKeys.register
type Resumed = Pick<RegisterState, 'step' | 'auth'> & { sent?: SentCode }

const start: RegisterState = {
  step: 'identifier',
  auth: '',
  isKnown: false,
  isConfirming: false,
  isRenewed: false
}
export const $register = map<RegisterState>({ ...start })

/** Typed passwords, which are never persisted: they survive a repeated code step. */
const noPasswords = { password: '', password_confirmation: '' }
export const $typedPasswords = atom(noPasswords)

function show(change: Partial<RegisterState>): undefined {
  $register.set({ ...$register.get(), isKnown: false, isConfirming: false, ...change })
  store()
}

function store(): void {
  const { step, auth } = $register.get()
  if (step === 'code' || step === 'profile') {
    return sessionStore.set(resumeKey, JSON.stringify({ step, auth, sent: $code.get()?.sent }))
  }
  // Another contact may be another person, so nothing may be resumed.
  sessionStore.remove(resumeKey)
  forgetProfile()
  $typedPasswords.set(noPasswords)
}

// A resent code is the one to resume after a reload.
$code.listen(flow => flow?.purpose === 'register' && $register.get().step === 'code' && store())

/** Starts, or resumes where a reload interrupted. */
export function startRegister(auth: string): void {
  endWork()
  const resumed = sessionStore.getJson(resumeKey) as Resumed | undefined
  const isSame = resumed && resumes(resumed.auth, auth)
  // After a start with another contact, a reload resumes that one.
  if (!isSame) sessionStore.remove(resumeKey)
  const { sent, ...state } = isSame ? resumed : { sent: undefined, step: start.step, auth }
  $code.set(sent && { purpose: 'register', auth: state.auth, sent, isAgain: false })
  $register.set({ ...start, ...state })
  if (state.step === 'profile') notePassed(state.auth)
}

/** 'Bukan akun saya': the code passed at sign-in opens a new account, so the form follows (D22). */
export const registerWithPassedCode = (auth: string): void =>
  sessionStore.set(resumeKey, JSON.stringify({ step: 'profile', auth }))

/** One step back; from the form to the start, which clears it. */
export function backInRegister(): void {
  endWork()
  show({ ...start, auth: $register.get().auth })
}

/** Checks whether the contact is free. */
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
    // Going back from the form needs no other code (identity-135).
    if (isFree && isPassed(auth)) return show({ auth, step: 'profile' })
    const isKnown = code === 'password_unusable'
    show({ auth, isConfirming: isFree, isKnown })
    return isFree || isKnown ? undefined : answer.error
  })

/** 'Ubah': edits the contact again. */
export const changeNewIdentifier = (): void => $register.setKey('isConfirming', false)

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
    // Set the step before the session: the page leaves once a person is signed in, unless this step remains.
    show(other ? { ...start, step: 'verify', other } : start)
    welcome(answer.value)
    return undefined
  })

/** Requests another code after the verification expired; if none can be sent yet, the form shows a button for it. */
async function rejectProfile(error: ApiError): Promise<ApiError | undefined> {
  if (error.code !== 'grant_required') return error
  forgetPassed()
  return (await goToCode(true)) && error
}

/** Verified or postponed: finishes the page. */
export const endRegister = (): void => $register.set({ ...start })
