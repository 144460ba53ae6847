import { claimMessage, emptyMessage } from './message-queue.ts'
import type { Services } from '#server/core/platform/services.ts'

/** Sends one message, the given one or any due one. A failure is logged without the contact and retried later. */
export async function sendMessage(services: Services, id?: number): Promise<'sent' | 'failed' | 'none'> {
  const { db, log, mailer, texter, clock, config } = services
  const now = clock.now()
  const claimed = await claimMessage(db, config.appSecret, now, id)
  if (!claimed) return 'none'
  const { to, message } = claimed
  try {
    if (to.kind === 'phone') await texter.send({ to: to.value, ...message }, now)
    else await mailer.send({ to: to.value, ...message }, now)
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(to.value, '…') : 'unknown'
    log.warn({ messageId: claimed.id, kind: to.kind, tries: claimed.tries, reason }, 'message not sent')
    return 'failed'
  }
  await emptyMessage(db, claimed.id)
  return 'sent'
}
