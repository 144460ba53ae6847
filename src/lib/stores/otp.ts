import { call, type Called } from '../call.ts'
import type { Reply, Sent } from '../contracts/table.ts'
import { readIdentifier } from '../domain/identifier.ts'

/** A code that was sent: what the code screen needs, and what a reload picks up again. */
export type SentCode = {
  otpId: string
  /** Where it went, in stored form. */
  auth: string
  kind: 'phone' | 'email'
  /** Browser's instant (ms) from which another may be asked for. */
  resendAt: number
}

type Purpose = NonNullable<Sent<'POST /auth/otp/request'>['purpose']>

/** Asks for a code; a refusal with `retry_after` says how long to wait. */
export async function sendCode(
  auth: string,
  purpose: Purpose
): Promise<{ ok: true; value: SentCode } | Extract<Called<never>, { ok: false }>> {
  const identifier = readIdentifier(auth)
  const kind = identifier?.kind ?? 'phone'
  const answer = await call('POST /auth/otp/request', {
    type: kind,
    [kind]: identifier?.value ?? auth,
    is_register: purpose === 'register' || purpose === 'contact',
    purpose
  })
  if (!answer.ok) return answer
  return { ok: true, value: fromReply(answer.value, kind) }
}

const fromReply = (reply: Reply<'POST /auth/otp/request'>, kind: SentCode['kind']): SentCode => ({
  otpId: reply.otp_id,
  auth: reply.auth,
  kind,
  resendAt: Date.now() + reply.resend_seconds * 1000
})

/** Checks a code; success leaves the grant in this browser's cookie. */
export const checkCode = (sent: SentCode, otp: string) =>
  call('POST /auth/otp/check', { otp_id: sent.otpId, otp, type: sent.kind })
