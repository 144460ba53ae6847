import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * The rows of a subquery as one JSON value of the outer row, so that related rows need no queries of their own.
 * Keys are the columns' names, times are text.
 */
export const jsonRows = <T>(query: SQLWrapper): SQL<T[]> =>
  sql<T[]>`(select coalesce(json_agg(r), '[]'::json) from ${query} as r)`

/** Ids as one parameter, however many they are: `where id in ${idList([1, 2])}`. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`
