import type { PhoneChannel } from '#lib/core/api/call.ts'

import type { Config } from '#server/core/platform/config.ts'

/** How messages reach phones, in the order in which it is tried; the outbox stands for WhatsApp. */
export function phoneChannels({ whatsapp, sms }: Pick<Config, 'whatsapp' | 'sms'>): PhoneChannel[] {
  if (!sms) return ['whatsapp']
  return whatsapp ? ['whatsapp', 'sms'] : ['sms']
}
