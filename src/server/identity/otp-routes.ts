import { addMinutes } from 'date-fns/addMinutes'

import { coreErrors } from '#lib/core/schema/errors.ts'
import * as contract from '#lib/identity/contract.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { brand } from '#lib/core/brand.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { otpMinutes, type OtpPurpose } from '#lib/identity/otp.ts'
import { identityTexts } from '#lib/identity/texts.ts'

import { accountsOf } from './contacts.ts'
import { queueMessage } from '#server/core/messages/message-queue.ts'
import { openGrant } from './grants.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { type Asker, issueCode, passCode } from './otp.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import { requesterOf } from '#server/core/http/requester.ts'
import { sendMessage } from '#server/core/messages/send-message.ts'
import type { Viewer } from '#server/core/http/people.ts'
import { type Context } from '#server/core/http/context.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import { storeGrant } from './grant-cookie.ts'
import type { Api } from '#server/core/http/registry.ts'

/** Requesting and checking codes (D3, D22). */
export function otpRoutes(api: Api): void {
  api.open(contract.requestOtp, requestCode)

  api.open(contract.checkOtp, async context => {
    const { input, services, now, requestContext } = context
    const given = { id: input.otp_id, code: input.otp, requester: requesterOf(requestContext) }
    const passed = await passCode(context.db, services.config.appSecret, given, now)
    if (!passed.ok) return passed
    storeGrant(requestContext, await openGrant(context.db, passed.value, now))
    return answer({ auth: passed.value.identifier }, { message: 'Verifikasi berhasil' })
  })
}

/**
 * Sends a code. The response, its timing and its errors are the same whether a message is sent or not: the message is
 * stored with the code and sent after the response.
 */
async function requestCode(context: Context<InputOf<typeof contract.requestOtp>>) {
  const { db, input, services, now, requestContext } = context
  const to = readIdentifier((input.type === 'phone' ? input.phone : input.email) ?? '')
  if (!to || to.kind !== input.type) {
    const message = identityTexts.contact
    return fail(coreErrors.invalid_input, { message, fields: { [input.type]: message } })
  }
  const viewer = await context.viewer()
  const purpose = input.purpose ?? purposeOf(viewer, input.is_register)
  const accounts = await accountsOf(db, to)
  const requester = requesterOf(requestContext)
  const asker: Asker = {
    requester,
    // Without rate limits all traffic may come from one address, so no network is counted.
    network: services.config.rateLimits ? networkOf(requestContext.ip) : '',
    isKnown: await isKnownBrowser(db, requester, accounts.owner?.id ?? 0)
  }
  const secret = services.config.appSecret
  const { issued, messageId } = await context.transact(async tx => {
    const issued = await issueCode(tx, secret, { identifier: to.value, purpose }, asker, now)
    if (!issued.ok) throw new ApiException(issued.error)
    const message = isWelcome(accounts, viewer, purpose) ? codeMessage(issued.value.code) : undefined
    const lifetime = { now, endsAt: addMinutes(now, otpMinutes) }
    return { issued: issued.value, messageId: await queueMessage(tx, secret, to, message, lifetime) }
  })
  services.background.run(() => sendMessage(services, messageId))
  return answer(
    { otp_id: issued.id, auth: to.value, resend_seconds: issued.resendSeconds },
    { message: 'Kode verifikasi telah dikirim' }
  )
}

/** The default purpose, derived from is_register and the session. */
function purposeOf(viewer: Viewer | undefined, isRegister: boolean): OtpPurpose {
  if (isRegister) return viewer ? 'contact' : 'register'
  return viewer ? 'account' : 'login'
}

type Accounts = Awaited<ReturnType<typeof accountsOf>>

/**
 * Whether this contact may get a code for this purpose. A contact that is only claimed gets one to sign in, which then
 * also needs the password, and one to verify it; never one that opens or changes an account.
 */
function isWelcome({ owner, claims }: Accounts, viewer: Viewer | undefined, purpose: OtpPurpose): boolean {
  switch (purpose) {
    case 'register':
      return !owner
    case 'login':
      return owner ? owner.role !== 'admin' : claims.length > 0
    // The owner of the phone signs in or opens an account: the code is sent either way and does not reveal which (D46).
    case 'purchase':
      return owner?.role !== 'admin'
    case 'reset':
      return owner !== undefined && owner.role !== 'admin'
    case 'contact':
      return viewer !== undefined && (!owner || owner.id === viewer.id)
    default:
      return viewer !== undefined && owner?.id === viewer.id
  }
}

const codeMessage = (code: string) => ({
  subject: `Kode verifikasi ${brand.name}`,
  text: `${code} adalah kode verifikasi ${brand.name} Anda. Berlaku ${otpMinutes} menit. Jangan berikan kode ini kepada siapa pun.`,
  code
})
