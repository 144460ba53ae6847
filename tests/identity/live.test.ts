import { afterEach, expect, it, vi } from 'vitest'

import { openSite } from '../support/fake-site.ts'

afterEach(() => vi.unstubAllGlobals())

it('[core-109] a channel that could not be opened is tried again when the connection is back', async () => {
  vi.resetModules()
  const joined: string[] = []
  vi.doMock('pusher-js', () => ({
    default: class {
      connection = { bind: () => undefined }
      subscribe(name: string) {
        joined.push(name)
        return { bind: () => undefined }
      }
    }
  }))
  const { goLive } = await import('#lib/identity/store/live.ts')
  const { $session } = await import('#lib/identity/store/who.ts')
  const site = openSite({})
  vi.stubGlobal('location', { protocol: 'http:', port: '', hostname: 'localhost' })
  const online = globalThis.fetch
  const offline = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', offline)
  $session.set({ status: 'member', profile: { id: 7 } } as ReturnType<typeof $session.get>)
  goLive()
  await vi.waitFor(() => expect(offline).toHaveBeenCalled())
  vi.stubGlobal('fetch', (url: string) =>
    url === '/client-config'
      ? Promise.resolve(new Response('{"signature_key":"k","realtime":{"key":"k"}}'))
      : online(url)
  )
  expect(joined).toEqual([])
  await vi.waitFor(() => {
    site.window.dispatchEvent(new Event('online'))
    expect(joined).toEqual(['private-user.7'])
  })
})
