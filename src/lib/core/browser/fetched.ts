import { type CommonSettings, nanoquery } from '@nanostores/query'
import { atom, computed, type ReadableAtom } from 'nanostores'

import type { CallLine, Reply, Sent } from '#lib/calls.ts'
import { type Called, call } from '../api/call.ts'
import { ourFault } from './our-fault.ts'
import type { ApiError } from '../schema/api-error.ts'

/** What is known of something that the server was asked for. */
export type Fetched<T> = {
  status: 'loading' | 'ready' | 'error'
  value?: T
  /** With a value: that one stays, the newest question failed. */
  error?: ApiError
  /** A question is on its way. */
  isAsking: boolean
}

export type Question<T> = {
  /** Whoever looks at it first asks; a failure keeps what was known. */
  $state: ReadableAtom<Fetched<T>>
  /** Asks again and ends with the answer; an answer on its way may be older than the reason to ask: it is awaited. */
  refresh: () => Promise<void>
  /** The same from the start: what was known is not shown meanwhile. */
  reload: () => Promise<void>
  /** Shows a value that is known without asking; a question on its way is asked once more, from this value. */
  put: (value: T) => void
  /** Forgets what is known; what is shown stays until its key changes. */
  forget: () => void
}

type Held<T> = { value?: T; error?: ApiError }
type Settings<T> = {
  /** True once asking again cannot change anything. */
  isFinal?: (held: Held<T>) => boolean
  /** Milliseconds between two questions while the page is seen. */
  everyMs?: number
  /** Milliseconds in which an answer is not asked for again by coming back to the page. */
  freshMs?: number
}

/** Times that one question is asked at most because values were put while its answer was on its way. */
const maxTries = 3

const answers = new Map<string, { data?: unknown; created?: number }>()
const [fetcherStore, , { invalidateKeys, mutateCache, revalidateKeys }] = nanoquery({
  cache: answers,
  dedupeTime: 1_000,
  // Also of a value that was put: else it would vanish from the page with the next question.
  cacheLifetime: Infinity,
  // Answers are kept as they are, rejected or not: asking again is what people and events do.
  onErrorRetry: null,
  revalidateOnFocus: true,
  revalidateOnReconnect: true
})

/** A call never throws; what throws around it is an error of ours. */
async function askOrTell<T>(ask: () => Promise<Called<T>>): Promise<Called<T>> {
  try {
    return await ask()
  } catch (error) {
    return { ok: false, error: ourFault(error) }
  }
}

/** Asks as often as needed for what `$key` names; nothing is asked without a key. `name` tells questions apart. */
export function question<T>(
  name: string,
  $key: ReadableAtom<string | undefined>,
  ask: (key: string, known: T | undefined) => Promise<Called<T>>,
  { isFinal, everyMs = 0, freshMs = 1_000 }: Settings<T> = {}
): Question<T> {
  const known = (key: string) => answers.get(name + key)?.data as Held<T> | undefined
  let puts = 0
  const answerTo = async (key: string, tries = 1): Promise<Held<T>> => {
    const before = known(key)
    if (before && isFinal?.(before)) return before
    const putsBefore = puts
    const answer = await askOrTell(() => ask(key, before?.value))
    // The answer does not know what was put meanwhile, as the next page of a list.
    if (answer.ok && puts > putsBefore && tries < maxTries) return answerTo(key, tries + 1)
    if (answer.ok) return { value: answer.value }
    const failed = { ...known(key), error: answer.error }
    // A failure is never fresh: whoever looks or comes back next asks again. The library keeps it first.
    setTimeout(() => {
      const kept = answers.get(name + key)
      if (kept?.data === failed) answers.set(name + key, { ...kept, created: -Infinity })
    })
    return failed
  }
  const fetcher = (_name: unknown, part: unknown) => answerTo(String(part))
  const settings: CommonSettings<Held<T>> = { fetcher, revalidateInterval: everyMs, dedupeTime: freshMs }
  const store = fetcherStore<Held<T>>([name, $key], settings)
  const $state = computed(store, ({ data, loading }): Fetched<T> => {
    if (data?.value !== undefined) return { ...data, status: 'ready', isAsking: loading }
    if (data?.error && !loading) return { status: 'error', error: data.error, isAsking: false }
    return { status: 'loading', isAsking: loading }
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
  const askNow = async (askAnew: (key: string) => void) => {
    // A changed key asks by itself.
    const isNew = isBehind()
    await follow()
    // An answer needs somebody who waits for it.
    const stop = $state.listen(() => {})
    if (!isNew && !store.value?.loading && store.key) askAnew(store.key)
    await running()
    stop()
  }
  let waiting: Promise<void> | undefined
  return {
    $state,
    refresh: () =>
      (waiting ??= running().then(() => {
        waiting = undefined
        return askNow(revalidateKeys)
      })),
    reload: () => askNow(invalidateKeys),
    put(value) {
      puts += 1
      if (store.key) mutateCache(store.key, { value } satisfies Held<T>)
    },
    forget() {
      for (const key of answers.keys()) if (key.startsWith(name)) answers.delete(key)
    }
  }
}

/** The answer of a call, for the input that a store holds; nothing is asked while it holds none. */
export function fetched<L extends CallLine>(
  line: L,
  $input: ReadableAtom<Sent<L> | undefined>,
  settings?: Settings<Reply<L>>
): Question<Reply<L>> {
  const $key = computed($input, input => input && JSON.stringify(input))
  return question(line, $key, key => call(line, JSON.parse(key) as Sent<L>), settings)
}

/** The value; while another one is asked for the one before it, and `none` after a failure. */
export function latest<T>($state: ReadableAtom<Fetched<T>>, none: T): ReadableAtom<T> {
  let last = none
  return computed($state, ({ status, value }) => (status === 'loading' ? last : (last = value ?? none)))
}

/** What was asked for is not there, or its name is none. */
export const isMissing = (error: ApiError | undefined): boolean =>
  error?.status === 404 || error?.status === 422

/** The input of a call that has none, or always the same. */
export const always = <T>(input: T): ReadableAtom<T> => atom(input)

/** Forgets every answer: another person may be here. */
export const forgetAnswers = (): void => invalidateKeys(() => true)
