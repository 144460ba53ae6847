import type { Config } from '../config.ts'
import { keepInOutbox } from '../data/outbox.ts'
import type { Db } from '../db/connect.ts'

/** A message to a phone; `to` is E.164 without the plus. */
export type PhoneMessage = { to: string; text: string; code?: string }

/** Sends to phones by WhatsApp, or keeps the message in the outbox where no provider is configured (D3). */
export type Texter = { send: (message: PhoneMessage, now: Date) => Promise<void> }

/** Milliseconds that a provider may take. */
const patience = 8_000

export function startTexter(config: Config, db: Db): Texter {
  const provider = config.whatsapp
  if (!provider) {
    return { send: (message, now) => keepInOutbox(db, { channel: 'whatsapp', ...message }, now) }
  }
  return {
    // WhatsApp Cloud API: POST {phone number id}/messages with a text body.
    async send(message) {
      const answer = await fetch(provider.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${provider.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to: message.to,
          type: 'text',
          text: { body: message.text }
        }),
        signal: AbortSignal.timeout(patience)
      })
      if (!answer.ok) throw new Error(`WhatsApp answered ${answer.status}`)
    }
  }
}
