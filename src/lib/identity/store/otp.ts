import { call, type Called } from '#lib/core/api/call.ts'
import type { Reply, Sent } from '#lib/calls.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { resendAtOf, waitingFrom } from '#lib/identity/code-wait.ts'
import { otpMinutes } from '#lib/identity/otp.ts'
import { persistentJson } from '#lib/core/browser/persistent.ts'
import { identityFallbacks } from '#lib/identity/texts.ts'

/** A sent code: the data of the code screen, also after a reload. */
export type SentCode = {
  otpId: string
  /** Recipient in stored form. */
  auth: string
  kind: 'phone' | 'email'
  /** Browser's instant (ms) from which another code may be requested. */
  resendAt: number
}

export type Purpose = NonNullable<Sent<'POST /auth/otp/request'>['purpose']>

/** The last sent code, for a reload and a step back (identity-14). */
type StoredCode = { purpose: Purpose; asked: string; sent: SentCode; sentAt: number }
const isStoredCode = (value: unknown): value is StoredCode =>
  typeof (value as Partial<StoredCode> | null)?.sent?.otpId === 'string'
const $storedCode = persistentJson('otpData', value => (isStoredCode(value) ? value : undefined))

/** The code sent for this purpose while it is valid, with the contact as typed. */
export function storedCode(purpose: Purpose): StoredCode | undefined {
  const stored = $storedCode.get()
  const isFresh = stored?.purpose === purpose && Date.now() - stored.sentAt < otpMinutes * 60_000
  return isFresh ? stored : undefined
}

export const forgetCode = (): void => $storedCode.set(undefined)

type SendResult = { ok: true; value: SentCode } | Extract<Called<never>, { ok: false }>

/**
 * Requests a code; an error with `retry_after` says how long to wait. Before another may be sent, returns the previous
 * one with its remaining wait.
 */
export async function sendCode(auth: string, purpose: Purpose, isAgain = false): Promise<SendResult> {
  const identifier = readIdentifier(auth)
  if (!identifier) {
    return {
      ok: false,
      error: { code: 'invalid_input', status: 422, message: identityFallbacks.contactKind }
    }
  }
  const { kind, value } = identifier
  const answer = await call(
    'POST /auth/otp/request',
    { type: kind, [kind]: value, is_register: purpose === 'register' || purpose === 'contact', purpose },
    { fallback: fallbackOf(purpose, isAgain) }
  )
  if (answer.ok) {
    const sent = fromReply(answer.value, kind)
    $storedCode.set({ purpose, asked: auth, sent, sentAt: Date.now() })
    return { ok: true, value: sent }
  }
  const { error } = answer
  if (error.code === 'bad_answer') {
    return { ok: false, error: { ...error, message: identityFallbacks.codeUnreadable } }
  }
  const stored = error.code === 'otp_wait' ? storedCode(purpose) : undefined
  const waiting = waitingFrom(error, Date.now())
  if (stored?.sent.auth !== value) return { ok: false, error: waiting }
  const resendAt = resendAtOf(waiting) ?? 0
  return { ok: true, value: { ...stored.sent, resendAt: Math.max(resendAt, stored.sent.resendAt) } }
}

/** Whether the purpose needs a signed-in person. */
const isOfAccount = (purpose: Purpose) => !['login', 'purchase', 'register', 'reset'].includes(purpose)

function fallbackOf(purpose: Purpose, isAgain: boolean): string {
  if (purpose === 'withdraw') return identityFallbacks.withdrawalCode
  if (isAgain) return identityFallbacks.codeAgain
  return isOfAccount(purpose) ? identityFallbacks.accountCode : identityFallbacks.code
}

const fromReply = (reply: Reply<'POST /auth/otp/request'>, kind: SentCode['kind']): SentCode => ({
  otpId: reply.otp_id,
  auth: reply.auth,
  kind,
  resendAt: Date.now() + reply.resend_seconds * 1000
})

let passedId: string | undefined

/**
 * Checks a code; success stores the grant in this browser's cookie. A passed code is not checked again: if the
 * following call was lost, its retry needs only the grant.
 */
export async function checkCode(
  sent: SentCode,
  otp: string,
  fallback: string = identityFallbacks.check
): Promise<Called<Reply<'POST /auth/otp/check'>>> {
  if (sent.otpId === passedId) return { ok: true, value: { auth: sent.auth }, message: '', meta: null }
  const answer = await call(
    'POST /auth/otp/check',
    { otp_id: sent.otpId, otp, type: sent.kind },
    { fallback }
  )
  if (answer.ok) {
    passedId = sent.otpId
    forgetCode()
  }
  return answer
}
