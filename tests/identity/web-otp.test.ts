import { afterEach, expect, test, vi } from 'vitest'

import { hearCode } from '#lib/identity/web-otp.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser that can read the code of a message, and its requests. */
function browser(answer: Promise<unknown>) {
  const get = vi.fn((_request: { otp: unknown; signal: AbortSignal }) => answer)
  vi.stubGlobal('window', { OTPCredential: Object })
  vi.stubGlobal('navigator', { credentials: { get } })
  return get
}

test('[identity-72] a browser that reads messages passes the code on, until the screen is left', async () => {
  const get = browser(Promise.resolve({ code: '123456' }))
  const heard = vi.fn()
  const stop = hearCode(heard)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('123456'))
  expect(get.mock.calls[0]?.[0].otp).toEqual({ transport: ['sms'] })
  stop()
  expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true)
})

test('without consent the person types the code, and other browsers are not asked', async () => {
  const heard = vi.fn()
  const get = browser(Promise.reject(new DOMException('No', 'AbortError')))
  hearCode(heard)()
  vi.stubGlobal('window', {})
  hearCode(heard)()
  await new Promise(resolve => setImmediate(resolve))
  expect(heard).not.toHaveBeenCalled()
  expect(get).toHaveBeenCalledOnce()
})
