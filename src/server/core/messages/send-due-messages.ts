import { giveUpMessages } from './message-queue.ts'
import { sendMessage } from './send-message.ts'
import type { Services } from '#server/core/platform/services.ts'

/** Maximum messages per run, so that other work gets its turn. */
const perLook = 50

/** Sends due messages that were not sent at once: their process died, or their provider failed. Returns how many. */
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
