import { map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { type SentCode, checkCode, forgetCode, keptCode, sendCode } from './otp.ts'
import { forgetProfile } from './kept-profile.ts'
import { welcome } from './session.ts'
import { isUnverified } from './verify-contact.ts'

export type LoginState = {
  /** `claimed`: the code was passed, the account's password is asked for. `verify`: signed in, the contact is not verified. */
  step: 'identifier' | 'password' | 'code' | 'claimed' | 'verify'
  auth: string
  sent?: SentCode
  isBusy: boolean
  error?: Refusal
  /** The server does not know this contact: offer to register. */
  isUnknown: boolean
}

const start: LoginState = { step: 'identifier', auth: '', isBusy: false, isUnknown: false }
export const $login = map<LoginState>({ ...start })

/** Begins, or goes on with the code that was sent before a reload. */
export function startLogin(auth = ''): void {
  const kept = keptCode('login')
  const isSame = kept && (!auth || kept.asked === auth)
  $login.set(isSame ? { ...start, step: 'code', auth: kept.asked, sent: kept.sent } : { ...start, auth })
}

/** Step back: what was typed stays. */
export const backToIdentifier = (): void => $login.set({ ...start, auth: $login.get().auth })

async function busy(work: () => Promise<Partial<LoginState>>): Promise<void> {
  if ($login.get().isBusy) return
  $login.set({ ...$login.get(), isBusy: true, error: undefined, isUnknown: false })
  const outcome = await work()
  $login.set({ ...$login.get(), isBusy: false, ...outcome })
}

/** Asks the server how this contact signs in: unknown, by code (phone) or by password (email) (identity-4). */
export const submitIdentifier = (auth: string, kind: 'email' | 'phone') =>
  busy(async () => {
    const answer = await call('POST /auth/login', { auth })
    if (answer.ok) return finish(answer.value)
    if (answer.error.code === 'account_not_found') return { auth, isUnknown: true, error: answer.error }
    if (answer.error.code !== 'password_unusable') return { auth, error: answer.error }
    if (kind === 'email') return { auth, step: 'password' }
    const sent = await sendCode(auth, 'login')
    return sent.ok ? { auth, step: 'code', sent: sent.value } : { auth, error: sent.error }
  })

export const submitPassword = (password: string) =>
  busy(async () => {
    const answer = await call('POST /auth/login', { auth: $login.get().auth, password })
    return answer.ok ? finish(answer.value) : { error: answer.error }
  })

/** From the password field to a code by email, for who forgot it or never had one. */
export const switchToCode = () =>
  busy(async () => {
    const sent = await sendCode($login.get().auth, 'login')
    return sent.ok ? { step: 'code', sent: sent.value } : { error: sent.error }
  })

export const submitLoginCode = (code: string) =>
  busy(async () => {
    const { sent, auth } = $login.get()
    if (!sent) return { step: 'identifier' }
    const checked = await checkCode(sent, code)
    if (!checked.ok) return { error: checked.error }
    const answer = await call('POST /auth/login', { auth })
    if (answer.ok) return finish(answer.value)
    return answer.error.code === 'contact_claimed' ? { step: 'claimed' } : { error: answer.error }
  })

export const resendLoginCode = () =>
  busy(async () => {
    const sent = await sendCode($login.get().auth, 'login')
    return sent.ok ? { sent: sent.value } : { error: sent.error }
  })

function finish(profile: Parameters<typeof welcome>[0]): Partial<LoginState> {
  forgetCode()
  forgetProfile()
  const step = isUnverified(profile, $login.get().auth) ? 'verify' : 'identifier'
  // The step comes before the session: the form leaves as soon as somebody is signed in, unless it has this to ask.
  $login.setKey('step', step)
  welcome(profile)
  return { step }
}

/** Verified, or put off: the form goes on. */
export const endLogin = (): void => $login.set({ ...start })
