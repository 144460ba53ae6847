import { atom } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Reply } from '#lib/calls.ts'
import { latest, question } from '#lib/core/fetched.ts'
import { sessionStore } from '#lib/core/safe-storage.ts'

export type Suggestion = Reply<'GET /buyer/product/keyword'>[number]

/** Milliseconds of silence before the server is asked. */
const pause = 200
/** Milliseconds that answers are kept for this tab. */
const freshMs = 5 * 60 * 1000

const $keyword = atom<string | undefined>()
const suggestions = question('suggestions ', $keyword, ask, { freshMs })

/** What the search box offers: until newer suggestions are there, those before; after a failure none. */
export const $suggestions = latest<readonly Suggestion[]>(suggestions.$state, [])

let timer: ReturnType<typeof setTimeout> | undefined

/** Asks for suggestions after a pause. */
export function suggestFor(text: string): void {
  clearTimeout(timer)
  const keyword = text.trim()
  timer = setTimeout(() => $keyword.set(keyword), keyword ? pause : 0)
}

/** Asks the tab's storage first: the next page of a search begins with the same words. */
async function ask(keyword: string) {
  const name = `keywords:${keyword}`
  const kept = sessionStore.getJson(name) as { at: number; value: Suggestion[] } | undefined
  if (Array.isArray(kept?.value) && Date.now() - kept.at < freshMs) {
    return { ok: true as const, value: kept.value, message: '', meta: null }
  }
  const answer = await call('GET /buyer/product/keyword', keyword ? { keyword } : {})
  if (answer.ok) sessionStore.set(name, JSON.stringify({ at: Date.now(), value: answer.value }))
  return answer
}
