import { persistentJson } from '#lib/core/browser/persistent.ts'

const limit = 8

export const $recent = persistentJson('recommendations', stored =>
  Array.isArray(stored) ? stored.filter(one => typeof one === 'string').slice(0, limit) : undefined
)

/** The buyer's own last searches, newest first. */
export const recentSearches = (): readonly string[] => $recent.get() ?? []

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export function rememberSearch(keyword: string): void {
  const others = recentSearches().filter(search => !isSame(search, keyword))
  $recent.set([keyword, ...others].slice(0, limit))
}

export function forgetSearch(keyword: string): void {
  const others = recentSearches().filter(search => !isSame(search, keyword))
  $recent.set(others.length > 0 ? others : undefined)
}

export const forgetSearches = (): void => $recent.set(undefined)

/**
 * Own searches that the typed text may still become, without those already typed in full.
 *
 * recentFor('sem', ['semen', 'cat']) // => ['semen']
 */
export function recentFor(typed: string, recent: readonly string[]): string[] {
  const wanted = typed.trim().toLowerCase()
  return recent.filter(search => search.toLowerCase().includes(wanted) && !isSame(search, wanted))
}
