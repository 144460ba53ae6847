import { giveUpMessages } from './message-queue.ts'
import { sendMessage } from './send-message.ts'
import type { Services } from '#server/core/platform/services.ts'

/** Messages that one look sends before it lets others work. */
const perLook = 50

/** Sends what is due and was not sent at once: its process died, or its provider failed. Answers how many went out. */
export async function sendDueMessages(services: Services): Promise<number> {
  let sent = 0
  for (let look = 0; look < perLook; look += 1) {
    const outcome = await sendMessage(services)
    if (outcome === 'none') break
    if (outcome === 'sent') sent += 1
  }
  const given = await giveUpMessages(services.db, services.clock.now())
  if (given > 0) services.log.warn({ given }, 'messages given up')
  return sent
}
