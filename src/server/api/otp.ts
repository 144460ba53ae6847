import * as contract from '#lib/contracts/auth.ts'
import { refuse } from '#lib/contracts/refusals.ts'
import { brand } from '#lib/brand.ts'
import { type Identifier, readIdentifier } from '#lib/domain/identifier.ts'
import { grantMinutes, otpMinutes } from '#lib/domain/otp.ts'

import { setCookie } from '../cookies.ts'
import { issueCode, type OtpPurpose, passCode } from '../data/otp.ts'
import { findUser } from '../data/users.ts'
import { answer, type Context } from './context.ts'
import type { Api } from './registry.ts'

/** The cookie that holds the grant of one purpose; only this browser has it. */
export const grantCookie = (purpose: OtpPurpose) => `grant_${purpose}`

/** Requesting and checking codes (D3). */
export function otpRoutes(api: Api): void {
  api.open(contract.requestOtp, async context => {
    const { input, services, now } = context
    const to = readIdentifier((input.type === 'phone' ? input.phone : input.email) ?? '')
    if (!to || to.kind !== input.type) {
      const message = 'Format email atau nomor telepon tidak valid'
      return refuse('invalid_input', { message, fields: { [input.type]: message } })
    }
    const purpose = input.purpose ?? (await purposeOf(context, input.is_register))
    const subject = { identifier: to.value, purpose }
    const issued = await context.transact(tx => issueCode(tx, services.config.appSecret, subject, now))
    if (!issued.ok) return issued
    // The answer is the same whether a message goes out or not: it never tells who is registered.
    if (await isWelcome(context, to, purpose)) await deliver(context, to, issued.value.code)
    return answer(
      { otp_id: issued.value.id, auth: to.value, resend_seconds: issued.value.resendSeconds },
      { message: 'Kode verifikasi telah dikirim' }
    )
  })

  api.open(contract.checkOtp, async ({ db, input, services, now, frame }) => {
    const given = { id: input.otp_id, code: input.otp }
    const passed = await passCode(db, services.config.appSecret, given, now)
    if (!passed.ok) return passed
    setCookie(frame, grantCookie(passed.value.purpose), passed.value.token, {
      maxAgeSeconds: grantMinutes * 60
    })
    return answer({ auth: passed.value.identifier }, { message: 'Verifikasi berhasil' })
  })
}

/** Where the caller names no purpose it follows from is_register and the session. */
async function purposeOf(context: Context<unknown>, isRegister: boolean): Promise<OtpPurpose> {
  const viewer = await context.viewer()
  if (isRegister) return viewer ? 'contact' : 'register'
  return viewer ? 'password' : 'login'
}

/** Whether this contact may get a code for this purpose at all. */
async function isWelcome(context: Context<unknown>, to: Identifier, purpose: OtpPurpose): Promise<boolean> {
  const owner = await findUser(context.db, to)
  if (purpose === 'register') return !owner
  if (purpose === 'login' || purpose === 'reset') return owner !== undefined && owner.role !== 'admin'
  const viewer = await context.viewer()
  return (
    viewer !== undefined &&
    (purpose === 'contact' ? !owner || owner.id === viewer.id : owner?.id === viewer.id)
  )
}

async function deliver({ services, now }: Context<unknown>, to: Identifier, code: string): Promise<void> {
  const text = `${code} adalah kode verifikasi ${brand.name} Anda. Berlaku ${otpMinutes} menit. Jangan berikan kode ini kepada siapa pun.`
  if (to.kind === 'phone') await services.texter.send({ to: to.value, text, code }, now)
  else await services.mailer.send({ to: to.value, subject: `Kode verifikasi ${brand.name}`, text, code }, now)
}
