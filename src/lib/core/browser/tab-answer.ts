import type { Called } from '../api/call.ts'
import { sessionStore } from './safe-storage.ts'

/** A list that the tab caches for `freshMs` milliseconds: the next page starts with the same request. */
export async function tabAnswer<T extends readonly unknown[]>(
  name: string,
  freshMs: number,
  request: () => Promise<Called<T>>
): Promise<Called<T>> {
  const cached = sessionStore.getJson(name) as { at: number; value: T } | undefined
  if (Array.isArray(cached?.value) && Date.now() - cached.at < freshMs) {
    return { ok: true, value: cached.value, message: '', meta: null }
  }
  const answer = await request()
  if (answer.ok) sessionStore.set(name, JSON.stringify({ at: Date.now(), value: answer.value }))
  return answer
}
