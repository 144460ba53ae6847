import { atom } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Reply } from '#lib/calls.ts'
import { localKeys } from '#lib/core/local-keys.ts'
import { localStore, sessionStore } from '#lib/core/safe-storage.ts'

export type Suggestion = Reply<'GET /buyer/product/keyword'>[number]

/** What the search box offers for what is typed now. */
export const $suggestions = atom<readonly Suggestion[]>([])

/** Milliseconds of silence before the server is asked. */
const pause = 200
/** Milliseconds that answers are kept in session storage (specification 1, section 4). */
const cacheMs = 5 * 60 * 1000
const recentKey = localKeys.recent
const recentLimit = 8

let timer: ReturnType<typeof setTimeout> | undefined
let asked = 0

/** Asks for suggestions after a pause; an answer that was overtaken by newer typing is dropped. */
export function suggestFor(text: string): void {
  clearTimeout(timer)
  const keyword = text.trim()
  timer = setTimeout(() => void load(keyword), keyword ? pause : 0)
}

async function load(keyword: string): Promise<void> {
  asked += 1
  const mine = asked
  const cached = readCache(keyword)
  if (cached) return $suggestions.set(cached)
  const answer = await call('GET /buyer/product/keyword', keyword ? { keyword } : {})
  if (mine !== asked) return
  // Nothing is better than the suggestions for another word.
  if (!answer.ok) return $suggestions.set([])
  sessionStore.set(`keywords:${keyword}`, JSON.stringify({ at: Date.now(), value: answer.value }))
  $suggestions.set(answer.value)
}

function readCache(keyword: string): Suggestion[] | undefined {
  const kept = sessionStore.getJson(`keywords:${keyword}`) as { at: number; value: Suggestion[] } | undefined
  return kept && Date.now() - kept.at < cacheMs ? kept.value : undefined
}

/** The buyer's own last searches, newest first, from local storage. */
export function recentSearches(): string[] {
  const kept = localStore.getJson(recentKey)
  return Array.isArray(kept) ? kept.filter(k => typeof k === 'string').slice(0, recentLimit) : []
}

export function rememberSearch(keyword: string): void {
  const others = recentSearches().filter(kept => kept.toLowerCase() !== keyword.toLowerCase())
  localStore.set(recentKey, JSON.stringify([keyword, ...others].slice(0, recentLimit)))
}

export const forgetSearches = (): void => localStore.remove(recentKey)
