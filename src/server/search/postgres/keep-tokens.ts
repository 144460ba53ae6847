import { sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { type LogPlace, readChanges, readLogEnd, retainedTransactions } from '../change-log.ts'
import { readIdsAfter } from '../read-entries.ts'
import { sortInAtOnce } from './gathered-tokens.ts'
import { copyOrder, writeTokens } from './write-tokens.ts'

/**
 * Number of the form of the tokens: after a change of what words are, the next start of a process writes them anew.
 * Processes of an older version then write no more and go on searching.
 */
export const tokenForm = 3
/** Products that are written at once: each step holds the lock, and on the embedded database all others wait for it. */
const atOnce = 250
/**
 * Those of a step on a server before its process serves: each step changes the counts of nearly all words, and the next one has to pass
 * their old rows.
 */
const firstAtOnce = 10_000
const stateName = 'search tokens'

/** How far the tokens are, shared by all processes: a row of `settings`, whose lock is that of the writer. */
export type TokensState = {
  form: number
  /** The position in the log of changes up to which they are written. */
  version: number
  seen: number[]
  /** The last product that the fill has written; null once it is complete. */
  filledTo: number | null
  /** Grows whenever words may have changed. */
  revision: number
  /** Number of products. */
  products: number
}

/**
 * Brings the tokens forward by one step and returns where they are: some products of the fill, or all changes up to now. A
 * killed step leaves no trace, and a killed fill continues where it was. Throws what the database throws.
 */
export const advanceTokens = (db: Db): Promise<TokensState> =>
  db.transaction(async tx => advance(tx, await lockState(tx), atOnce))

/**
 * The same in the steps of a server before it serves; undefined while another process writes, because such a step may take longer than a
 * statement may wait.
 */
export async function advanceFirst(db: Db): Promise<TokensState | undefined> {
  // Before the transaction: another process would wait for the end of the one that added it.
  await addState(db)
  return db.transaction(async tx => {
    await sortInAtOnce(tx)
    return (await isHeld(tx)) ? undefined : advance(tx, await lockState(tx), firstAtOnce)
  })
}

async function advance(tx: Db, before: TokensState, filledAtOnce: number): Promise<TokensState> {
  // Processes of a newer version write another form.
  if (isNewer(before)) return { ...before, filledTo: null }
  const after = before.filledTo === null ? await follow(tx, before) : await fill(tx, before, filledAtOnce)
  await tx.execute(sql`update settings set value = ${JSON.stringify(after)} where name = ${stateName}`)
  return after
}

/** Whether another process holds the state; else this one does, until the end of the transaction. */
async function isHeld(tx: Db): Promise<boolean> {
  const free = await rows(tx, sql`select 1 from settings where name = ${stateName} for update skip locked`)
  return free.length === 0
}

const addState = (db: Db): Promise<unknown> =>
  db.execute(sql`insert into settings (name, value) values (${stateName}, '{}') on conflict do nothing`)

/** The state, locked until the end of the transaction; a fill begins where there is none that can be followed. */
async function lockState(db: Db): Promise<TokensState> {
  await addState(db)
  const [row] = await rows<{ value: string }>(
    db,
    sql`select value from settings where name = ${stateName} for update`
  )
  const state = JSON.parse(row?.value ?? '{}') as Partial<TokensState>
  if (isNewer(state)) return state as TokensState
  const end = await readLogEnd(db)
  return isUsable(state, end) ? state : beginning(state, end)
}

const isNewer = ({ form = 0 }: Partial<TokensState>): boolean => form > tokenForm

/** Whether the log still has all changes since the state, and the state is of this database and this form. */
const isUsable = (state: Partial<TokensState>, { version: end }: LogPlace): state is TokensState =>
  state.form === tokenForm &&
  state.version !== undefined &&
  state.version <= end &&
  (state.filledTo !== null || end - state.version <= retainedTransactions)

/** What is written already stays: searches go on, and the counts are moved along row by row. */
const beginning = (
  { revision = 0, products = 0 }: Partial<TokensState>,
  { version }: LogPlace
): TokensState => ({
  form: tokenForm,
  version,
  seen: [],
  filledTo: 0,
  revision,
  products
})

async function fill(db: Db, state: TokensState, count: number): Promise<TokensState> {
  const filledTo = state.filledTo ?? 0
  const revision = state.revision + 1
  const ids = await readIdsAfter(db, filledTo, count)
  const last = ids.at(-1)
  const left = await readLeft(db, filledTo, last)
  const { added } = await writeTokens(db, [...new Set([...ids, ...left])], revision)
  return { ...state, filledTo: last ?? null, revision, products: state.products + added }
}

/** Products between two ids that have tokens and are no longer sold. */
async function readLeft(db: Db, after: number, last: number | undefined): Promise<number[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`
      select product_id as id from search_tokens s
      where product_id > ${after} and product_id <= ${last ?? Number.MAX_SAFE_INTEGER}
        and not exists (select 1 from products p where p.id = s.product_id and p.is_active)`
  )
  return found.map(({ id }) => Number(id))
}

async function follow(db: Db, state: TokensState): Promise<TokensState> {
  const { ids, movedIds, place } = await readChanges(db, {
    version: state.version,
    seen: new Set(state.seen)
  })
  const isOnlyMoved = new Set(movedIds)
  const changed = ids.filter(id => !isOnlyMoved.has(id))
  const revision = changed.length > 0 ? state.revision + 1 : state.revision
  let { products } = state
  for (let at = 0; at < changed.length; at += atOnce) {
    const { added } = await writeTokens(db, changed.slice(at, at + atOnce), revision)
    products += added
  }
  await copyOrder(db, movedIds)
  return { ...state, version: place.version, seen: [...place.seen], revision, products }
}
