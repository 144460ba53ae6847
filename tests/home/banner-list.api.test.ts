import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { banners } from '#server/home/schema.ts'

import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

it('[home-2] banners are in order while they are active', async () => {
  const { db, invalidate } = world().services
  const titles = async () =>
    value(await world().person().call('GET /buyer/banner', {})).map(banner => banner.title)
  const [first, second, ...others] = await titles()
  await db.update(banners).set({ isActive: false }).where(eq(banners.title, first!))
  await db.update(banners).set({ sort: 99 }).where(eq(banners.title, second!))
  await invalidate(['home'])
  expect(await titles()).toEqual([...others, second])
})
