import { call } from '#lib/core/api/call.ts'
import { lastUnread } from '#lib/chat/thread-messages.ts'
import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { setCounters } from '#lib/notification/counters.ts'

/** Milliseconds between two requests: the first is sent at once, what is seen meanwhile in one later. */
const pauseMs = 1_000

type Thread = {
  id: () => number | undefined
  messages: () => readonly ChatMessage[]
  marked: (upTo: number) => void
}

/** Marks as read what was on a visible page (chat-27). */
export class ReadMarks {
  readonly #thread: Thread
  #seen = 0
  #pause: ReturnType<typeof setTimeout> | undefined

  constructor(thread: Thread) {
    this.#thread = thread
    document.addEventListener('visibilitychange', this.#onVisibility)
  }

  readonly #onVisibility = () => this.send()

  close(): void {
    clearTimeout(this.#pause)
    this.#pause = undefined
    this.#seen = 0
    document.removeEventListener('visibilitychange', this.#onVisibility)
  }

  /** The last message that is on the screen. */
  see(upTo: number): void {
    this.#seen = Math.max(this.#seen, upTo)
    this.send()
  }

  send(): void {
    const id = this.#thread.id()
    const upTo = lastUnread(this.#thread.messages(), this.#seen)
    if (document.hidden || this.#pause !== undefined || id === undefined || upTo === undefined) return
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      this.send()
    }, pauseMs)
    void this.#mark(id, upTo)
  }

  /** A failure is tried again with the next message that is seen, or by the pause. */
  async #mark(id: number, upTo: number): Promise<void> {
    const answer = await call('POST /buyer/conversation/read/{id}', { id, up_to: upTo })
    if (!answer.ok) return
    setCounters(answer.value.counters)
    if (this.#thread.id() === id) this.#thread.marked(upTo)
  }
}
