import { type Placeholder, type SQL } from 'drizzle-orm'

import { type Db, rowsOf } from './connect.ts'

type Preparable<P> = { prepare: (name: string) => P }

/** A value of a statement, or its name where the statement is prepared once and gets it each time. */
export type Given<T> = T | Placeholder

/** What Drizzle's types do not show: transactions share the dialect of their database, and each has its client. */
type Internal = {
  dialect: { sqlToQuery: (statement: SQL) => object }
  session: { client: unknown; prepareQuery: (query: object, ...rest: unknown[]) => Runnable }
}
type Runnable = { execute: (values: Values) => Promise<unknown> }
type Values = Readonly<Record<string, unknown>>

/**
 * Prepares a statement that runs so often that building its text each time would cost more than running it. It is
 * built once per database, also for transactions: there it runs on their connection.
 */
export function prepareOnce<P extends object>(name: string, build: (db: Db) => Preparable<P>): (db: Db) => P {
  const prepared = new WeakMap<object, P>()
  return db => {
    const { dialect, session } = db as unknown as Internal
    const known = prepared.get(dialect) ?? build(db).prepare(name)
    prepared.set(dialect, known)
    return Object.create(known, { client: { value: session.client } }) as P
  }
}

/** The same for a statement in SQL with placeholders: its rows, as `rows` returns them. */
export function prepareRows<T>(
  name: string,
  statement: (db: Db) => SQL
): (db: Db, values: Values) => Promise<T[]> {
  const prepared = prepareOnce<Runnable>(name, db => {
    const { dialect, session } = db as unknown as Internal
    return { prepare: () => session.prepareQuery(dialect.sqlToQuery(statement(db)), undefined, name, false) }
  })
  return async (db, values) => rowsOf<T>(await prepared(db).execute(values))
}
