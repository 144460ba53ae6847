import type { Db } from './connect.ts'

type Preparable<P> = { prepare: (name: string) => P }

/**
 * Prepares a statement that runs so often that building its text each time would cost more than running it. It is
 * built once per database; inside a transaction, build it as usual.
 */
export function prepareOnce<P>(name: string, build: (db: Db) => Preparable<P>): (db: Db) => P {
  const prepared = new WeakMap<Db, P>()
  return db => {
    const known = prepared.get(db)
    if (known) return known
    const made = build(db).prepare(name)
    prepared.set(db, made)
    return made
  }
}
