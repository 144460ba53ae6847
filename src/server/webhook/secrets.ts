import { randomBytes } from 'node:crypto'

import type { Config } from '#server/core/platform/config.ts'
import { seal, unseal } from '#server/core/platform/crypto.ts'
import type { webhooks } from './schema.ts'

const use = 'webhook'

/** A secret was sealed with another APP_SECRET than today's. */
export class UnopenedSecret extends Error {}

/** A new secret of the Standard Webhooks scheme. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const sealSecret = ({ appSecret }: Pick<Config, 'appSecret'>, secret: string): string =>
  seal(appSecret, use, secret)

type Sealed = Pick<typeof webhooks.$inferSelect, 'secret' | 'earlierSecret' | 'earlierUntil'>

/**
 * The secrets that messages are signed with now: the earlier one too for a day, so that a receiver can change over, unless it
 * was sealed with another APP_SECRET. Throws UnopenedSecret where the present one was.
 */
export function secretsOf({ appSecret }: Pick<Config, 'appSecret'>, sealed: Sealed, now: Date): string[] {
  const { secret, earlierSecret, earlierUntil } = sealed
  const opened = unseal(appSecret, use, secret)
  if (opened === undefined) throw new UnopenedSecret()
  const isEarlierValid = earlierSecret !== null && earlierUntil !== null && earlierUntil > now
  const earlier = isEarlierValid ? unseal(appSecret, use, earlierSecret) : undefined
  return earlier === undefined ? [opened] : [opened, earlier]
}
