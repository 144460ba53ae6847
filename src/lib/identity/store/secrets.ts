import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import type { SecretForm, SecretKind } from '#lib/identity/secret-forms.ts'
import { identityFallbacks, identityTexts } from '#lib/identity/texts.ts'
import { dropCode } from './code-flow.ts'
import { loadSession } from './session.ts'
import { $session } from './who.ts'
import { work } from './work.ts'

/** The form's field for each field of the API. */
const fieldNames: Record<string, keyof SecretForm> = {
  old_password: 'old',
  old_pin: 'old',
  password: 'secret',
  pin: 'secret',
  password_confirmation: 'confirmation',
  pin_confirmation: 'confirmation'
}

const send = {
  password: ({ old, secret, confirmation }: SecretForm) =>
    call(
      'POST /buyer/password/update',
      { ...(old && { old_password: old }), password: secret, password_confirmation: confirmation },
      { fallback: identityFallbacks.changePassword }
    ),
  pin: ({ old, secret, confirmation }: SecretForm) =>
    call(
      'POST /buyer/pin/update',
      { ...(old && { old_pin: old }), pin: secret, pin_confirmation: confirmation },
      { fallback: identityFallbacks.changePin }
    )
}
const done = { password: identityTexts.passwordChanged, pin: identityTexts.pinChanged }

const hasNoPassword = (): boolean => {
  const session = $session.get()
  return session.status === 'member' && session.profile.has_password === false
}

/** Changes the password or the PIN, with the old one or after a code, and shows a message. */
export const changeSecret = (kind: SecretKind, form: SecretForm): Promise<boolean> =>
  work(async () => {
    const answer = await send[kind](form)
    if (!answer.ok) return atFormFields(answer.error)
    dropCode()
    const isFirst = kind === 'password' && hasNoPassword()
    toast(isFirst ? identityTexts.passwordMade : done[kind], 'success')
    if (isFirst) await loadSession()
    return undefined
  })

/** Maps the error's messages to the form's own fields. */
function atFormFields(error: ApiError): ApiError {
  if (!error.fields) return error
  const fields = Object.entries(error.fields).map(([name, text]) => [fieldNames[name] ?? name, text])
  return { ...error, fields: Object.fromEntries(fields) as Record<string, string> }
}
