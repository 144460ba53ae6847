import { addMinutes } from 'date-fns/addMinutes'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { withdrawalCode } from '#lib/withdrawal/status.ts'
import { httpPayout } from '#server/core/adapters/payout-http.ts'
import { users } from '#server/identity/schema.ts'
import { runPayouts } from '#server/withdrawal/payout-job.ts'
import { handlePayoutNotice } from '#server/withdrawal/payout-notice.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { PayoutStandIn } from '../support/payout-stand-in.ts'
import { type Saver, saver, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let service: PayoutStandIn

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(async () => {
  service = await new PayoutStandIn().open()
  world().services.payout = httpPayout(service)
})
afterEach(async () => {
  world().services.payout = undefined
  await service.close()
  await expectTrueBooks(world())
})

const rich = () => saver(world(), market, 500_000)
const read = async ({ person }: Saver, id: number) =>
  value(await person.call('GET /buyer/withdraw/{id}', { id }))
const cancel = ({ person }: Saver, id: number) => person.call('POST /buyer/withdraw/cancel/{id}', { id })
const balanceOf = async ({ person }: Saver) => value(await person.call('GET /buyer/profile', {})).balance

/** Runs the job as it would run some minutes from now. */
function runIn(minutes: number) {
  const { services } = world()
  const at = addMinutes(services.clock.now(), minutes)
  return runPayouts({ ...services, clock: { ...services.clock, now: () => at } })
}

describe('the payout service', () => {
  it('[withdrawal-26] gets what waits after two minutes, in which its owner may cancel', async () => {
    const buyer = await rich()
    const [kept, dropped] = [await withdrawn(buyer, 100_000), await withdrawn(buyer, 60_000)]
    expect(await runIn(1)).toBe(0)
    expect(service.requests).toEqual([])
    value(await cancel(buyer, dropped))
    expect(await runIn(3)).toBe(1)
    expect(await read(buyer, kept)).toMatchObject({ status: 'success', reference: 'TRF-1' })
    expect([...service.transfers.values()]).toMatchObject([{ id: withdrawalCode(kept), amount: 97_500 }])
    expect(await runIn(500)).toBe(0)
  })

  it('[withdrawal-27] is asked before it is told to pay again: a lost answer pays once', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer)
    service.fault = 'answer lost'
    expect(await runIn(3)).toBe(0)
    expect(await read(buyer, id)).toMatchObject({ status: 'pending', is_cancellable: false })
    expect(codeOf(await cancel(buyer, id))).toBe('withdrawal_claimed')
    expect(await runIn(5)).toBe(1)
    const code = withdrawalCode(id)
    expect(service.requests).toEqual([`POST ${code}`, `GET ${code}`])
  })

  it('[withdrawal-27] that never got a transfer gets it again', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer)
    service.fault = 'request lost'
    expect(await runIn(3)).toBe(0)
    expect(await runIn(5)).toBe(1)
    const code = withdrawalCode(id)
    expect(service.requests).toEqual([`GET ${code}`, `POST ${code}`])
  })

  it('[withdrawal-27] that has not decided yet is asked later and less often', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer)
    service.outcome = { status: 'pending' }
    const asked = []
    for (let minute = 2; minute < 30; minute += 1) {
      const before = service.requests.length
      expect(await runIn(minute)).toBe(0)
      if (service.requests.length > before) asked.push(minute)
    }
    expect(asked).toEqual([2, 3, 5, 10, 25])
    service.decide(withdrawalCode(id), { status: 'failed', reason: 'Rekening ditutup' })
    expect(await runIn(90)).toBe(1)
    expect(await read(buyer, id)).toMatchObject({ status: 'failed', reason: 'Rekening ditutup' })
    expect(await balanceOf(buyer)).toBe(500_000)
  })

  it('[withdrawal-27] that lies about one transfer delays no other one', async () => {
    const buyer = await rich()
    const ids = [await withdrawn(buyer), await withdrawn(buyer, 70_000)]
    service.fault = 'request lost'
    expect(await runIn(3)).toBe(1)
    const states = await Promise.all(ids.map(async id => (await read(buyer, id)).status))
    expect(states.toSorted()).toEqual(['pending', 'success'])
    expect(await runIn(10)).toBe(1)
  })

  it('[withdrawal-27] that is dead is left alone after two tries, until the next run', async () => {
    const buyer = await rich()
    const ids = [await withdrawn(buyer), await withdrawn(buyer), await withdrawn(buyer)]
    service.isDead = true
    expect(await runIn(3)).toBe(0)
    const claimed = async () => {
      const all = await Promise.all(ids.map(id => read(buyer, id)))
      return all.filter(({ claimed_at }) => claimed_at).length
    }
    expect(await claimed()).toBe(2)
    service.isDead = false
    expect(await runIn(10)).toBe(3)
  })

  it('[withdrawal-20] gets nothing of an owner who has locked withdrawals', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer)
    const { db, clock } = world().services
    const lock = (minutes: number) =>
      db
        .update(users)
        .set({ withdrawalsLockedUntil: addMinutes(clock.now(), minutes) })
        .where(eq(users.id, buyer.id))
    await lock(60)
    expect(await runIn(10)).toBe(0)
    value(await cancel(buyer, id))
    await lock(-60)
    await withdrawn(buyer)
    expect(await runIn(10)).toBe(1)
  })

  it('[withdrawal-29] leaves what an operator has taken, and an operator what it has', async () => {
    const buyer = await rich()
    const { ops } = world()
    const [byHand, byService] = [await withdrawn(buyer), await withdrawn(buyer)]
    value(await ops.call('POST /ops/withdraw/{id}/claim', { id: byHand }))
    service.outcome = { status: 'pending' }
    await runIn(3)
    expect(service.requests).toEqual([`POST ${withdrawalCode(byService)}`])
    const close = { id: byService, reference: 'X' }
    expect(codeOf(await ops.call('POST /ops/withdraw/{id}/settle', close))).toBe('withdrawal_claimed')
    const fail = { id: byService, reason: 'X' }
    expect(codeOf(await ops.call('POST /ops/withdraw/{id}/fail', fail))).toBe('withdrawal_claimed')
    // Where the service was switched off, nobody else could ever close it.
    world().services.payout = undefined
    value(await ops.call('POST /ops/withdraw/{id}/settle', close))
    value(await ops.call('POST /ops/withdraw/{id}/settle', { id: byHand, reference: 'Y' }))
  })
})

describe('a notice of the payout service', () => {
  it('[withdrawal-28] says only what to ask about: the answer to our question counts', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer)
    const code = withdrawalCode(id)
    service.outcome = { status: 'pending' }
    await runIn(3)
    const { services } = world()
    const later = { ...services.clock, now: () => addMinutes(services.clock.now(), 4) }
    const hear = async (notice = service.notice(code)) => {
      const heard = await handlePayoutNotice({ ...services, clock: later }, notice.body, notice.headers)
      await services.background.settled()
      return heard
    }
    // It says 'paid', and the service does not.
    expect(await hear()).toMatchObject({ ok: true, value: { data: { is_asked: true } } })
    expect(service.requests.at(-1)).toBe(`GET ${code}`)
    expect(await read(buyer, id)).toMatchObject({ status: 'pending' })
    // It comes before the answer to our payment: nothing is paid again.
    const sent = service.transfers.get(code)!
    service.transfers.delete(code)
    await hear()
    expect(service.requests.at(-1)).toBe(`GET ${code}`)
    service.transfers.set(code, sent)
    service.decide(code, { status: 'paid', reference: 'TRF-9' })
    const forged = service.notice(code, 'another token')
    expect(await hear(forged)).toMatchObject({ ok: false, error: { code: 'bad_signature' } })
    expect(await read(buyer, id)).toMatchObject({ status: 'pending' })
    await hear()
    expect(await read(buyer, id)).toMatchObject({ status: 'success', reference: 'TRF-9' })
    // Again, and about what nobody knows.
    expect(await hear()).toMatchObject({ ok: true, value: { data: { is_asked: false } } })
    expect(await hear(service.notice('WD-999999'))).toMatchObject({ value: { data: { is_asked: false } } })
    expect(await hear(service.notice('INV-1'))).toMatchObject({ value: { data: { is_asked: false } } })
  })
})
