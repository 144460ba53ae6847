import { call } from '#lib/core/api/call.ts'
import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { retryChannels } from '#lib/identity/store/channels.ts'
import { $isLive } from '#lib/identity/store/live.ts'
import { refreshCounters } from '#lib/notification/store/refresh-counters.ts'
import type { ThreadState } from './thread-state.ts'

type Thread = {
  /** Undefined once the thread is closed, and before its conversation is stored. */
  id: () => number | undefined
  read: () => ThreadState
  change: (change: Partial<ThreadState>) => void
  add: (more: readonly ChatMessage[]) => void
}

/** Loads what follows the last complete message of a thread (chat-26). */
export class NewerMessages {
  readonly #thread: Thread
  /** Every message up to this one is loaded: what follows is requested after an interruption. */
  #complete = 0
  /** Messages may be missing after `#complete`. */
  #isBehind = true
  #running: Promise<void> | undefined
  #isWanted = false

  constructor(thread: Thread) {
    this.#thread = thread
  }

  /** The messages up to this one were loaded; more are `wanted` if it is not the newest. */
  begin(complete: number, isWanted: boolean): void {
    this.#complete = complete
    if (isWanted) this.#isWanted = true
  }

  /** Nothing is missing: from now on the channel tells of everything. */
  settle(): void {
    this.#isBehind = false
  }

  /** The channel closed: messages may be missing. */
  interrupt(): void {
    this.#isBehind = true
  }

  /** A message arrived by the channel, in the order of ids. */
  hear(id: number): void {
    if (!this.#isBehind) this.#complete = Math.max(this.#complete, id)
  }

  /** The thread is loaded: requests what was wanted meanwhile. */
  resume(): void {
    if (this.#isWanted) void this.catchUp()
  }

  /** Requests only what is newer than the last complete message; while the thread loads, afterwards. */
  catchUp(): Promise<void> {
    this.#isWanted = true
    if (this.#thread.read().status !== 'ready') return Promise.resolve()
    this.#running ??= this.#request().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #request(): Promise<void> {
    const { read, change, add } = this.#thread
    for (let id = this.#thread.id(); this.#isWanted && id !== undefined; id = this.#thread.id()) {
      this.#isWanted = false
      const wasOpen = read().isChannelOpen
      const answer = await call('GET /buyer/conversation/{id}', { id, after: this.#complete })
      if (!answer.ok) return change({ isOffline: answer.error.status === 0 })
      retryChannels()
      const { value, meta } = answer
      this.#complete = Math.max(this.#complete, value.at(-1)?.id ?? 0)
      if ((meta?.total ?? 0) > value.length) this.#isWanted = true
      else if (wasOpen) this.#isBehind = false
      change({ isOffline: false })
      add(value)
      if (!$isLive.get() && value.some(one => !one.is_you)) void refreshCounters()
    }
  }
}
