import { map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import { readIdentifier } from '#lib/core/identifier.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { checkCode, type SentCode, sendCode } from './otp.ts'
import { welcome } from './session.ts'
import type { Profile } from './who.ts'

export type VerifyState = { sent?: SentCode; isBusy: boolean; isDone: boolean; error?: Refusal }

const start: VerifyState = { isBusy: false, isDone: false }
export const $verify = map<VerifyState>({ ...start })

/** The contact that the account names and nobody has verified. Backends that do not say count as verified. */
export function unverifiedContact({
  email,
  email_verified,
  phone,
  phone_verified
}: Profile): string | undefined {
  if (email && email_verified === false) return email
  return phone && phone_verified === false ? phone : undefined
}

/** Whether somebody signed in with a contact that is not verified. */
export function isUnverified(profile: Profile, auth: string): boolean {
  const open = unverifiedContact(profile)
  return open !== undefined && open === readIdentifier(auth)?.value
}

export const startVerify = (): void => $verify.set({ ...start })

async function busy(work: () => Promise<Partial<VerifyState>>): Promise<void> {
  if ($verify.get().isBusy) return
  $verify.set({ ...$verify.get(), isBusy: true, error: undefined })
  const outcome = await work()
  $verify.set({ ...$verify.get(), isBusy: false, ...outcome })
}

export const sendVerifyCode = (contact: string) =>
  busy(async () => {
    const sent = await sendCode(contact, 'contact')
    return sent.ok ? { sent: sent.value } : { error: sent.error }
  })

/** Checks the code and links the contact that passed it. */
export const submitVerifyCode = (code: string) =>
  busy(async () => {
    const { sent } = $verify.get()
    if (!sent) return {}
    const checked = await checkCode(sent, code)
    if (!checked.ok) return { error: checked.error }
    const saved = await call('POST /buyer/profile/update', { [sent.kind]: sent.auth })
    if (!saved.ok) return { error: saved.error }
    welcome(saved.value)
    return { isDone: true }
  })
