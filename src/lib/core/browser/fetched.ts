import { type CommonSettings, nanoquery } from '@nanostores/query'
import { atom, computed, type ReadableAtom } from 'nanostores'

import type { CallName, Reply, Sent } from '#lib/calls.ts'
import { type Called, call } from '../api/call.ts'
import { ourFault } from './our-fault.ts'
import type { ApiError } from '../schema/api-error.ts'

/** State of a value that is requested from the server. */
export type Fetched<T> = {
  status: 'loading' | 'ready' | 'error'
  value?: T
  /** With a value: the value is the last one known, and the newest request failed. */
  error?: ApiError
  /** A request is running. */
  isFetching: boolean
}

export type Query<T> = {
  /** The first subscriber sends the request; a failure keeps the last value. */
  $state: ReadableAtom<Fetched<T>>
  /** Requests again and resolves with the response. A running request may predate the reason: it is awaited first. */
  refresh: () => Promise<void>
  /** Requests again without showing the last value meanwhile. */
  reload: () => Promise<void>
  /** Sets a known value without a request; a running request is repeated, based on this value. */
  put: (value: T) => void
  /** Clears the cache; what is shown stays until its key changes. */
  forget: () => void
}

type Held<T> = { value?: T; error?: ApiError }
type Settings<T> = {
  /** True once another request cannot change anything. */
  isFinal?: (held: Held<T>) => boolean
  /** Milliseconds between two requests while the page is visible. */
  everyMs?: number
  /** Milliseconds in which returning to the page does not request again. */
  freshMs?: number
}

/** Maximum of requests for one response, which is requested again if `put` was called meanwhile. */
const maxTries = 3

const answers = new Map<string, { data?: unknown; created?: number }>()
const [fetcherStore, , { invalidateKeys, mutateCache, revalidateKeys }] = nanoquery({
  cache: answers,
  dedupeTime: 1_000,
  // Also for values that were put: otherwise they would vanish from the page with the next request.
  cacheLifetime: Infinity,
  // Responses are cached as they are, rejected or not: people and events request again.
  onErrorRetry: null,
  revalidateOnFocus: true,
  revalidateOnReconnect: true
})

/** A call never throws; an exception around it is a bug of ours. */
async function requestSafely<T>(request: () => Promise<Called<T>>): Promise<Called<T>> {
  try {
    return await request()
  } catch (error) {
    return { ok: false, error: ourFault(error) }
  }
}

/** Requests the value that `$key` names; nothing is requested without a key. `name` is the prefix of the cache keys. */
export function defineQuery<T>(
  name: string,
  $key: ReadableAtom<string | undefined>,
  request: (key: string, known: T | undefined) => Promise<Called<T>>,
  { isFinal, everyMs = 0, freshMs = 1_000 }: Settings<T> = {}
): Query<T> {
  const known = (key: string) => answers.get(name + key)?.data as Held<T> | undefined
  let puts = 0
  const answerTo = async (key: string, tries = 1): Promise<Held<T>> => {
    const before = known(key)
    if (before && isFinal?.(before)) return before
    const putsBefore = puts
    const answer = await requestSafely(() => request(key, before?.value))
    // The response lacks what was put meanwhile, such as the next page of a list.
    if (answer.ok && puts > putsBefore && tries < maxTries) return answerTo(key, tries + 1)
    if (answer.ok) return { value: answer.value }
    const failed = { ...known(key), error: answer.error }
    // A failure is never fresh: the next subscriber or return requests again. The library caches it first.
    setTimeout(() => {
      const cached = answers.get(name + key)
      if (cached?.data === failed) answers.set(name + key, { ...cached, created: -Infinity })
    })
    return failed
  }
  const fetcher = (_name: unknown, part: unknown) => answerTo(String(part))
  const settings: CommonSettings<Held<T>> = { fetcher, revalidateInterval: everyMs, dedupeTime: freshMs }
  const store = fetcherStore<Held<T>>([name, $key], settings)
  const $state = computed(store, ({ data, loading }): Fetched<T> => {
    if (data?.value !== undefined) return { ...data, status: 'ready', isFetching: loading }
    if (data?.error && !loading) return { status: 'error', error: data.error, isFetching: false }
    return { status: 'loading', isFetching: loading }
  })
  const isBehind = () => {
    const key = $key.get()
    return store.lc > 0 && store.key !== (key === undefined ? undefined : name + key)
  }
  // The store follows a changed key by a timer that was set before this one.
  const follow = async () => isBehind() && (await new Promise(resolve => setTimeout(resolve)))
  const running = async () => {
    await follow()
    await store.value?.promise
  }
  const fetchNow = async (refetch: (key: string) => void) => {
    // A changed key requests by itself.
    const isNew = isBehind()
    await follow()
    // The store only requests while it has a listener.
    const stop = $state.listen(() => {})
    if (!isNew && !store.value?.loading && store.key) refetch(store.key)
    await running()
    stop()
  }
  let waiting: Promise<void> | undefined
  return {
    $state,
    refresh: () =>
      (waiting ??= running().then(() => {
        waiting = undefined
        return fetchNow(revalidateKeys)
      })),
    reload: () => fetchNow(invalidateKeys),
    put(value) {
      puts += 1
      if (store.key) mutateCache(store.key, { value } satisfies Held<T>)
    },
    forget() {
      for (const key of answers.keys()) if (key.startsWith(name)) answers.delete(key)
    }
  }
}

/** The response of a call, for the input that a store holds; nothing is requested while the store is empty. */
export function fetched<L extends CallName>(
  endpoint: L,
  $input: ReadableAtom<Sent<L> | undefined>,
  settings?: Settings<Reply<L>>
): Query<Reply<L>> {
  const $key = computed($input, input => input && JSON.stringify(input))
  return defineQuery(endpoint, $key, key => call(endpoint, JSON.parse(key) as Sent<L>), settings)
}

/** The value; the previous one while another is loading, and `none` after a failure. */
export function latest<T>($state: ReadableAtom<Fetched<T>>, none: T): ReadableAtom<T> {
  let last = none
  return computed($state, ({ status, value }) => (status === 'loading' ? last : (last = value ?? none)))
}

/** Whether the requested item does not exist, or its id is invalid. */
export const isMissing = (error: ApiError | undefined): boolean =>
  error?.status === 404 || error?.status === 422

/** The input of a call without input, or with a constant one. */
export const always = <T>(input: T): ReadableAtom<T> => atom(input)

/** Clears all cached responses: the person may have changed. */
export const forgetAnswers = (): void => invalidateKeys(() => true)
