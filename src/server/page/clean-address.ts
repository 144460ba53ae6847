import { cleanQuery, needsCleaning } from '#lib/catalogue/list-filters.ts'

/** The redirect target of a list's address with empty or invalid filters (catalogue-30); undefined if it is clean. */
export function cleanAddress({ pathname, searchParams }: URL): string | undefined {
  if (!needsCleaning(searchParams)) return undefined
  const query = cleanQuery(searchParams)
  return query ? `${pathname}?${query}` : pathname
}
