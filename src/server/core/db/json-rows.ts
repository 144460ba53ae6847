import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * The rows of a query as one JSON value of the row around it: what belongs to a row comes in one trip to the
 * database instead of one each. Keys are the columns' names, times are text.
 */
export const jsonRows = <T>(query: SQLWrapper): SQL<T[]> =>
  sql<T[]>`(select coalesce(json_agg(r), '[]'::json) from ${query} as r)`

/** Ids as one parameter, however many they are: `where id in ${idList([1, 2])}`. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`
