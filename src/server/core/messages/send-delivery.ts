import { claimDelivery, emptyDelivery } from './deliveries.ts'
import type { Services } from '#server/core/platform/services.ts'

/** Sends one message, this one or any that is due. A failure is logged without the contact and tried again later. */
export async function sendDelivery(services: Services, id?: number): Promise<'sent' | 'failed' | 'none'> {
  const { db, log, mailer, texter, clock, config } = services
  const now = clock.now()
  const claimed = await claimDelivery(db, config.appSecret, now, id)
  if (!claimed) return 'none'
  const { to, message } = claimed
  try {
    if (to.kind === 'phone') await texter.send({ to: to.value, ...message }, now)
    else await mailer.send({ to: to.value, ...message }, now)
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(to.value, '…') : 'unknown'
    log.warn({ deliveryId: claimed.id, kind: to.kind, tries: claimed.tries, reason }, 'message not sent')
    return 'failed'
  }
  await emptyDelivery(db, claimed.id)
  return 'sent'
}
