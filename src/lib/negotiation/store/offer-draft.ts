import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'
import { noteLimit } from '#lib/core/limits.ts'
import { freightDigits } from '../freight.ts'

/** Unsent input of an offer form. */
export type OfferDraft = { cost: string; note: string }

const key: (typeof begunKeys)[number] = 'negoOffer'
const nothing: OfferDraft = { cost: '', note: '' }

/** Stores an unsent offer in this tab, for a reload or a failed send; `place` is the checkout's or the order's id. */
export function storeOffer(place: string, { cost, note }: OfferDraft): void {
  if (cost === '' && note === '') sessionStore.remove(key)
  else sessionStore.set(key, JSON.stringify({ place, cost, note }))
}

/** The stored offer of a place; empty where there is none, where it belongs to another, or where it cannot be read. */
export function readOffer(place: string): OfferDraft {
  const stored = sessionStore.getJson(key) as Partial<OfferDraft & { place: string }> | undefined
  if (stored?.place !== place) return nothing
  return {
    cost: freightDigits(String(stored.cost ?? '')),
    note: String(stored.note ?? '').slice(0, noteLimit)
  }
}

/** Deletes the draft once the offer was sent. */
export const dropOffer = (): void => sessionStore.remove(key)
