import { expect, it, vi } from 'vitest'

import { answer, type Handled } from '#server/core/http/answer.ts'
import { type Sharing, shareAnswer } from '#server/core/http/answer-cache.ts'
import type { Services } from '#server/core/platform/services.ts'
import { startStores } from '#server/core/page-cache/start-stores.ts'

type Found = { found: number }
const sharing: Sharing<object, Found> = { seconds: 60, tags: () => ['goods'] }

/** A call that two hundred request at once, and its manual answer. */
function openSharing() {
  const stores = startStores()
  const services = stores as unknown as Services
  const makings: ((reply: Handled<Found>) => void)[] = []
  const make = vi.fn(() => new Promise<Handled<Found>>(resolve => makings.push(resolve)))
  const request = {
    endpoint: 'GET /products',
    input: { keyword: 'semen' },
    requestContext: {} as never,
    services
  }
  const requestAtOnce = () => Array.from({ length: 200 }, () => shareAnswer(request, sharing, make))
  return { makings, make, requestAtOnce, forget: stores.forget }
}

const found = (count: number): Handled<Found> => answer({ found: count })
const dataOf = async (answers: Promise<Handled<Found>>[]) =>
  new Set((await Promise.all(answers)).map(one => (one.ok ? one.value.data.found : one.error.code)))

it('[core-229] an answer that two hundred request at once is made once', async () => {
  const { makings, make, requestAtOnce } = openSharing()
  const answers = requestAtOnce()
  makings[0]!(found(7))
  expect(await dataOf(answers)).toEqual(new Set([7]))
  expect(make).toHaveBeenCalledTimes(1)
})

it('[core-229] an answer begun before a change is not given to requests after it', async () => {
  const { makings, make, requestAtOnce, forget } = openSharing()
  const [first] = requestAtOnce()
  forget(['goods'])
  const after = requestAtOnce()
  makings[0]!(found(7))
  expect(await first).toMatchObject({ ok: true, value: { data: { found: 7 } } })
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2))
  makings[1]!(found(8))
  expect(await dataOf(after)).toEqual(new Set([8]))
})
