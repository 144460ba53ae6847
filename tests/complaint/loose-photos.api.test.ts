import { randomUUID } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { complaintPhotos } from '#server/complaint/schema.ts'
import { orders } from '#server/order/schema.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { deliveredTo } from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { storedTogether } from '../support/stored-together.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

it('[complaint-14] loose photos of two orders, stored at the same moment, are twenty at most', async () => {
  const { db, clock } = world().services
  const buyer = await market.buyer()
  const product = await market.product({ price: 50_000 })
  const [one, two] = [await deliveredTo(world(), buyer, product), await deliveredTo(world(), buyer, product)]
  const row = () => ({
    transactionId: one.id,
    path: `private/complaints/${randomUUID()}`,
    createdAt: clock.now()
  })
  await db.insert(complaintPhotos).values(Array.from({ length: 19 }, row))
  const photo = await takePhoto()
  const upload = (id: number) =>
    buyer.person.call('POST /buyer/transaction/complain/photo/{id}', { id, photo, client_id: randomUUID() })
  const race = () => storedTogether(world(), 2, () => Promise.all([upload(one.id), upload(two.id)]))
  // Who is first is decided by the database.
  for (let round = 0; round < 5; round += 1) {
    const both = await race()
    expect(both.map(codeOf).toSorted()).toEqual(['complaint_photo_limit', 'ok'])
    const loose = await db
      .select({ id: complaintPhotos.id })
      .from(complaintPhotos)
      .innerJoin(orders, eq(orders.id, complaintPhotos.transactionId))
      .where(and(eq(orders.buyerId, buyer.id), isNull(complaintPhotos.complaintId)))
    expect(loose).toHaveLength(20)
    const kept = both.flatMap(answer => (answer.ok ? [answer.value.id] : []))
    for (const id of kept) await db.delete(complaintPhotos).where(eq(complaintPhotos.id, id))
  }
})
