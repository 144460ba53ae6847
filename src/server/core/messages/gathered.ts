import type { Logger } from 'pino'

/** Milliseconds in which messages are gathered for one trip: each costs this process and Redis two writes and two reads. */
const togetherMs = 5

/** In place of messages that Redis did not take. JSON never begins so. */
export const missed = '!'
/** Milliseconds until the others are told of what they missed, where nothing else is sent. */
const missedMs = 1_000
/** The longest such wait, in milliseconds: it doubles while Redis takes nothing in time. */
const maxMissedMs = 60_000

/**
 * Gathers messages and sends them together, each trip a line of `head` and a line for each message. Once a trip was lost, the mark `missed`
 * is sent with the first that is not, or after a wait that doubles: a Redis that answers too late all the time would else
 * make everybody ask anew every second (core-268).
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
