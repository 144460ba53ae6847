import { keptJson } from '#lib/core/browser/kept.ts'

const limit = 8

export const $recent = keptJson('recommendations', kept =>
  Array.isArray(kept) ? kept.filter(one => typeof one === 'string').slice(0, limit) : undefined
)

/** The buyer's own last searches, newest first. */
export const recentSearches = (): readonly string[] => $recent.get() ?? []

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export function rememberSearch(keyword: string): void {
  const others = recentSearches().filter(kept => !isSame(kept, keyword))
  $recent.set([keyword, ...others].slice(0, limit))
}

export function forgetSearch(keyword: string): void {
  const others = recentSearches().filter(kept => !isSame(kept, keyword))
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
  return recent.filter(kept => kept.toLowerCase().includes(wanted) && !isSame(kept, wanted))
}
