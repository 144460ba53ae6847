import { call } from '#lib/core/api/call.ts'
import { isMissing } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { lastUnread } from '#lib/chat/thread-messages.ts'
import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { setCounters } from '#lib/notification/counters.ts'

/** Milliseconds between two requests: the first is sent at once, what is seen meanwhile in one later. */
const pauseMs = 1_000
/** Milliseconds after a failure at most; each one in a row doubles them. */
const maxPauseMs = 60_000

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
  #isRunning = false
  #failures = 0
  /** Closed, or the conversation does not exist. */
  #isOver = false

  constructor(thread: Thread) {
    this.#thread = thread
    document.addEventListener('visibilitychange', this.#onReturn)
    window.addEventListener('online', this.#onReturn)
  }

  /** The connection may be back: a failure waits no longer. */
  readonly #onReturn = () => {
    if (this.#failures > 0 && !document.hidden) this.#endPause()
    this.send()
  }

  close(): void {
    this.#isOver = true
    this.#endPause()
    document.removeEventListener('visibilitychange', this.#onReturn)
    window.removeEventListener('online', this.#onReturn)
  }

  #endPause(): void {
    clearTimeout(this.#pause)
    this.#pause = undefined
  }

  #wait(ms: number): void {
    this.#endPause()
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      this.send()
    }, ms)
  }

  /** The last message that is on the screen. */
  see(upTo: number): void {
    this.#seen = Math.max(this.#seen, upTo)
    this.send()
  }

  send(): void {
    if (this.#isOver || this.#isRunning || this.#pause !== undefined || document.hidden) return
    const id = this.#thread.id()
    const upTo = lastUnread(this.#thread.messages(), this.#seen)
    if (id === undefined || upTo === undefined) return
    this.#isRunning = true
    this.#wait(pauseMs)
    void this.#mark(id, upTo)
  }

  /** A failure is tried again after a longer pause, or when the connection may be back. */
  async #mark(id: number, upTo: number): Promise<void> {
    const answer = await call('POST /buyer/conversation/read/{id}', { id, up_to: upTo })
    this.#isRunning = false
    if (!answer.ok) return this.#fail(answer.error)
    this.#failures = 0
    setCounters(answer.value.counters)
    if (this.#isOver || this.#thread.id() !== id) return
    this.#thread.marked(upTo)
    this.send()
  }

  #fail(error: ApiError): void {
    if (isMissing(error)) this.close()
    if (this.#isOver) return
    this.#failures += 1
    this.#wait(Math.min(pauseMs * 2 ** this.#failures, maxPauseMs))
  }
}
