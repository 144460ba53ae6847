import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Calling from '#lib/core/api/call.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'
import { sayLost } from '#lib/core/browser/say-lost.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { openSite } from '../support/fake-site.ts'
import { errorByCode } from '../support/errors.ts'

const endpoint = 'GET /buyer/profile'
const ours = errorByCode.our_fault

let call: typeof Calling.call
let logged: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  ;({ call } = await import('#lib/core/api/call.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[core-236] a missing browser API is logged and shown as an error of ours, never as a lost connection', async () => {
  openSite({ [endpoint]: [() => new Response('{}')] })
  vi.stubGlobal('AbortController', undefined)
  const answer = await call(endpoint, {})
  expect(answer).toEqual({ ok: false, error: ours })
  expect(logged).toHaveBeenCalledWith(expect.any(TypeError))
})

test('[core-236] an exception before the request is ours too', async () => {
  openSite({})
  const thrown = new TypeError('Illegal invocation')
  const keepalive = () => {
    throw thrown
  }
  expect(await call(endpoint, {}, { keepalive })).toEqual({ ok: false, error: ours })
  expect(logged.mock.calls).toEqual([[thrown]])
})

test.each([
  ['a request that fails', () => Promise.reject(new TypeError('Failed to fetch')), browserErrors.offline],
  [
    'an answer that breaks off',
    () =>
      new Response(new ReadableStream({ start: stream => stream.error(new TypeError('network error')) }), {
        status: 200
      }),
    browserErrors.offline
  ],
  ['an answer that is no JSON', () => new Response('<h1>'), browserErrors.bad_answer]
])('[core-11, core-236] %s is the network’s, and is not logged', async (_, answer, error) => {
  openSite({ [endpoint]: [answer] })
  expect(await call(endpoint, {})).toEqual({ ok: false, error })
  expect(logged).not.toHaveBeenCalled()
})

test('[core-236] a script that failed to load is the network’s; one that throws is ours', () => {
  sayLost(new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/x.js'))
  expect($toast.get()?.text).toBe(browserErrors.offline.message)
  sayLost(new TypeError("Cannot read properties of undefined (reading 'id')"))
  expect($toast.get()?.text).toBe(ours.message)
  expect(logged).toHaveBeenCalledTimes(1)
})

test('[core-236] a call that times out says so, whatever the browser rejects with', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    openSite({
      [endpoint]: [
        () =>
          new Promise((_, reject) => {
            // Older engines do not pass the reason on.
            setTimeout(() => reject(new DOMException('aborted', 'AbortError')), 10_001)
          })
      ]
    })
    const answer = call(endpoint, {})
    await vi.advanceTimersByTimeAsync(10_001)
    expect(await answer).toEqual({ ok: false, error: browserErrors.timeout })
  } finally {
    vi.useRealTimers()
  }
})
