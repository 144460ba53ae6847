import type { ApiError } from '#lib/core/schema/api-error.ts'

import { $notice, signOutOps } from '../console-store.ts'

/**
 * Takes a step on each of some rows, one after another: what failed is named with its reason and stops no other, but an ended session
 * ends the rest. Returns those that were taken.
 */
export async function takeEach<T extends { code: string }>(
  some: readonly T[],
  send: (one: T) => Promise<{ ok: true } | { ok: false; error: ApiError }>,
  done: (count: number) => string
): Promise<T[]> {
  const failed = new Map<string, string[]>()
  const taken: T[] = []
  for (const one of some) {
    const answer = await send(one)
    if (answer.ok) {
      taken.push(one)
      continue
    }
    const { message, status } = answer.error
    failed.set(message, [...(failed.get(message) ?? []), one.code])
    if (status === 401) {
      signOutOps()
      break
    }
  }
  const reasons = [...failed].map(([message, codes]) => `${codes.join(', ')}: ${message}`)
  $notice.set({ text: [done(taken.length), ...reasons].join('. '), isError: reasons.length > 0 })
  return taken
}
