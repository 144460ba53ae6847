import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { grantMinutes, otpMinutes } from '#lib/identity/otp.ts'
import type { SentCode } from './otp.ts'

const steps = ['phone', 'code', 'claimed', 'name'] as const
export type SheetStep = (typeof steps)[number]

/** The sheet over a product: its step, what was typed, and why a code is asked for once more. */
export type SheetState = { step: SheetStep; auth: string; name: string; note: string }

/** What closing the sheet and a reload leave of it, in this tab. */
type Kept = Omit<SheetState, 'note'> & { sent?: SentCode | undefined; isOpen: boolean }
/** With the browser's instant (ms) at which its step began. */
type Stored = Kept & { at: number }

/** Milliseconds after which a step is over: a code, and what was passed with one. */
const stepMs: Record<SheetStep, number> = {
  phone: 30 * 60_000,
  code: otpMinutes * 60_000,
  claimed: grantMinutes * 60_000,
  name: grantMinutes * 60_000
}
/** Milliseconds after which nothing of it is shown to who comes next. */
const lifeMs = 30 * 60_000

/** Where the sheet was left; with the number alone where its step is over, and not at all after half an hour. */
export function keptSheet(): Kept | undefined {
  const stored = read()
  const age = stored ? Date.now() - stored.at : Infinity
  if (!stored || age >= lifeMs) return undefined
  return age < stepMs[stored.step] ? stored : { ...stored, step: 'phone', sent: undefined }
}

function read(): Stored | undefined {
  const kept = sessionStore.getJson(sessionKeys.purchase) as Partial<Stored> | undefined
  const isKept =
    steps.some(step => step === kept?.step) &&
    typeof kept?.auth === 'string' &&
    typeof kept.name === 'string' &&
    typeof kept.at === 'number' &&
    (kept.sent === undefined || typeof kept.sent.otpId === 'string')
  return isKept ? (kept as Stored) : undefined
}

export function keepSheet(kept: Kept | undefined): void {
  if (!kept) return sessionStore.remove(sessionKeys.purchase)
  const { step, auth, name, sent, isOpen } = kept
  const before = read()
  // Typing and closing do not make a code younger.
  const isSame = before?.step === step && before.sent?.otpId === sent?.otpId && before.auth === auth
  const at = isSame ? before.at : Date.now()
  sessionStore.set(sessionKeys.purchase, JSON.stringify({ step, auth, name, sent, isOpen, at }))
}
