import type PusherClient from 'pusher-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ClientConfig } from '#lib/core/api/call.ts'
import { socketOptions } from '#lib/core/browser/socket-options.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens the page, leaves every handshake unanswered for a minute, and returns the addresses that pusher-js tried. */
async function addressesTried(
  page: URL,
  realtime: Partial<ClientConfig['realtime']> = {}
): Promise<string[]> {
  const tried: string[] = []
  const { protocol, hostname, port } = page
  const location = { protocol, hostname, port }
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined }
  class SilentSocket {
    constructor(url: string) {
      tried.push(new URL(url).origin)
    }
    close(): void {}
  }
  const browser = {
    ...events,
    location,
    document: { ...events, location, body: {} },
    WebSocket: SilentSocket,
    localStorage: {}
  }
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
  for (const name of ['window', 'self']) vi.stubGlobal(name, globalThis)
  // The build for browsers: the one for Node has other transports.
  const { default: Pusher } = (await import('pusher-js/dist/web/pusher.js' as string)) as {
    default: typeof PusherClient
  }
  const pusher = new Pusher('key', { cluster: '', ...socketOptions({ key: 'key', ...realtime }, location) })
  await vi.advanceTimersByTimeAsync(60_000)
  pusher.disconnect()
  return [...new Set(tried)]
}

describe('[identity-157] a websocket with a slow handshake', () => {
  it('is not tried with TLS by a page without TLS', async () => {
    expect(await addressesTried(new URL('http://localhost:4321'))).toEqual(['ws://localhost:4321'])
  })

  it('is tried only with TLS by a page with TLS', async () => {
    expect(await addressesTried(new URL('https://toko.example'))).toEqual(['wss://toko.example'])
  })

  it('keeps the scheme of a self-hosted service', async () => {
    const outside = { cluster: 'own', url: 'https://langsung.example:6001' }
    expect(await addressesTried(new URL('http://localhost:4321'), outside)).toEqual([
      'wss://langsung.example:6001'
    ])
  })
})
