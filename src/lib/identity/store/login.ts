import { map } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { cookieErrors } from '#lib/identity/cookie-errors.ts'
import { identityFallbacks, identityTexts, keptText } from '#lib/identity/texts.ts'
import { dropCode, openCode, resumeCode, submitCode } from './code-flow.ts'
import { forgetProfile } from './stored-profile.ts'
import { welcome } from './session.ts'
import { isUnverified } from './verify-contact.ts'
import { endWork, work } from './work.ts'

export type LoginState = {
  /**
   * `claimed`: the code was passed, the account's password is needed. `verify`: signed in, but the contact is
   * unverified.
   */
  step: 'identifier' | 'password' | 'code' | 'claimed' | 'verify'
  auth: string
  /** The server does not know this contact: offer to register. */
  isUnknown: boolean
}

const start: LoginState = { step: 'identifier', auth: '', isUnknown: false }
export const $login = map<LoginState>({ ...start })

/** Changes the state, usually the step. */
function show(change: Partial<LoginState>): undefined {
  $login.set({ ...$login.get(), isUnknown: false, ...change })
}

/** Starts, or resumes the code sent before a reload. */
export function startLogin(auth = ''): void {
  endWork()
  const flow = resumeCode('login', auth)
  $login.set(flow ? { ...start, step: 'code', auth: flow.auth } : { ...start, auth })
}

/** Goes back to the identifier; the input stays. */
export function backToIdentifier(): void {
  endWork()
  $login.set({ ...start, auth: $login.get().auth })
}

const requestLogin = (
  input: { auth: string; password?: string },
  fallback: string = identityFallbacks.login
) => call('POST /auth/login', input, { fallback })

/** The error in the form's own wording (identity-66). */
export const inForm = (error: ApiError): ApiError =>
  error.code === 'role_refused' ? { ...error, message: identityTexts.noAccess } : error

/** Asks the server how this contact signs in: unknown, by code (phone) or by password (email) (identity-4). */
export const submitIdentifier = (auth: string, kind: 'email' | 'phone') =>
  work(async () => {
    const answer = await requestLogin({ auth })
    if (answer.ok) return finish(answer.value)
    if (answer.error.code === 'account_not_found') return show({ auth, isUnknown: true })
    show({ auth })
    if (answer.error.code !== 'password_unusable') return inForm(answer.error)
    if (kind === 'email') return show({ step: 'password' })
    const failure = await goToCode()
    // Strangers may use up a number's codes: a person with a password can use it, and sees how long codes have to wait.
    if (failure?.code === 'otp_wait') show({ step: 'password' })
    return failure
  })

export const submitPassword = (password: string) =>
  work(async () => {
    const answer = await requestLogin({ auth: $login.get().auth, password })
    return answer.ok ? finish(answer.value) : inForm(answer.error)
  })

/** From the password to a code, for a forgotten or missing password. */
export const switchToCode = () => work(goToCode)

/** From the code to the password. */
export function switchToPassword(): void {
  endWork()
  show({ step: 'password' })
}

async function goToCode(): Promise<ApiError | undefined> {
  return (await openCode($login.get().auth, 'login')) ?? show({ step: 'code' })
}

export const submitLoginCode = (code: string) =>
  submitCode(code, async () => {
    const answer = await requestLogin({ auth: $login.get().auth }, identityFallbacks.loginAfterCode)
    if (answer.ok) return finish(answer.value)
    return answer.error.code === 'contact_claimed' ? show({ step: 'claimed' }) : inForm(answer.error)
  })

function finish(profile: Reply<'POST /auth/login'>): ApiError | undefined {
  if (!isMaybeSignedIn()) return cookieErrors.cookies_refused
  dropCode()
  forgetProfile()
  // Set before the session: the form leaves once a person is signed in, unless this step remains. Any other step stays in sight
  // until then, so that a slow page does not ask for the contact again.
  if (isUnverified(profile, $login.get().auth)) $login.setKey('step', 'verify')
  welcome(profile)
  // Shown by the page that follows, or by this one when its dialog closes.
  if (profile.closing_revoked) toastOnNextPage(keptText, 'success')
  return undefined
}

/** Verified or postponed: finishes the form. */
export const endLogin = (): void => $login.set({ ...start })
