import type { Config } from '#server/core/platform/config.ts'
import { logMessage } from '#server/core/messages/message-log.ts'
import type { Db } from '#server/core/db/connect.ts'

/** A message to a phone; `to` is E.164 without the plus. */
type PhoneMessage = { to: string; text: string; code?: string }

/** Sends to phones by WhatsApp, by SMS where WhatsApp fails, or stores the message in the message log (D3, D22). */
export type Texter = { send: (message: PhoneMessage, now: Date) => Promise<void> }

/** Timeout of a provider, in ms. */
const timeout = 8_000

/**
 * With both configured, SMS is the fallback of WhatsApp; with one, that one is used; with none, the message log, which
 * the console shows. `send` throws where the last provider fails; the message is then tried again.
 */
export function startTexter(config: Pick<Config, 'whatsapp' | 'sms' | 'siteUrl'>, db: Db): Texter {
  const { whatsapp, sms, siteUrl } = config
  if (!whatsapp && !sms) {
    return {
      send: ({ to, text, code }, now) =>
        logMessage(db, { channel: 'whatsapp', to, text, ...(code && { code }) }, now)
    }
  }
  return {
    async send(message) {
      if (!whatsapp) return sendSms(sms!, readable(message, siteUrl))
      try {
        await sendWhatsApp(whatsapp, message)
      } catch (error) {
        if (!sms) throw error
        await sendSms(sms, readable(message, siteUrl))
      }
    }
  }
}

/** Adds a last line with the site and the code, from which a browser fills in the code on that site only (WebOTP). */
function readable(message: PhoneMessage, siteUrl: string | undefined): PhoneMessage {
  const { to, text, code } = message
  if (!code || !siteUrl?.startsWith('https:')) return message
  return { to, text: `${text}\n\n@${new URL(siteUrl).hostname} #${code}` }
}

type Provider = { url: string; token: string }

/** WhatsApp Cloud API: POST {phone number id}/messages with a text body. */
const sendWhatsApp = (provider: Provider, { to, text }: PhoneMessage) =>
  post('WhatsApp', provider, { messaging_product: 'whatsapp', to, type: 'text', text: { body: text } })

/** A gateway that takes JSON `{ to, text }`; most providers have one, or can be adapted in a few lines. */
const sendSms = (provider: Provider, { to, text }: PhoneMessage) => post('SMS', provider, { to, text })

async function post(name: string, { url, token }: Provider, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Following a redirect would send a code to another host, or count it as sent because some page answered.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout)
  })
  // The status is enough. An unread body keeps its connection, and a long one that breaks off ends the process.
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
}
