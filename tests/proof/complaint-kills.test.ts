import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { setServices } from '#server/core/platform/services.ts'
import { hashSecret } from '#server/identity/password-hash.ts'
import { users } from '#server/identity/schema.ts'
import { startServices } from '#server/start-services.ts'

import { ownersPassword } from '../support/account-owner.ts'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { expectTrueBooks } from '../support/buying.ts'
import {
  complainUntilGone,
  type Dispute,
  expectTrueStock,
  isWhollyDecided,
  killedProduct
} from '../support/complaint-kills.ts'
import { copyMarket } from '../support/copied-market.ts'
import { seedOf, sized, timeout } from '../support/long.ts'
import type { Buyer, Product } from '../support/market.ts'
import { value } from '../support/person.ts'

const kills = sized(3, 50)
/** Longer than anybody has to answer an offer. */
const silence = { advance_seconds: 73 * 3600 }
const phoneOf = (at: number) => `62857${String(20_000_000 + at)}`

let copied: Awaited<ReturnType<typeof copyMarket>>
let product: Product
let buyers: Buyer[]

beforeAll(async () => {
  copied = await copyMarket(async (market, { services: { db } }) => {
    product = await market.product(killedProduct)
    buyers = await Promise.all(Array.from({ length: 4 }, () => market.buyer()))
    const passwordHash = await hashSecret(ownersPassword)
    for (const [at, { id }] of buyers.entries()) {
      const known = { phone: phoneOf(at), phoneVerifiedAt: new Date(), passwordHash }
      await db.update(users).set(known).where(eq(users.id, id))
    }
  })
}, timeout)
afterAll(() => copied.drop())

/** Sessions have ended while the clock went on. */
async function signInAt(api: ApiProcess): Promise<void> {
  for (const [at, buyer] of buyers.entries()) {
    buyer.person = api.person()
    value(await buyer.person.call('POST /auth/login', { auth: phoneOf(at), password: ownersPassword }))
  }
}

it(
  `[complaint-5, complaint-6, complaint-8, complaint-9] ${kills} kills leave each complaint decided as a whole, or not at all`,
  async () => {
    const seed = seedOf('complaint kills')
    // Decisions until the clock goes on, and then until the kill; every second one falls into the clock's own work.
    const waits = fc.sample(fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 2 })), {
      seed,
      numRuns: kills
    })
    const disputes: Dispute[] = []
    for (const [round, [wait, more]] of waits.entries()) {
      const api = await startApi(copied.config)
      await signInAt(api)
      let acknowledged = 0
      await new Promise<void>(resolve => {
        const hear = () => {
          acknowledged += 1
          if (acknowledged === wait) {
            // Not awaited: the process may be killed while it decides.
            api.ops.call('POST /ops/clock', silence).catch(() => {})
            if (more === 0) resolve()
          }
          if (acknowledged === wait + more) resolve()
        }
        const work = buyers.map((buyer, at) =>
          complainUntilGone({ api, buyer, product }, at + round, disputes, hear)
        )
        void Promise.all(work).then(() => resolve())
      })
      await api.kill()
      expect(acknowledged).toBeGreaterThanOrEqual(wait)
    }
    const api = await startApi(copied.config)
    value(await api.ops.call('POST /ops/clock', silence))
    await expectTrueBooks(api)
    await api.stop()

    const services = await startServices(copied.config)
    setServices(services)
    try {
      const decided: Dispute[] = []
      for (const one of disputes) if (await isWhollyDecided(services, one)) decided.push(one)
      // Each kill came after acknowledged decisions.
      expect(decided.length).toBeGreaterThan(0)
      await expectTrueStock(services, buyers, product)
      const ways = Object.entries(Object.groupBy(decided, ({ way }) => way))
      const told = ways.map(([way, found]) => `${found.length} ${way}`).join(', ')
      process.stdout.write(
        `complaints: ${kills} kills, ${disputes.length} opened, ${decided.length} decided: ${told}\n`
      )
    } finally {
      await services.close()
      setServices(undefined)
    }
  },
  timeout * 2
)
