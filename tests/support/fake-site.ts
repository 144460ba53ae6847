import { vi } from 'vitest'

import type { ApiErrorCode } from '#lib/calls.ts'

import { errorByCode } from './errors.ts'

/** A request of the browser: endpoint as in the contracts, headers, body. */
export type SentRequest = { endpoint: string; headers: Record<string, string>; body: unknown }
type Answer = Response | Promise<Response>

/** A storage as browsers have it. */
function memoryStorage(values = new Map<string, string>()) {
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key)
  }
}

const envelope = (status: number, body: object) =>
  new Response(JSON.stringify({ status, meta: null, ...body }), { status })

export const answerOk = (data: unknown) => envelope(200, { success: true, message: 'OK', data })
export function answerError(code: ApiErrorCode, details: object = {}) {
  const { status, message } = errorByCode[code]
  return envelope(status, { success: false, message, data: null, error: { code, ...details } })
}
/** An error of another backend without a message of its own. */
export const answerWordless = () =>
  envelope(500, { success: false, message: null, data: null, error: { code: 'x' } })
export const lostConnection = () => Promise.reject(new TypeError('Failed to fetch'))

/** JSON, or the fields of a form with a file. */
function readBody(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? Object.fromEntries(body) : undefined
}

/** A browser with a site whose API a test answers: `routes` by endpoint, each call in turn; the last answer stays. */
export function openSite(
  routes: Record<string, ((requests: SentRequest) => Answer)[]>,
  cookie = 'signed_in=1'
) {
  const requests: SentRequest[] = []
  const window = Object.assign(new EventTarget(), {
    name: '',
    location: { pathname: '/', search: '', assign: vi.fn(), replace: vi.fn(), reload: vi.fn() }
  })
  const page = { cookie, querySelectorAll: (): { dataset: Record<string, string> }[] => [] }
  const local = memoryStorage()
  const session = memoryStorage()
  const fetch = (url: string, init: RequestInit = {}) => {
    if (url === '/client-config') return Promise.resolve(new Response('{"signature_key":"k"}'))
    const one = {
      endpoint: `${init.method} ${url.replace('/api/v1', '')}`,
      headers: init.headers as Record<string, string>,
      body: readBody(init.body)
    }
    requests.push(one)
    const answers = routes[one.endpoint]
    const answer = answers && (answers.length > 1 ? answers.shift() : answers[0])
    if (!answer) throw new Error(`Nobody answers ${one.endpoint}`)
    return Promise.resolve(answer(one))
  }
  vi.stubGlobal('fetch', vi.fn(fetch))
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  return { requests, endpoints: () => requests.map(one => one.endpoint), window, page, local, session }
}
