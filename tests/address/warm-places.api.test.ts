import { expect, it, vi } from 'vitest'

import { readPlaces } from '#server/address/places.ts'
import { warmUp } from '#server/warm-up.ts'

import { useWorld } from '../support/world.ts'

// Nobody listens at this port: what is read at the start does not hang on the home page.
const world = useWorld({ PORT: '1', LOG_LEVEL: 'silent' })

it('[address-15] places are read after the start, before anybody looks for one', async () => {
  const { services } = world()
  await warmUp(services)
  await services.background.settled()
  const asked = vi.spyOn(services.db, 'select')
  await readPlaces(services.db)
  expect(asked).not.toHaveBeenCalled()
})
