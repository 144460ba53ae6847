import { sessionStore } from '#lib/core/safe-storage.ts'
import { sessionKeys } from '#lib/core/session-keys.ts'
import type { SentCode } from './otp.ts'

const steps = ['phone', 'code', 'claimed', 'name'] as const
export type SheetStep = (typeof steps)[number]

/** The sheet over a product: its step, what was typed, and why a code is asked for once more. */
export type SheetState = { step: SheetStep; auth: string; name: string; note: string }

/** What closing the sheet and a reload leave of it, in this tab. */
type Kept = Omit<SheetState, 'note'> & { sent?: SentCode | undefined; isOpen: boolean }

export function keptSheet(): Kept | undefined {
  const kept = sessionStore.getJson(sessionKeys.purchase) as Partial<Kept> | undefined
  const isKept =
    steps.some(step => step === kept?.step) &&
    typeof kept?.auth === 'string' &&
    typeof kept.name === 'string' &&
    (kept.sent === undefined || typeof kept.sent.otpId === 'string')
  return isKept ? (kept as Kept) : undefined
}

export function keepSheet(kept: Kept | undefined): void {
  if (!kept) return sessionStore.remove(sessionKeys.purchase)
  const { step, auth, name, sent, isOpen } = kept
  sessionStore.set(sessionKeys.purchase, JSON.stringify({ step, auth, name, sent, isOpen }))
}
