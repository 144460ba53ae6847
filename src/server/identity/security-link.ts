import { addHours } from 'date-fns/addHours'

import type { Identifier } from '#lib/core/schema/identifier.ts'
import { securityHours } from '#lib/identity/security-contract.ts'
import { notMe } from '#lib/identity/texts.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Context } from '#server/core/http/context.ts'
import type { Message } from '#server/core/messages/message-queue.ts'
import { randomToken, sha256 } from '#server/core/platform/crypto.ts'
import { type AccountStep, writeTo } from './account-notices.ts'
import { securityTokens } from './schema.ts'

/** A step whose messages may hold links: `site` is the address that people know the site by. */
export type SecureStep = AccountStep & { site: string }

/** The site's address for links in messages. */
export const siteOf = ({ services, requestContext }: Pick<Context<unknown>, 'services' | 'requestContext'>) =>
  services.config.siteUrl ?? requestContext.origin

/**
 * The 'Bukan saya' link for a message about an account to one of its contacts (D51): used once, within 24 hours. The
 * token is in the fragment, which browsers send to no server and in no Referer.
 */
async function securityLink(
  tx: Db,
  { site, userId, to, now }: { site: string; userId: number; to: Identifier; now: Date }
): Promise<string> {
  const token = randomToken()
  await tx.insert(securityTokens).values({
    tokenHash: sha256(token),
    userId,
    identifier: to.value,
    expiresAt: addHours(now, securityHours)
  })
  return `${site}/security#${token}`
}

/** Sends a message about the safety of an account, to each contact with a link of its own. */
export async function writeSecurely(
  step: SecureStep,
  userId: number,
  contacts: readonly Identifier[],
  message: Message
): Promise<void> {
  for (const to of contacts) {
    const link = await securityLink(step.tx, { ...step, userId, to })
    await writeTo(step, [to], { ...message, text: `${message.text}\n\n${notMe(link)}` })
  }
}
