import { retryAfter } from '#lib/chat/send-outcome.ts'

/** Shops whose last message was not taken: each waits on its own, so that none holds the messages to others. */
export class ShopHolds {
  readonly #holds = new Map<number, { failures: number; timer: ReturnType<typeof setTimeout> | undefined }>()
  readonly #retry: () => void

  /** `retry` is called whenever a hold is over. */
  constructor(retry: () => void) {
    this.#retry = retry
  }

  /** Whether this shop's messages wait now. */
  isHeld(shopId: number): boolean {
    return this.#holds.get(shopId)?.timer !== undefined
  }

  /** Whether this shop's last message was not taken: it is tried after those of others. */
  hasFailed(shopId: number): boolean {
    return this.#holds.has(shopId)
  }

  /** Holds a shop's messages, longer after each failure in a row (chat-24). */
  hold(shopId: number): void {
    const before = this.#holds.get(shopId)
    clearTimeout(before?.timer)
    const failures = (before?.failures ?? 0) + 1
    const hold = { failures, timer: setTimeout(() => this.#end(shopId), retryAfter(failures)) }
    this.#holds.set(shopId, hold)
  }

  #end(shopId: number): void {
    const hold = this.#holds.get(shopId)
    if (hold) hold.timer = undefined
    this.#retry()
  }

  /** Forgets the failures of one shop, or of all. */
  release(shopId?: number): void {
    for (const shop of shopId === undefined ? [...this.#holds.keys()] : [shopId]) {
      clearTimeout(this.#holds.get(shop)?.timer)
      this.#holds.delete(shop)
    }
  }
}
