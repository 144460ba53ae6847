import { map } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { localPhone, readIdentifier } from '#lib/core/schema/identifier.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { cookieErrors } from '#lib/identity/cookie-errors.ts'
import { toast, toastMs } from '#lib/core/browser/toasts.ts'
import { identityFallbacks, keptText, purchaseTexts } from '#lib/identity/texts.ts'
import { $code, dropCode, leaveCode, openCode, submitCode } from './code-flow.ts'
import { storeSheet, storedSheet, type SheetState, type SheetStep } from './stored-purchase-sign-in.ts'
import { inForm } from './login.ts'
import { forgetPassed, isPassed, notePassed } from './passed-contact.ts'
import { welcome } from './session.ts'
import { endWork, work } from './work.ts'

// Signing in or registering in the sheet over a product (D46): number, code, and a name for a new person.

const start: SheetState = { step: 'phone', auth: '', name: '', note: '' }
export const $purchase = map<SheetState>({ ...start })

function show(change: Partial<SheetState>): undefined {
  $purchase.set({ ...$purchase.get(), note: '', ...change })
  store()
}

const store = (): void => storeSheet({ ...$purchase.get(), sent: $code.get()?.sent, isOpen: true })

// A resent code is the one to resume after a reload.
$code.listen(flow => flow?.purpose === 'purchase' && $purchase.get().step === 'code' && store())

/** Opens the sheet where it was closed or a reload interrupted it. */
export function openPurchase(): void {
  endWork()
  const { step = 'phone', auth = '', name = '', sent } = storedSheet() ?? {}
  const isLost = step === 'code' && !sent
  $code.set(sent && { purpose: 'purchase', auth, sent, isAgain: false })
  if (step === 'name' || step === 'claimed') notePassed(auth)
  show({ step: isLost ? 'phone' : step, auth, name })
}

/** Closes the sheet; the input stays for the next time. */
export function closePurchase(): void {
  leaveCode()
  const stored = storedSheet()
  if (stored) storeSheet({ ...stored, isOpen: false })
}

export function typeInPurchase(typed: { auth: string } | { name: string }): void {
  $purchase.set({ ...$purchase.get(), ...typed })
  store()
}

/** 'Kembali': to the number, which stays. */
export function backToPhone(): void {
  endWork()
  show({ step: 'phone' })
}

/** Sends the code. Going back and forth with the same number needs no new one. */
export const submitPhone = (auth: string): Promise<boolean> =>
  work(async () => {
    show({ auth })
    return isPassed(auth) ? enter() : goToCode('')
  })

export const submitPurchaseCode = (code: string): Promise<boolean> =>
  submitCode(code, async () => {
    notePassed($purchase.get().auth)
    return enter()
  })

/** After a passed code: signs in the owner of an account, otherwise asks for a name. */
async function enter(): Promise<ApiError | undefined> {
  const { auth } = $purchase.get()
  const answer = await call('POST /auth/login', { auth }, { fallback: identityFallbacks.loginAfterCode })
  if (answer.ok) return finish(answer.value)
  const { code } = answer.error
  if (code === 'account_not_found') return show({ step: 'name' })
  if (code === 'contact_claimed') return show({ step: 'claimed' })
  return code === 'password_unusable' ? renew(answer.error, purchaseTexts.codeRenewed) : inForm(answer.error)
}

/** The password of the account that claims the number: links the number (identity-24). */
export const submitClaimedPassword = (password: string): Promise<boolean> =>
  work(async () => {
    const { auth } = $purchase.get()
    const answer = await call('POST /auth/login', { auth, password }, { fallback: identityFallbacks.login })
    return answer.ok ? finish(answer.value) : inForm(answer.error)
  })

/** 'Bukan akun saya': opens a new account with the passed code. */
export function notMyAccount(): void {
  endWork()
  show({ step: 'name' })
}

export const submitName = (name: string): Promise<boolean> =>
  work(async () => {
    show({ name })
    const phone = localPhone(readIdentifier($purchase.get().auth)?.value ?? '')
    const form = { name, phone, in_purchase: true }
    const answer = await call('POST /auth/register', form, { fallback: identityFallbacks.register })
    if (answer.ok) return finish(answer.value)
    const { code } = answer.error
    if (code === 'grant_required') return renew(answer.error, purchaseTexts.codeRenewed)
    // It was just opened, in another tab or by a request whose response was lost.
    return code === 'phone_taken' ? renew(answer.error, purchaseTexts.alreadyOpen) : answer.error
  })

/** Requests another code; if none can be sent yet, `error` stays. */
async function renew(error: ApiError, note: string): Promise<ApiError | undefined> {
  forgetPassed()
  return (await goToCode(note)) && error
}

/** 'Kirim kode verifikasi lagi', after an automatic resend failed. */
export const renewByHand = (): Promise<boolean> => work(() => goToCode(purchaseTexts.codeRenewed))

async function goToCode(note: string): Promise<ApiError | undefined> {
  const step: SheetStep = 'code'
  return (await openCode($purchase.get().auth, 'purchase')) ?? show({ step, note })
}

/** Finishes the sign-in, unless the browser rejected the session's cookies (core-237). */
function finish(profile: Reply<'POST /auth/login'>): ApiError | undefined {
  if (!isMaybeSignedIn()) return cookieErrors.cookies_refused
  dropCode()
  forgetPassed()
  $purchase.set({ ...start })
  storeSheet(undefined)
  welcome(profile)
  if (profile.closing_revoked) toast(keptText, 'success', toastMs.snackbar)
  return undefined
}
