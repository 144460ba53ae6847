import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { ChatOrder, ChatProduct, ChatWithdrawal } from '#lib/chat/message-shapes.ts'
import { readOwned, storeOwned } from '#lib/identity/store/owned.ts'

/** What a message is about: its card is sent with it. */
export type Subject = { product?: ChatProduct; transaction?: ChatOrder; withdrawal?: ChatWithdrawal }

/** Whether there is a card at all. */
export const hasCard = ({ product, transaction, withdrawal }: Subject): boolean =>
  Boolean(product ?? transaction ?? withdrawal)

const readyCardKey = 'readyCard'

/** Stores the card that the next message to a shop takes along, until it was sent or removed. */
export const keepCard = (shopId: number, subject: Subject): void =>
  storeOwned(readyCardKey, { shopId, subject })

export function readCard(shopId: number): Subject | undefined {
  const kept = readOwned(readyCardKey) as { shopId?: number; subject?: Subject } | undefined
  return kept?.shopId === shopId ? kept.subject : undefined
}

export const dropCard = (): void => sessionStore.remove(readyCardKey)
