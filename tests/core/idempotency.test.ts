import { expect, it } from 'vitest'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import type { Context } from '#server/core/http/context.ts'
import { countEnded, replayOrRun } from '#server/core/http/idempotency.ts'
import { TookTooLong } from '#server/core/concurrency/unavailable.ts'

const query = { prepare: () => ({ execute: async () => [] }) }
const nothingStored = {
  dialect: {},
  session: {},
  select: () => ({ from: () => ({ where: () => query }) })
}
const context = {
  input: { id: 1 },
  db: nothingStored,
  requestContext: { headers: new Headers({ 'idempotency-key': 'key-1' }) },
  services: { config: { answerTimeoutMs: 50 } }
} as unknown as Context<unknown>
const slot = { ownerId: 1, route: 'POST /pay' }

it('[core-193] a repeated request does not wait for one that was never answered', async () => {
  const lost = () => replayOrRun(context, slot, () => new Promise<never>(() => undefined))
  const [first, joined] = await Promise.allSettled([lost(), lost()])
  for (const { reason } of [first, joined] as PromiseRejectedResult[])
    expect(reason).toBeInstanceOf(TookTooLong)
  const again = await replayOrRun(context, slot, async () => fail(coreErrors.busy))
  expect(again).toEqual(fail(coreErrors.busy))
})

it('[ops-390] what runs on after its answer took too long still holds the room of its upload', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof fail>>()
  const held: Promise<unknown>[] = []
  const hold = (work: Promise<unknown>) => void held.push(work)
  const upload = { ...context, requestContext: { ...context.requestContext, hold } }
  const other = { ...slot, route: 'POST /complaint' }
  await expect(replayOrRun(upload, other, () => promise)).rejects.toBeInstanceOf(TookTooLong)
  resolve(fail(coreErrors.busy))
  expect(await Promise.all(held)).toEqual([fail(coreErrors.busy)])
})

it('[core-342] the end of a run is counted for its own key: another one is not read again', async () => {
  const [own, other] = ['4bd1cf3c-4b5f-4d8e-9d3c-0f1f3a8a2b10', '5ce2d04d-5c60-4e9f-8e4d-1a204b9b3c21']
  const before = [countEnded(own), countEnded(other)]
  const requestContext = { headers: new Headers({ 'idempotency-key': own }) }
  const sent = { ...context, requestContext } as unknown as Context<unknown>
  await replayOrRun(sent, slot, async () => fail(coreErrors.busy))
  expect([countEnded(own), countEnded(other)]).toEqual([before[0]! + 1, before[1]!])
})
