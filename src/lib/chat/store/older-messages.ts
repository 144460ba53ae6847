import { beforeUnread, maxOpening } from '#lib/chat/limits.ts'
import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { hasFirstUnread, unreadOf } from '#lib/chat/thread-messages.ts'
import { pageBefore } from './thread-pages.ts'
import type { ThreadState } from './thread-state.ts'

type Thread = {
  id: () => number | undefined
  read: () => ThreadState
  change: (change: Partial<ThreadState>) => void
  add: (more: readonly ChatMessage[]) => void
}

/** Loads what a thread holds above its oldest loaded message. */
export class OlderMessages {
  readonly #thread: Thread

  constructor(thread: Thread) {
    this.#thread = thread
  }

  /** Loads what is between the newest page and the first unread message, which stands above a page of them (chat-45). */
  async loadUnread(): Promise<void> {
    const { messages, conversation, hasOlder } = this.#thread.read()
    const count = conversation?.unread_count ?? 0
    if (messages.length >= maxOpening || hasFirstUnread(messages, hasOlder, count)) return
    const missing = count - unreadOf(messages).length
    if (await this.#loadPage(Math.min(missing + beforeUnread, maxOpening))) await this.loadUnread()
  }

  /** Loads the next page; after a failure only when that is `wanted`. */
  async load(isWanted: boolean): Promise<void> {
    const { olderError, isLoadingOlder } = this.#thread.read()
    if (isLoadingOlder || (olderError && !isWanted)) return
    this.#thread.change({ isLoadingOlder: true, olderError: undefined })
    await this.#loadPage()
    this.#thread.change({ isLoadingOlder: false })
  }

  async #loadPage(perPage?: number): Promise<boolean> {
    const { messages, hasOlder } = this.#thread.read()
    const [oldest] = messages
    const id = this.#thread.id()
    if (!oldest || !hasOlder || id === undefined) return false
    const answer = await pageBefore(id, oldest.id, perPage)
    if (!answer.ok) {
      this.#thread.change({ olderError: answer.error })
      return false
    }
    this.#thread.change({ hasOlder: answer.value.hasOlder })
    this.#thread.add(answer.value.messages)
    return answer.value.messages.length > 0
  }
}
