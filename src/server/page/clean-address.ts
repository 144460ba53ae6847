import { cleanQuery, needsCleaning } from '#lib/catalogue/list-filters.ts'

/** Where a list's address leads that holds empty or invalid filters (catalogue-30); undefined where it stays. */
export function cleanAddress({ pathname, searchParams }: URL): string | undefined {
  if (!needsCleaning(searchParams)) return undefined
  const query = cleanQuery(searchParams)
  return query ? `${pathname}?${query}` : pathname
}
