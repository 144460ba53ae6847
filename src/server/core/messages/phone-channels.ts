import type { PhoneChannel } from '#lib/core/api/call.ts'

import type { Config } from '#server/core/platform/config.ts'

/**
 * Channels to phones, in the order in which they are tried; without a provider the message log stands for WhatsApp.
 */
export function phoneChannels({ whatsapp, sms }: Pick<Config, 'whatsapp' | 'sms'>): PhoneChannel[] {
  if (!sms) return ['whatsapp']
  return whatsapp ? ['whatsapp', 'sms'] : ['sms']
}
