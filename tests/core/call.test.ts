import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Calling from '#lib/core/api/call.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'

import { answerOk, answerError, lostConnection, openSite } from '../support/fake-site.ts'

const profileEndpoint = 'GET /buyer/profile'
const refreshEndpoint = 'POST /auth/refresh'
const no = (code: Parameters<typeof answerError>[0]) => () => answerError(code)

// The module stores its session: every test has its own.
let call: typeof Calling.call
let onSessionEnd: typeof Calling.onSessionEnd
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  ;({ call, onSessionEnd } = await import('#lib/core/api/call.ts'))
})
afterEach(() => void vi.unstubAllGlobals())

function hearEnd() {
  const ended = vi.fn()
  onSessionEnd(ended)
  return ended
}

test('[core-10] one of several calls with a 401 refreshes, and all of them are sent again', async () => {
  const first = Array.from({ length: 3 }, () => no('unauthorized'))
  const site = openSite({
    'GET /buyer/cart/count': [...first, () => answerOk({ count: 2 })],
    [refreshEndpoint]: [() => answerOk(null)]
  })
  const answers = await Promise.all([1, 2, 3].map(() => call('GET /buyer/cart/count', {})))
  expect(answers.map(answer => answer.ok)).toEqual([true, true, true])
  expect(site.endpoints().filter(endpoint => endpoint === refreshEndpoint)).toHaveLength(1)
  expect(site.requests).toHaveLength(7)
})

test('an ended session ends once, and further 401s fail at once', async () => {
  const site = openSite({ [profileEndpoint]: [no('unauthorized')], [refreshEndpoint]: [no('session_over')] })
  const ended = hearEnd()
  expect(await call(profileEndpoint, {})).toMatchObject({ ok: false, error: { code: 'session_over' } })
  expect(await call(profileEndpoint, {})).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
  expect(ended).toHaveBeenCalledTimes(1)
  expect(site.endpoints()).toEqual([profileEndpoint, refreshEndpoint, profileEndpoint])
})

test('a late listener is told that the session ended', async () => {
  openSite({ [profileEndpoint]: [no('unauthorized')], [refreshEndpoint]: [no('session_over')] })
  await call(profileEndpoint, {})
  expect(hearEnd()).toHaveBeenCalledTimes(1)
})

test.each([
  ['too many requests', no('too_many_requests'), 'too_many_requests'],
  ['a service that is away', no('unavailable'), 'unavailable'],
  ['a fault', no('server_error'), 'server_error'],
  ['a plain 401 of another backend', no('unauthorized'), 'unauthorized'],
  ['a lost connection', lostConnection, 'offline'],
  ["a proxy's page", () => new Response('<h1>502</h1>', { status: 502 }), 'bad_answer']
])('[identity-28] %s at the refresh keeps the session and reports it', async (_name, answer, code) => {
  openSite({ [profileEndpoint]: [no('unauthorized')], [refreshEndpoint]: [answer] })
  const ended = hearEnd()
  expect(await call(profileEndpoint, {})).toMatchObject({ ok: false, error: { code } })
  expect(ended).toHaveBeenCalledTimes(0)
})

test("[core-10] a 401 that arrives after another call's refresh causes no further refresh", async () => {
  let bringLate: (answer: Response) => void = () => undefined
  const late = new Promise<Response>(resolve => (bringLate = resolve))
  const site = openSite({
    [profileEndpoint]: [no('unauthorized'), () => late, () => answerOk({ name: 'Siti' })],
    [refreshEndpoint]: [() => answerOk(null)]
  })
  const [first, second] = [call('GET /buyer/profile', {}), call('GET /buyer/profile', {})]
  expect((await first).ok).toBe(true)
  bringLate(answerError('unauthorized'))
  expect((await second).ok).toBe(true)
  expect(site.endpoints().filter(endpoint => endpoint === refreshEndpoint)).toHaveLength(1)
})

test('after a failed refresh the next call tries again', async () => {
  openSite({
    [profileEndpoint]: [no('unauthorized'), no('unauthorized'), () => answerOk({ name: 'Budi' })],
    [refreshEndpoint]: [lostConnection, () => answerOk(null)]
  })
  expect((await call(profileEndpoint, {})).ok).toBe(false)
  expect((await call(profileEndpoint, {})).ok).toBe(true)
})

test('[core-11] without a connection a call reports that and does not refresh', async () => {
  const site = openSite({ [profileEndpoint]: [lostConnection] })
  expect(await call(profileEndpoint, {})).toMatchObject({
    error: { code: 'offline', message: 'Tidak ada koneksi internet. Periksa koneksi lalu coba lagi.' }
  })
  expect(site.endpoints()).toEqual([profileEndpoint])
})

test('a session that was signed out in another tab is not refreshed', async () => {
  const site = openSite({ [profileEndpoint]: [no('unauthorized')] }, '')
  const ended = hearEnd()
  await call(profileEndpoint, {})
  expect(ended).toHaveBeenCalledTimes(1)
  expect(site.endpoints()).toEqual([profileEndpoint])
})

test('[core-10] the call after a refresh has the same Idempotency-Key', async () => {
  const endpoint = 'POST /buyer/transaction/order'
  const site = openSite({
    [endpoint]: [no('unauthorized'), () => answerOk({})],
    [refreshEndpoint]: [() => answerOk(null)]
  })
  await call(endpoint, {} as never, { key: 'one' })
  const keys = site.requests
    .filter(one => one.endpoint === endpoint)
    .map(one => one.headers['idempotency-key'])
  expect(keys).toEqual(['one', 'one'])
})

test.each([null, ''])('an answer with the message %j still shows a text', async message => {
  const body = JSON.stringify({
    success: false,
    status: 422,
    message,
    data: null,
    error: { code: 'pin_wrong' }
  })
  openSite({ [profileEndpoint]: [() => new Response(body, { status: 422 })] })
  expect(await call(profileEndpoint, {})).toMatchObject({
    error: { message: browserErrors.bad_answer.message }
  })
})

test('[core-63] a prerendered page requests nothing before it is visible', async () => {
  const site = openSite({ [profileEndpoint]: [() => answerOk({ name: 'Budi' })] })
  const page = Object.assign(new EventTarget(), { cookie: '', prerendering: true })
  vi.stubGlobal('document', page)
  const answer = call(profileEndpoint, {})
  await new Promise(setImmediate)
  expect(site.requests).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
  page.prerendering = false
  page.dispatchEvent(new Event('prerenderingchange'))
  expect((await answer).ok).toBe(true)
  expect(site.endpoints()).toEqual([profileEndpoint])
})

test('a call is sent as its caller wants, signed like any other', async () => {
  const site = openSite({ [profileEndpoint]: [() => answerOk({ id: 1 })] })
  const send = vi.fn((address: string, init: RequestInit) => fetch(address, init))
  expect(await call(profileEndpoint, {}, { send })).toMatchObject({ ok: true, value: { id: 1 } })
  expect(send.mock.calls.map(([address]) => address)).toEqual(['/api/v1/buyer/profile'])
  expect(site.endpoints()).toEqual([profileEndpoint])
})
