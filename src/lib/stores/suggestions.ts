import { atom } from 'nanostores'

import { call } from '../call.ts'
import type { Reply } from '../contracts/table.ts'

export type Suggestion = Reply<'GET /buyer/product/keyword'>[number]

/** What the search box offers for what is typed now. */
export const $suggestions = atom<readonly Suggestion[]>([])

/** Milliseconds of silence before the server is asked. */
const pause = 200
/** Milliseconds that answers are kept in session storage (specification 1, section 4). */
const cacheMs = 5 * 60 * 1000
const recentKey = 'recommendations'
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
  if (!answer.ok || mine !== asked) return
  sessionStorage.setItem(`keywords:${keyword}`, JSON.stringify({ at: Date.now(), value: answer.value }))
  $suggestions.set(answer.value)
}

function readCache(keyword: string): Suggestion[] | undefined {
  const kept = sessionStorage.getItem(`keywords:${keyword}`)
  if (!kept) return undefined
  const { at, value } = JSON.parse(kept) as { at: number; value: Suggestion[] }
  return Date.now() - at < cacheMs ? value : undefined
}

/** The buyer's own last searches, newest first, from local storage. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(k => typeof k === 'string').slice(0, recentLimit) : []
  } catch {
    return []
  }
}

export function rememberSearch(keyword: string): void {
  const others = recentSearches().filter(kept => kept.toLowerCase() !== keyword.toLowerCase())
  localStorage.setItem(recentKey, JSON.stringify([keyword, ...others].slice(0, recentLimit)))
}

export const forgetSearches = (): void => localStorage.removeItem(recentKey)
