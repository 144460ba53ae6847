import { expect, it, vi } from 'vitest'

import { readPlaces } from '#server/address/places.ts'
import { warmUp } from '#server/warm-up.ts'

import { useWorld } from '../support/world.ts'

// Nothing listens at this port, so loading at start does not depend on the home page.
const world = useWorld({ PORT: '1', LOG_LEVEL: 'silent' })

it('[address-15] loads places after the start, before the first search', async () => {
  const { services } = world()
  await warmUp(services)
  await services.background.settled()
  const select = vi.spyOn(services.db, 'select')
  await readPlaces(services.db)
  expect(select).not.toHaveBeenCalled()
})
