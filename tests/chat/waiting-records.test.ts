import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openSite } from '../support/fake-site.ts'

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('#lib/core/browser/waiting-records.ts')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[chat-30] a database that does not answer within 3 seconds stores nothing, and the next try opens it again', async () => {
  openSite({})
  const requests: (EventTarget & { result?: { close: () => void } })[] = []
  const open = () => {
    const request = new EventTarget()
    requests.push(request)
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  const { addRecord } = await import('#lib/core/browser/waiting-records.ts')
  const failed = vi.fn()
  void addRecord('ani', {}, 100).catch(failed)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
  void addRecord('ani', {}, 100).catch(failed)
  expect(requests).toHaveLength(2)
  // The first answer comes after all: its connection is not kept.
  const close = vi.fn()
  requests[0]!.result = { close }
  requests[0]!.dispatchEvent(new Event('success'))
  expect(close).toHaveBeenCalledOnce()
})
