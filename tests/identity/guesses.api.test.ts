import { expect, it } from 'vitest'

import { ApiException } from '#server/core/api-exception.ts'
import { guess } from '#server/identity/guesses.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
const rule = { tries: 5, lockMinutes: 30 }
let keys = 0

/** A separate secret: compares a guess that is right, wrong, or fails to be compared. */
function secret() {
  const key = `test:${(keys += 1)}`
  const { db, clock } = world().services
  return (look: () => Promise<boolean>) => guess(db, key, rule, clock.now(), look)
}
const right = async () => true
const wrong = async () => false
const busy = () => Promise.reject(new Error('busy'))

it('does not count a guess that could not be compared', async () => {
  const take = secret()
  await take(wrong)
  for (let i = 0; i < 10; i += 1) await expect(take(busy)).rejects.toThrow('busy')
  expect(await take(wrong)).toEqual({ is: 'wrong', triesLeft: 3 })
  expect(await take(right)).toEqual({ is: 'right' })
})

it('leaves the fifth guess open if its comparison failed', async () => {
  const take = secret()
  for (let i = 0; i < 4; i += 1) await take(wrong)
  await expect(take(busy)).rejects.toThrow('busy')
  expect(await take(right)).toEqual({ is: 'right' })
})

it('keeps a lock for its time, and starts fresh after it', async () => {
  const take = secret()
  for (let i = 0; i < 5; i += 1) await take(wrong)
  expect(await take(right)).toMatchObject({ is: 'locked' })
  await world().services.clock.advance(30 * 60 + 1)
  expect(await take(wrong)).toEqual({ is: 'wrong', triesLeft: 4 })
})

it('rejects as busy where thirty guesses of one secret wait already, and those of another not', async () => {
  const [take, takeOther] = [secret(), secret()]
  const taken = await Promise.all(
    Array.from({ length: 40 }, () => take(right).catch((error: unknown) => error))
  )
  expect(taken.filter(one => !(one instanceof ApiException))).toHaveLength(30)
  expect(taken.filter(one => one instanceof ApiException)).toHaveLength(10)
  expect(taken[29]).toEqual({ is: 'right' })
  expect(taken.at(-1)).toMatchObject({ error: { code: 'busy', details: { retry_after: 1 } } })
  expect(await takeOther(right)).toEqual({ is: 'right' })
})
