import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { exactTotal } from '#lib/core/limits.ts'

import { countRowsToBound } from '#server/core/db/count-to-bound.ts'

import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ OUTSIDE_TO_PRIVATE: 'on' })

it('[core-302] the log of a webhook and what waits say that there are more than 1,200, and end at their last page', async () => {
  const { ops, services } = world()
  const hook = { url: 'https://hooks.example/a', events: ['order' as const], is_active: false }
  const { id } = value(await ops.call('PUT /ops/webhook', hook))
  const addDeliveries = (count: number) =>
    services.db.execute(sql`
      insert into webhook_deliveries (webhook_id, message_id, type, kind, object_id, body, status, created_at)
      select ${id}, gen_random_uuid(), 'order.changed', 'order', 1, '{}', 'waiting', now() from generate_series(1, ${count}::int)`)
  const read = async () => {
    const [listed] = value(await ops.call('GET /ops/webhook', {}))
    const page = await ops.call('GET /ops/webhook/{id}/delivery', { id, per_page: 100 })
    return [listed?.waiting, page.ok && [page.meta?.total, page.meta?.total_pages]]
  }
  await addDeliveries(exactTotal)
  expect(await read()).toEqual([1_200, [1_200, 12]])
  await addDeliveries(50)
  expect(await read()).toEqual([1_201, [1_201, 12]])
})

it.each([
  [1_200, 1_200],
  [1_300, 1_201]
])('[core-302] of %i conversations a list counts %i', async (all, counted) => {
  expect(await countRowsToBound(world().services.db, sql`from generate_series(1, ${all}::int)`)).toBe(counted)
})
