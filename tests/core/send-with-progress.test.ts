import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { sendWithProgress } from '#lib/core/api/send-with-progress.ts'

/** A request whose course the test decides. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly sent: unknown[] = []
  readonly headers: Record<string, string> = {}
  status = 0
  responseType = ''
  response: ArrayBuffer | null = null
  opened: string[] = []
  open = (...of: string[]) => (this.opened = of)
  setRequestHeader = (name: string, value: string) => (this.headers[name] = value)
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-server-time: 1700\r\n\r\n'
  send = (body: unknown) => this.sent.push(body)
  abort = vi.fn(() => this.end('abort'))
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
}

let request: FakeRequest
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', function construct() {
    return (request = new FakeRequest())
  })
})
afterEach(() => void vi.unstubAllGlobals())

const shares: number[] = []
const send = (signal?: AbortSignal) => {
  shares.length = 0
  const headers = { 'x-signature': 's' }
  return sendWithProgress(share => shares.push(share))('/api/v1/photo', {
    method: 'POST',
    headers,
    body: 'bytes',
    ...(signal && { signal })
  })
}

it('tells how much has left the browser, and answers as fetch does', async () => {
  const answer = send()
  expect([request.opened, request.headers, request.sent]).toEqual([
    ['POST', '/api/v1/photo'],
    { 'x-signature': 's' },
    ['bytes']
  ])
  request.progress(1, 4)
  // Nothing is known of a body without a length.
  request.progress(2, 0)
  request.progress(4, 4)
  expect(shares).toEqual([0.25, 1])
  request.status = 422
  request.response = new TextEncoder().encode('{"success":false}').buffer
  request.end('load')
  const response = await answer
  expect([response.status, response.ok, response.headers.get('x-server-time')]).toEqual([422, false, '1700'])
  expect(await response.json()).toEqual({ success: false })
})

it('answers without a body', async () => {
  const answer = send()
  request.status = 204
  request.response = new ArrayBuffer(0)
  request.end('load')
  expect((await answer).status).toBe(204)
})

it('rejects where no answer came', async () => {
  const answer = send()
  request.end('error')
  await expect(answer).rejects.toBeInstanceOf(TypeError)
})

it('stops with its signal, and not afterwards', async () => {
  const stop = new AbortController()
  const answer = send(stop.signal)
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(request.abort).toHaveBeenCalledTimes(1)
  await expect(send(stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(request.sent).toEqual([])
  const later = new AbortController()
  const answered = send(later.signal)
  request.status = 200
  request.end('load')
  await answered
  later.abort()
  expect(request.abort).not.toHaveBeenCalled()
})
