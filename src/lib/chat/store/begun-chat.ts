import { newKey } from '#lib/core/api/idempotency-key.ts'
import { begunChatKey } from '#lib/chat/begun-chat-key.ts'
import { readOwned, storeOwned } from '#lib/identity/store/owned.ts'
import { begunLifeMs, takeOnce } from '#lib/cart/store/begun-purchase.ts'

type Begun = { id: string; shopId: number; at: number }

/** Remembers that a guest wanted to write to a shop. */
export function keepBegunChat(shopId: number, now = Date.now()): void {
  storeOwned(begunChatKey, { id: newKey(), shopId, at: now } satisfies Begun)
}

/** Whether a guest wanted to write to this shop; true only once, across reloads and tabs. */
export async function takeBegunChat(shopId: number, now = Date.now()): Promise<boolean> {
  const read = () => {
    const kept = readOwned(begunChatKey) as Partial<Begun> | undefined
    const isFresh = typeof kept?.at === 'number' && now - kept.at < begunLifeMs
    return typeof kept?.id === 'string' && isFresh && kept.shopId === shopId ? (kept as Begun) : undefined
  }
  return (await takeOnce(begunChatKey, read)) !== undefined
}
