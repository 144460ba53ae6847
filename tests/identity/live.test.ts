import { afterEach, expect, it, vi } from 'vitest'

import { countersWith } from '../support/counters.ts'
import { fakePusher } from '../support/fake-pusher.ts'
import { answerOk, openSite } from '../support/fake-site.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser with the channel's configuration; `api` answers its other requests. */
function connected(api: typeof fetch): void {
  vi.stubGlobal('location', { protocol: 'http:', port: '', hostname: 'localhost' })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/client-config'
      ? Promise.resolve(new Response('{"signature_key":"k","realtime":{"key":"k"}}'))
      : api(url, init)
  )
}

it('[core-109] a channel that failed to open is retried when the connection is back', async () => {
  vi.resetModules()
  const pusher = fakePusher()
  vi.doMock('pusher-js', () => pusher.module)
  const { goLive } = await import('#lib/identity/store/live.ts')
  const { $session } = await import('#lib/identity/store/who.ts')
  const site = openSite({})
  const online = globalThis.fetch
  const offline = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', offline)
  $session.set({ status: 'member', profile: { id: 7 } } as ReturnType<typeof $session.get>)
  goLive()
  await vi.waitFor(() => expect(offline).toHaveBeenCalled())
  connected(online)
  expect(pusher.joined()).toEqual([])
  await vi.waitFor(() => {
    site.window.dispatchEvent(new Event('online'))
    expect(pusher.joined()).toEqual(['private-user.7'])
  })
})

it('[notification-46] a profile that an event made stale does not change the badges', async () => {
  vi.resetModules()
  const pusher = fakePusher()
  vi.doMock('pusher-js', () => pusher.module)
  const { goLive } = await import('#lib/identity/store/live.ts')
  const { $session } = await import('#lib/identity/store/who.ts')
  const { $counters } = await import('#lib/notification/counters.ts')
  const budi = { id: 7, uid: 'sealed', counters: countersWith(1) }
  const answers: ((answer: Response) => void)[] = []
  const site = openSite({
    'GET /buyer/profile': [() => new Promise<Response>(resolve => void answers.push(resolve))]
  })
  connected(globalThis.fetch)
  $session.set({ status: 'member', profile: budi } as unknown as ReturnType<typeof $session.get>)
  goLive()
  await vi.waitFor(() => expect(pusher.joined()).toEqual(['private-user.7']))
  const request = async () => {
    pusher.send('private-user.7', 'order', { id: 1, status: 'paid' })
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    return (counters: object) => answers.shift()!(answerOk({ ...budi, counters }))
  }

  const late = await request()
  pusher.send('private-user.7', 'counters', countersWith(5))
  late(countersWith(1))
  await vi.waitFor(() => expect(site.local.values.get('uid')).toBe('sealed'))
  await vi.waitFor(() => expect($counters.get()).toEqual(countersWith(5)))

  // A current one is shown.
  const answer = await request()
  answer(countersWith(2))
  await vi.waitFor(() => expect($counters.get()).toEqual(countersWith(2)))
})

it("[identity-73, catalogue-31] data shown to a guest stays once the person is known to be a guest; a member's is removed", async () => {
  vi.resetModules()
  const pusher = fakePusher()
  vi.doMock('pusher-js', () => pusher.module)
  const { goLive } = await import('#lib/identity/store/live.ts')
  const { $session } = await import('#lib/identity/store/who.ts')
  const { $allCities, allCities, wantCities } = await import('#lib/address/store/all-cities.ts')
  const surabaya = () => answerOk([{ id: 3578, value: 'Kota Surabaya', province_id: 35 }])
  openSite({ 'GET /buyer/region/city': [surabaya, surabaya] })
  connected(globalThis.fetch)
  const stop = $allCities.listen(() => undefined)
  wantCities()
  await vi.waitFor(() => expect($allCities.get()).toHaveLength(1))

  goLive()
  $session.set({ status: 'guest' })
  expect(allCities.$state.get()).toMatchObject({ status: 'ready', isFetching: false })

  $session.set({ status: 'member', profile: { id: 7 } } as ReturnType<typeof $session.get>)
  await vi.waitFor(() => expect(pusher.joined()).toEqual(['private-user.7']))
  $session.set({ status: 'guest' })
  expect(allCities.$state.get()).toMatchObject({ status: 'loading' })
  // A filter may have some of them selected: they stay visible while they are fetched again.
  expect($allCities.get()).toHaveLength(1)
  await vi.waitFor(() => expect(pusher.joined()).toEqual([]))
  stop()
})

it('[core-227] changes from before the channel opened are fetched when it opens, initially and after a broken connection', async () => {
  vi.resetModules()
  const pusher = fakePusher()
  vi.doMock('#lib/notification/store/refresh-counters.ts', () => ({ refreshCounters: vi.fn() }))
  vi.doMock('pusher-js', () => pusher.module)
  const { watchLive } = await import('#lib/identity/store/live.ts')
  const { $session } = await import('#lib/identity/store/who.ts')
  openSite({})
  connected(globalThis.fetch)
  const heard = vi.fn()
  const stop = watchLive(heard)
  $session.set({ status: 'member', profile: { id: 7 } } as ReturnType<typeof $session.get>)
  await vi.waitFor(() => expect(pusher.joined()).toEqual(['private-user.7']))
  expect(heard).not.toHaveBeenCalled()
  pusher.confirm('private-user.7')
  expect(heard.mock.calls).toEqual([[]])
  const { refreshCounters } = await import('#lib/notification/store/refresh-counters.ts')
  expect(refreshCounters).not.toHaveBeenCalled()
  pusher.breakAll()
  pusher.confirm('private-user.7')
  expect(heard).toHaveBeenCalledTimes(2)
  expect(refreshCounters).toHaveBeenCalledOnce()
  stop()
  vi.doUnmock('#lib/notification/store/refresh-counters.ts')
})
