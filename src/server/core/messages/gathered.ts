import type { Logger } from 'pino'

/** Milliseconds for which messages are batched: each batch costs us and Redis two writes and two reads. */
const togetherMs = 5

/** Marker in place of messages that Redis did not take. JSON never begins with it. */
export const missed = '!'
/** Milliseconds until the marker is sent where nothing else is. */
const missedMs = 1_000
/** Maximum of that wait in milliseconds; it doubles while Redis takes nothing in time. */
const maxMissedMs = 60_000

/**
 * Collects messages and sends them in batches: a line of `head`, then a line per message. After a batch was lost, the
 * marker `missed` is sent once a batch succeeds, or after a wait that doubles: otherwise a Redis that always answers
 * too late would make every process refetch each second (core-268).
 */
export function gathered(head: string, publish: (text: string) => Promise<unknown>, log: Logger) {
  let together: string[] = []
  let waitMs = missedMs
  let later: NodeJS.Timeout | undefined
  let isClosed = false
  const tellMissed = () => {
    clearTimeout(later)
    later = undefined
    gather(missed)
  }
  const trip = async () => {
    const messages = together
    together = []
    try {
      await publish([head, ...messages].join('\n'))
    } catch (error) {
      log.debug({ error }, 'message not sent')
      if (later || isClosed) return
      later = setTimeout(tellMissed, waitMs).unref()
      waitMs = Math.min(2 * waitMs, maxMissedMs)
      return
    }
    if (messages.includes(missed)) waitMs = missedMs
    if (later) tellMissed()
  }
  /** `message` holds no line break. */
  const gather = (message: string): void => {
    if (together.push(message) === 1) setTimeout(() => void trip(), togetherMs)
  }
  const close = (): void => {
    isClosed = true
    clearTimeout(later)
  }
  return { gather, close }
}
