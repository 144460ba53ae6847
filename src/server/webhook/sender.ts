import { eq } from 'drizzle-orm'

import { ClaimLoop } from '#server/core/events/claim-loop.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { type Claimed, claimDeliveries, readWaiting } from './delivery-queue.ts'
import { endDelivery } from './end-delivery.ts'
import { webhooks } from './schema.ts'
import { sendOnce, timeoutMs } from './send.ts'

/** Requests under way to one webhook in one process. */
export const parallel = 4

/**
 * Sends the messages of webhooks. Each webhook has its own loop per process, so that a slow or dead receiver delays no
 * other one. What a process had claimed when it died is claimed again when its lease ends.
 */
export class WebhookSender {
  readonly #services: () => Services
  readonly #loops = new Map<number, Loop>()
  #isStopped = false

  /** Takes a function, because the sender is itself one of the services. */
  constructor(services: () => Services) {
    this.#services = services
  }

  /** Starts the loops of these webhooks in the background. */
  wake(ids: readonly number[]): void {
    if (this.#isStopped) return
    for (const id of ids) {
      const loop = this.#loops.get(id)
      if (loop) loop.wake()
      else this.#start(id)
    }
  }

  /** Starts the loops of all webhooks with due messages: failed ones, and those of processes that died. */
  async look(): Promise<void> {
    const { db, clock } = this.#services()
    this.wake(await readWaiting(db, clock.now()))
  }

  /** Claims nothing more. */
  stop(): void {
    this.#isStopped = true
    for (const loop of this.#loops.values()) loop.stop()
  }

  #start(id: number): void {
    const services = this.#services()
    const loop = new Loop(services, id)
    this.#loops.set(id, loop)
    services.background.run(() => loop.run().finally(() => this.#loops.delete(id)))
  }
}

class Loop extends ClaimLoop<Claimed> {
  readonly #services: Services
  readonly #webhookId: number

  constructor(services: Services, webhookId: number) {
    super(parallel, error => services.log.error({ error, webhookId }, 'webhook'))
    this.#services = services
    this.#webhookId = webhookId
  }

  protected override async claim(limit: number) {
    const { db, clock } = this.#services
    const claimed = await claimDeliveries(db, this.#webhookId, limit, clock.now())
    return { claimed, isMore: claimed.length === limit }
  }

  protected override async handle(claimed: Claimed): Promise<void> {
    const { db, clock, log } = this.#services
    const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, claimed.webhookId))
    if (!webhook || !endsInLease(claimed, clock.now())) return
    const outcome = await sendOnce(this.#services, webhook, claimed)
    const off = await transactor(this.#services)(tx => endDelivery(tx, claimed, outcome, clock.now()))
    if (off) log.warn({ webhookId: webhook.id, why: off }, 'webhook switched off')
  }
}

/**
 * Whether a try that begins now ends within its lease. After the lease another process may have sent this message and those behind it:
 * one that was held up, by the database or a machine that stood still, would send it after them (webhook-18).
 */
const endsInLease = ({ leaseEnds }: Claimed, now: Date): boolean =>
  now.getTime() + timeoutMs <= leaseEnds.getTime()
