import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { connect, rows } from '#server/core/db/connect.ts'
import { claimEvents } from '#server/core/events/event-queue.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()

it('[core-275] events are claimed by a plan that is made each time: one of an empty queue would read a sudden backlog again and again', async () => {
  const { services } = world()
  const { db, close } = await connect({ url: services.config.databaseUrl!, folder: '', poolSize: 1 })
  // The third use of a text is prepared (core-290), and PostgreSQL keeps the plan at its sixth execution.
  for (let i = 0; i < 9; i += 1)
    await claimEvents(db, { name: 'a', types: ['order.noted'], limit: 1 }, services.clock.now())
  const prepared = await rows(
    db,
    sql`select generic_plans from pg_prepared_statements where statement like '%update event_queue%'`
  )
  await close()
  expect(prepared).toEqual([])
})
