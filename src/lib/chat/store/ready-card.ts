import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'
import type { ChatOrder, ChatProduct } from '#lib/chat/message-shapes.ts'

/** What a message is about: its card is sent with it. */
export type Subject = { product?: ChatProduct; transaction?: ChatOrder }

const readyCardKey = 'readyCard' satisfies (typeof begunKeys)[number]

/** Stores the card that the next message to a shop takes along, until it was sent or removed. */
export const keepCard = (shopId: number, subject: Subject): void =>
  sessionStore.set(readyCardKey, JSON.stringify({ shopId, subject }))

export function readCard(shopId: number): Subject | undefined {
  const kept = sessionStore.getJson(readyCardKey) as { shopId?: number; subject?: Subject } | undefined
  return kept?.shopId === shopId ? kept.subject : undefined
}

export const dropCard = (): void => sessionStore.remove(readyCardKey)
