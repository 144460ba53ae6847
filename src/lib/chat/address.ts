import { paths } from '#lib/core/paths.ts'

/** The thread that an address names: by its own id, or by its shop's (0: the marketplace). */
export type ThreadAddress = { id: number } | { shopId: number }

/**
 * The thread of an address of /chat; undefined for the list alone.
 *
 * readThreadAddress('/chat', '?shop_id=7') // => { shopId: 7 }
 */
export function readThreadAddress(pathname: string, search: string): ThreadAddress | undefined {
  const own = /^\/chat\/([1-9]\d{0,14})\/?$/.exec(pathname)?.[1]
  if (own) return { id: Number(own) }
  const shop = new URLSearchParams(search).get('shop_id') ?? ''
  return /^(?:0|[1-9]\d{0,14})$/.test(shop) ? { shopId: Number(shop) } : undefined
}

/** The address of a thread, or of the list. */
export function threadAddress(thread: ThreadAddress | undefined): string {
  if (!thread) return paths.chats
  return 'id' in thread ? paths.conversation(thread.id) : paths.chatWith(thread.shopId)
}
