import { randomBytes } from 'node:crypto'

import type { Config } from '#server/core/platform/config.ts'
import { seal, unseal } from '#server/core/platform/crypto.ts'
import type { webhooks } from './schema.ts'

const use = 'webhook'

/** A new secret of the Standard Webhooks scheme. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const sealSecret = ({ appSecret }: Pick<Config, 'appSecret'>, secret: string): string =>
  seal(appSecret, use, secret)

type Sealed = Pick<typeof webhooks.$inferSelect, 'secret' | 'earlierSecret' | 'earlierUntil'>

/**
 * The secrets that messages are signed with now: the earlier one too for a day, so that a receiver can change over.
 * Throws where APP_SECRET is another than at their making.
 */
export function secretsOf({ appSecret }: Pick<Config, 'appSecret'>, sealed: Sealed, now: Date): string[] {
  const { secret, earlierSecret, earlierUntil } = sealed
  const isEarlierValid = earlierSecret !== null && earlierUntil !== null && earlierUntil > now
  return [secret, ...(isEarlierValid ? [earlierSecret] : [])].map(one => {
    const opened = unseal(appSecret, use, one)
    if (opened === undefined) throw new Error('The secret of a webhook was sealed with another APP_SECRET')
    return opened
  })
}
