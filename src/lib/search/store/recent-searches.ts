import { keptJson } from '#lib/core/kept.ts'

const limit = 8

const $recent = keptJson('recommendations', kept =>
  Array.isArray(kept) ? kept.filter(one => typeof one === 'string').slice(0, limit) : undefined
)

/** The buyer's own last searches, newest first. */
export const recentSearches = (): readonly string[] => $recent.get() ?? []

export function rememberSearch(keyword: string): void {
  const others = recentSearches().filter(kept => kept.toLowerCase() !== keyword.toLowerCase())
  $recent.set([keyword, ...others].slice(0, limit))
}

export const forgetSearches = (): void => $recent.set(undefined)
