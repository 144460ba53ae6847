import { readFileSync } from 'node:fs'
import vm from 'node:vm'

type Hear = (event: object) => void
type FetchRequest = { url: string; init: RequestInit | undefined }

const origin = 'https://baba.example'
const addressOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href

/** A cache as browsers have it, by address only. */
class FakeCache {
  readonly responses = new Map<string, Response>()
  match = async (request: string | Request) => this.responses.get(addressOf(request))?.clone()
  put = async (request: string | Request, answer: Response) =>
    void this.responses.set(addressOf(request), answer)
  delete = async (request: string | Request) => this.responses.delete(addressOf(request))
  keys = async () => [...this.responses.keys()].map(url => ({ url }))
}

/** An answer as a browser passes it to a worker. */
export function answerOf(
  body: string,
  headers: Record<string, string>,
  { status = 200, type = 'basic', redirected = false } = {}
): Response {
  const answer = new Response(body, { status, headers })
  const told = { type: { value: type }, redirected: { value: redirected } }
  const clone = answer.clone.bind(answer)
  return Object.defineProperties(answer, {
    ...told,
    clone: { value: () => Object.defineProperties(clone(), told) }
  })
}

/** A shared page as the server sends it. */
export const pageOf = (title: string, more = '') =>
  answerOf(`<html><title>${title} | Baba Bangunan</title><main id="isi">${title}</main>${more}</html>`, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache'
  })

/**
 * The built worker in a fake global scope: `site` answers its requests, or throws as a lost connection does. Open
 * pages are given by address.
 */
export function openWorker(site: (path: string) => Response, build = 'b1', open: string[] = []) {
  const heard: Record<string, Hear> = {}
  const caches = new Map<string, FakeCache>()
  const requests: FetchRequest[] = []
  const read = (path: string) => readFileSync(`public${path.split('?')[0]}`, 'utf8')
  const clock = { now: Date.parse('2026-11-23T01:05:00Z') }
  const self: Record<string, unknown> = {
    location: { origin },
    addEventListener: (type: string, hear: Hear) => (heard[type] = hear),
    skipWaiting: async () => undefined,
    clients: { matchAll: async () => open.map(path => ({ url: origin + path })) },
    registration: { navigationPreload: { enable: async () => undefined } },
    caches: {
      open: async (name: string) => caches.get(name) ?? caches.set(name, new FakeCache()).get(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name)
    },
    fetch: async (request: string | Request, init?: RequestInit) => {
      const url = addressOf(request)
      requests.push({ url, init })
      return site(url.slice(origin.length))
    }
  }
  const world = { self, URL, URLSearchParams, Headers, Response, Intl, Set, Date: class extends Date {} }
  world.Date.now = () => clock.now
  self['importScripts'] = (...paths: string[]) => {
    for (const path of paths) vm.runInContext(read(path), context)
  }
  const context = vm.createContext(world)
  vm.runInContext(read('/sw.js').replace("const build = 'dev'", `const build = '${build}'`), context)

  /** Dispatches an event to the worker; resolves when all work that it began has ended. */
  async function happen(name: string, event: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    heard[name]?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
      respondWith: (one: Promise<Response>) => (answer = one)
    })
    const answered = await answer
    while (work.length > 0) await work.shift()
    return answered
  }
  const fetched = (path: string, init: object, event: object = {}) =>
    happen('fetch', {
      ...event,
      request: { method: 'GET', mode: 'no-cors', headers: new Headers(), url: addressOf(path), ...init }
    })
  return {
    requests,
    caches,
    clock,
    happen,
    /** A person opens a page. */
    goTo: (path: string, init: object = {}, event: object = {}) =>
      fetched(path, { mode: 'navigate', ...init }, event),
    /** A page requests a file or a picture. */
    load: (path: string, init: object = {}) => fetched(path, init),
    cachedPaths: (name: string) =>
      [...(caches.get(name)?.responses.keys() ?? [])].map(url => url.slice(origin.length))
  }
}
