import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as InBrowser from '#lib/core/api/sign-in-browser.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'

import { answerOk, openSite } from '../support/fake-site.ts'

const key = 'kunci-é'
const timestamp = 1_790_000_000_123

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
})
afterEach(() => void vi.unstubAllGlobals())

test('the browser signs as the server does, with WebCrypto and without', async () => {
  const { signInBrowser } = await vi.importActual<typeof InBrowser>('#lib/core/api/sign-in-browser.ts')
  const expected = signatureHeaders(key, timestamp)
  expect(expected['x-signature']).toMatch(/^[0-9a-f]{64}$/)
  expect(await signInBrowser(key, timestamp)).toEqual(expected)
  vi.stubGlobal('crypto', {})
  expect(await signInBrowser(key, timestamp)).toEqual(expected)
})

test('a save on leaving the page is sent before anything else happens', async () => {
  const endpoint = 'POST /buyer/cart/update/{id}'
  // WebCrypto answers asynchronously: here never.
  vi.doMock('#lib/core/api/sign-in-browser.ts', () => ({ signInBrowser: () => new Promise(() => undefined) }))
  openSite({ 'POST /buyer/cart/update/7': [() => answerOk(null)] })
  const { call } = await import('#lib/core/api/call.ts')
  await call(endpoint, { id: 7, note: 'a' }, { keepalive: signatureHeaders })
  const sent = vi.mocked(fetch)
  sent.mockClear()
  void call(endpoint, { id: 7, note: 'b' }, { keepalive: signatureHeaders })
  for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})
