import { Webhook } from 'standardwebhooks'

import type { DeliveryProblem } from '#lib/webhook/topics.ts'

import { OutsideError } from '#server/core/adapters/outside-address.ts'
import { ApiException } from '#server/core/api-exception.ts'
import type { Services } from '#server/core/platform/services.ts'
import { secretsOf, UnopenedSecret } from './secrets.ts'
import type { webhooks } from './schema.ts'

/** Milliseconds for a connection, and for a whole delivery. */
const connectMs = 5_000
export const timeoutMs = 15_000
/** Bytes of an answer that are read, and characters that are stored. */
const maxBytes = 2_000
const maxExcerpt = 500

/** What came of a try. */
export type Outcome = {
  /** What was wrong; null where the receiver answered 2xx. */
  problem: DeliveryProblem | null
  responseStatus: number | null
  responseExcerpt: string | null
}

type Target = Pick<typeof webhooks.$inferSelect, 'url' | 'secret' | 'earlierSecret' | 'earlierUntil'>

/**
 * Sends a message once, signed by the Standard Webhooks scheme; a redirect is not followed. A fault of our own is an outcome
 * too, so that its message is not tried every minute for ever. Throws ApiException 'busy' where too many wait.
 */
export async function sendOnce(
  services: Services,
  webhook: Target,
  { messageId, body }: { messageId: string; body: string },
  ms = timeoutMs
): Promise<Outcome> {
  const { config, clock, outside, log } = services
  // The receiver compares it with its own clock, which the demo's does not move.
  const at = new Date()
  try {
    const signatures = secretsOf(config, webhook, clock.now()).map(secret =>
      new Webhook(secret).sign(messageId, at, body)
    )
    const { status, body: answered } = await outside.webhooks(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Baba-Bangunan-Webhook/1',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signatures.join(' ')
      },
      body,
      maxBytes,
      isCut: true,
      maxRedirects: 0,
      connectMs,
      timeoutMs: ms
    })
    const isAccepted = status >= 200 && status < 300
    return {
      problem: isAccepted ? null : 'status',
      responseStatus: status,
      responseExcerpt: excerptOf(answered)
    }
  } catch (error) {
    if (error instanceof ApiException) throw error
    const problem = problemOf(error)
    if (problem === 'internal') log.error({ error, messageId }, 'webhook not sent')
    return { problem, responseStatus: null, responseExcerpt: null }
  }
}

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof UnopenedSecret) return 'not_signed'
  const reason = error instanceof OutsideError ? error.reason : undefined
  // Answers are cut and redirects not followed: these two are not thrown here.
  return reason && reason !== 'too_large' && reason !== 'redirects' ? reason : 'internal'
}

/** The beginning of an answer as one text that can be stored and shown. */
const excerptOf = (body: Buffer): string | null =>
  body
    .toString('utf8')
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, maxExcerpt)
    // Half of a character that was cut.
    .replace(/[\uD800-\uDBFF]$/, '') || null
