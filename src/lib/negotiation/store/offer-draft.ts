import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'
import { noteLimit } from '#lib/core/note-limit.ts'
import { freightDigits } from '../freight.ts'

/** What is typed into the form of an offer, before it is sent. */
export type OfferDraft = { cost: string; note: string }

const key: (typeof begunKeys)[number] = 'negoOffer'
const nothing: OfferDraft = { cost: '', note: '' }

/** Keeps a half-typed offer in this tab over a reload and a send that failed; `place` is the checkout's or the order's id. */
export function keepOffer(place: string, { cost, note }: OfferDraft): void {
  if (cost === '' && note === '') sessionStore.remove(key)
  else sessionStore.set(key, JSON.stringify({ place, cost, note }))
}

/** The kept offer of a place; empty where there is none, where it is another's, or where it cannot be read. */
export function readOffer(place: string): OfferDraft {
  const kept = sessionStore.getJson(key) as Partial<OfferDraft & { place: string }> | undefined
  if (kept?.place !== place) return nothing
  return { cost: freightDigits(String(kept.cost ?? '')), note: String(kept.note ?? '').slice(0, noteLimit) }
}

/** It was sent: nothing of it is left. */
export const dropOffer = (): void => sessionStore.remove(key)
