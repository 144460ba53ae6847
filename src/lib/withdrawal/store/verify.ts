import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { Identifier } from '#lib/core/schema/identifier.ts'
import { $code, openCode, renewCode } from '#lib/identity/store/code-flow.ts'
import { checkCode } from '#lib/identity/store/otp.ts'
import { work } from '#lib/identity/store/work.ts'
import { grantMinutes } from '#lib/identity/otp.ts'
import { triesLeftText, withdrawalNotes } from '#lib/withdrawal/texts.ts'
import { passedNow, setPassed } from './form.ts'
import { $verifyStep, requestWithdrawal } from './request.ts'

const typeOf = (kind: Identifier['kind']) => (kind === 'phone' ? 'whatsapp' : 'email')

/** Sends a code to a verified contact; one that was passed minutes ago still counts. */
export const chooseContact = ({ kind, value }: Identifier): Promise<boolean> =>
  work(async () => {
    if (passedNow()?.kind === kind) {
      const error = await send(kind)
      if (error?.code !== 'grant_required') return error
    }
    const failed = await openCode(value, 'withdraw')
    if (!failed) $verifyStep.set('code')
    return failed
  })

/** Requests the withdrawal by the grant of a passed code, which counts once. */
async function send(kind: Identifier['kind']): Promise<ApiError | undefined> {
  const error = await requestWithdrawal(typeOf(kind))
  if (!error || error.code === 'grant_required') setPassed(undefined)
  return error
}

/** Checks the typed code, then requests the withdrawal. A wrong one says how many tries are left. */
export const submitWithdrawalCode = async (otp: string): Promise<void> => {
  let isOver = false
  await work(async () => {
    const flow = $code.get()
    if (!flow) return undefined
    const { kind } = flow.sent
    const checked = await checkCode(flow.sent, otp, withdrawalNotes.codeInvalid)
    if (!checked.ok) return withTriesLeft(checked.error)
    setPassed({ kind, until: Date.now() + grantMinutes * 60_000 })
    const error = await send(kind)
    isOver = error?.code === 'grant_required'
    return error
  })
  // The grant ended meanwhile: another code, in the same step.
  if (isOver) await renewCode()
}

function withTriesLeft(error: ApiError): ApiError {
  const left = error.details?.['tries_left']
  if (error.code !== 'otp_invalid' || typeof left !== 'number') return error
  return { ...error, message: `${error.message}. ${triesLeftText(left)}` }
}
