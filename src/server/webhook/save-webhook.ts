import { addHours } from 'date-fns/addHours'
import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { versionMissing } from '#lib/core/schema/fields.ts'
import type * as contract from '#lib/webhook/contract.ts'
import { webhookErrors } from '#lib/webhook/errors.ts'
import { maxWebhooks } from '#lib/webhook/topics.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { readOutsideAddress } from '#server/core/adapters/outside-address.ts'
import type { Db } from '#server/core/db/connect.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import type { Config } from '#server/core/platform/config.ts'
import { endWaiting } from './end-delivery.ts'
import { countWaiting } from './count-deliveries.ts'
import { toWebhook } from './present.ts'
import { webhooks } from './schema.ts'
import { newSecret, sealSecret } from './secrets.ts'
import { lockWebhooks, subscribeWebhooks } from './subscription.ts'

type Webhook = typeof webhooks.$inferSelect

/** Hours for which messages are signed with an earlier secret too. */
const earlierHours = 24

/** Adds a webhook or changes one; what waits at one that is switched off ends. */
export async function saveWebhook({
  input,
  now,
  services: { config },
  transact
}: CounterContext<InputOf<typeof contract.saveWebhook>>) {
  const { id, url, events, is_active: isActive, updated_at: seen } = input
  if (!mayReach(url, config)) {
    return fail(webhookErrors.webhook_address, { fields: { url: webhookErrors.webhook_address.message } })
  }
  if (id !== undefined && !seen) {
    return fail(coreErrors.invalid_input, { fields: { updated_at: versionMissing } })
  }
  return transact(async (tx, after) => {
    const before = id === undefined ? undefined : await lockWebhook(tx, id)
    if (id !== undefined && !before) return fail(webhookErrors.webhook_not_found)
    const changed = before && seen && (await changedMeanwhile(tx, { kind: 'webhook', ...before }, seen))
    if (changed) return changed
    if (!before) {
      await lockWebhooks(tx)
      if ((await tx.$count(webhooks)) >= maxWebhooks) return fail(webhookErrors.webhook_too_many)
    }
    const made = before || input.secret ? null : newSecret()
    const secret = input.secret ?? made
    const set = {
      url,
      topics: events,
      isActive,
      ...(secret && { secret: sealSecret(config, secret) }),
      ...(secret && before && earlierOf(before, now)),
      // Who switches it on again gives it three new days.
      ...((isActive || !before?.switchedOffAt) && { switchedOffAt: null, switchedOffWhy: null }),
      ...(!before?.isActive && { failingSince: null })
    }
    const [row] = before
      ? await tx
          .update(webhooks)
          .set({ ...set, updatedAt: nextVersion(webhooks.updatedAt, now) })
          .where(eq(webhooks.id, before.id))
          .returning()
      : await tx
          .insert(webhooks)
          .values({ ...set, secret: set.secret!, createdAt: now, updatedAt: now })
          .returning()
    if (before?.isActive && !isActive) await endWaiting(tx, before.id, now)
    await subscribeWebhooks(tx)
    const renewed = before && secret ? { secret_renewed_at: now.toISOString() } : {}
    after.act({
      kind: 'webhook',
      id: row!.id,
      before: before && factsOf(before),
      after: { ...factsOf(row!), ...renewed }
    })
    return answer({ ...toWebhook(row!, await countWaiting(tx, row!.id)), secret: made })
  })
}

/** Makes a new secret, which is shown in this reply alone. */
export async function renewSecret({
  input: { id },
  now,
  services: { config },
  transact
}: CounterContext<InputOf<typeof contract.renewWebhookSecret>>) {
  return transact(async (tx, after) => {
    const before = await lockWebhook(tx, id)
    if (!before) return fail(webhookErrors.webhook_not_found)
    const secret = newSecret()
    const earlier = earlierOf(before, now)
    await tx
      .update(webhooks)
      .set({
        secret: sealSecret(config, secret),
        ...earlier,
        updatedAt: nextVersion(webhooks.updatedAt, now)
      })
      .where(eq(webhooks.id, id))
    after.act({ kind: 'webhook', id, after: { secret_renewed_at: now.toISOString() } })
    return answer({ id, secret, earlier_until: earlier.earlierUntil.toISOString() })
  })
}

const earlierOf = ({ secret }: Webhook, now: Date) => ({
  earlierSecret: secret,
  earlierUntil: addHours(now, earlierHours)
})

async function lockWebhook(tx: Db, id: number): Promise<Webhook | undefined> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  return row
}

/** Messages go over TLS to a public address; what a name means is checked at each delivery. */
function mayReach(url: string, { outsideToPrivate: toPrivate }: Config): boolean {
  try {
    return readOutsideAddress(url, { toPrivate }).protocol === 'https:' || toPrivate
  } catch {
    return false
  }
}

const factsOf = ({ url, topics: events, isActive }: Webhook) => ({ url, events, is_active: isActive })
