import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { grantMinutes, otpMinutes } from '#lib/identity/otp.ts'
import type { SentCode } from './otp.ts'

const steps = ['phone', 'code', 'claimed', 'name'] as const
export type SheetStep = (typeof steps)[number]

/** The sheet over a product: its step, its input, and why another code is needed. */
export type SheetState = { step: SheetStep; auth: string; name: string; note: string }

/** What this tab stores of the sheet when it is closed or the page reloads. */
type Sheet = Omit<SheetState, 'note'> & { sent?: SentCode | undefined; isOpen: boolean }
/** Adds the browser's instant (ms) at which its step began. */
type Stored = Sheet & { at: number }

/** Lifetime of each step in milliseconds: of a code, and of the grant of a passed one. */
const stepMs: Record<SheetStep, number> = {
  phone: 30 * 60_000,
  code: otpMinutes * 60_000,
  claimed: grantMinutes * 60_000,
  name: grantMinutes * 60_000
}
/** Milliseconds after which the stored input is dropped, in case another person follows. */
const lifeMs = 30 * 60_000

/** The stored sheet; only the number if its step expired, and undefined after half an hour. */
export function storedSheet(): Sheet | undefined {
  const stored = read()
  const age = stored ? Date.now() - stored.at : Infinity
  if (!stored || age >= lifeMs) return undefined
  return age < stepMs[stored.step] ? stored : { ...stored, step: 'phone', sent: undefined }
}

function read(): Stored | undefined {
  const found = sessionStore.getJson(sessionKeys.purchase) as Partial<Stored> | undefined
  const isSheet =
    steps.some(step => step === found?.step) &&
    typeof found?.auth === 'string' &&
    typeof found.name === 'string' &&
    typeof found.at === 'number' &&
    (found.sent === undefined || typeof found.sent.otpId === 'string')
  return isSheet ? (found as Stored) : undefined
}

export function storeSheet(sheet: Sheet | undefined): void {
  if (!sheet) return sessionStore.remove(sessionKeys.purchase)
  const { step, auth, name, sent, isOpen } = sheet
  const before = read()
  // Typing and closing do not extend a code's lifetime.
  const isSame = before?.step === step && before.sent?.otpId === sent?.otpId && before.auth === auth
  const at = isSame ? before.at : Date.now()
  sessionStore.set(sessionKeys.purchase, JSON.stringify({ step, auth, name, sent, isOpen, at }))
}
