import { sql } from 'drizzle-orm'

import { type Db, rows } from './connect.ts'

/**
 * Names in the letters by which they are compared: those of the database, which writes 'İ' and some others small differently from
 * JavaScript (ops-246). Two names are the same name where their letters are equal.
 */
export async function lettersOf(db: Db, names: readonly string[]): Promise<(name: string) => string> {
  const wanted = JSON.stringify([...new Set(names)])
  const found = await rows<{ name: string; letters: string }>(
    db,
    sql`select name, lower(name) as letters from jsonb_array_elements_text(${wanted}::text::jsonb) wanted (name)`
  )
  const known = new Map(found.map(({ name, letters }) => [name, letters]))
  return name => {
    const letters = known.get(name)
    if (letters === undefined) throw new Error(`No letters were read of '${name}'`)
    return letters
  }
}
