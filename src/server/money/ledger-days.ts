import { addDays } from 'date-fns/addDays'
import { subHours } from 'date-fns/subHours'
import { eq, sql } from 'drizzle-orm'

import { jakartaDay } from '#lib/format/dates.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import { type LedgerAccount, ledgerAccountNames } from '#lib/money/ledger-accounts.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'

/** Name in the settings: the last day whose sums are written. */
const summedFact = 'ledger days'
/** Hours after which every transaction of a day has ended: an answer takes seconds. */
const lagHours = 1

/** An account over some time: what it held before, got, gave and holds after it, in whole rupiah. */
type LedgerSum = {
  account: LedgerAccount
  opening: number
  incoming: number
  outgoing: number
  closing: number
  entries: number
}
type LedgerDay = LedgerSum & { day: string }

type Sums = { day: string; account: LedgerAccount; incoming: string; outgoing: string; entries: string }

/** Writes the sums of the days that are over, each day once, however many processes try. */
export async function sumLedgerDays(db: Db, now: Date): Promise<void> {
  const last = jakartaDay(addDays(subHours(now, lagHours), -1))
  if ((await readSummed(db)) >= last) return
  await db.transaction(async tx => {
    await tx.insert(settings).values({ name: summedFact, value: '' }).onConflictDoNothing()
    const [held] = await tx
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.name, summedFact))
      .for('update')
    const summed = held?.value ?? ''
    if (summed >= last) return
    await tx.execute(
      sql`insert into ledger_days (day, account, incoming, outgoing, entries)
        select day::date, account, incoming, outgoing, entries from (${sumsOf(after(summed), dayEnd(last))}) s`
    )
    await tx.update(settings).set({ value: last }).where(eq(settings.name, summedFact))
  })
}

/**
 * The ledger of some Jakarta days, both included: each account over all of them, and each day on which it moved, the newest first.
 * Reads sums for days that are over, and entries for those since.
 */
export async function readLedgerDays(
  db: Db,
  { from, to }: { from: string; to: string },
  now: Date
): Promise<{ accounts: LedgerSum[]; days: LedgerDay[] }> {
  await sumLedgerDays(db, now)
  const summed = await readSummed(db)
  const known = sql`select day::text as day, account, incoming, outgoing, entries from ledger_days
    where day <= least(${to}, nullif(${summed}, ''))::date and ${summed} <> ''`
  const held = await rows<{ account: LedgerAccount; held: string }>(
    db,
    sql`select account, sum(incoming - outgoing) as held from (${known}) k where day < ${from} group by account`
  )
  const written = await rows<Sums>(db, sql`select * from (${known}) k where day >= ${from} order by day`)
  const recent = await rows<Sums>(db, sql`${sumsOf(after(summed), dayEnd(to))} order by 1`)
  const opening = new Map(held.map(row => [row.account, Number(row.held)]))
  const found = ledgerAccountNames.map(account =>
    carryOn(
      account,
      opening.get(account) ?? 0,
      [...written, ...recent].filter(row => row.account === account),
      from
    )
  )
  return {
    accounts: found.map(({ sum }) => sum),
    days: found.flatMap(({ days }) => days).toSorted((a, b) => b.day.localeCompare(a.day))
  }
}

/** Carries what an account holds from day to day; days before `from` count for its opening alone. */
function carryOn(account: LedgerAccount, heldBefore: number, all: readonly Sums[], from: string) {
  let held = heldBefore
  let opening = heldBefore
  const days: LedgerDay[] = []
  for (const row of all) {
    const [incoming, outgoing] = [Number(row.incoming), Number(row.outgoing)]
    const closing = held + incoming - outgoing
    const entries = Number(row.entries)
    if (row.day >= from)
      days.push({ day: row.day, account, opening: held, incoming, outgoing, closing, entries })
    else opening = closing
    held = closing
  }
  const total = (of: 'incoming' | 'outgoing' | 'entries') => days.reduce((sum, day) => sum + day[of], 0)
  const sum = {
    account,
    opening,
    incoming: total('incoming'),
    outgoing: total('outgoing'),
    closing: held,
    entries: total('entries')
  }
  return { sum, days }
}

/** The sums of accounts by Jakarta day, of movements from one instant to another. */
export const sumsOf = (from: Date, until: Date) =>
  sql`select to_char(m.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, e.account,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0) as incoming,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as outgoing, count(*) as entries
    from ledger_movements m join ledger_entries e on e.movement_id = m.id
    where m.created_at >= ${from.toISOString()}::timestamptz and m.created_at < ${until.toISOString()}::timestamptz
    group by 1, 2`

/** Where the entries begin that no sum has. */
const after = (summed: string): Date => (summed === '' ? new Date(0) : dayEnd(summed))

/** The last day whose sums are written; '' before the first. */
export async function readSummed(db: Db): Promise<string> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, summedFact))
  return row?.value ?? ''
}

/** One page of the entries of an account on a day, the last first or the oldest; `before` continues behind an entry. */
export async function readLedgerEntries(
  db: Db,
  {
    account,
    day,
    order,
    before,
    limit
  }: {
    account: string
    day: string
    order: 'asc' | 'desc'
    before?: number | undefined
    limit: number
  }
) {
  const [sign, direction] = order === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const place = sql`from ledger_entries a join ledger_movements b on b.id = a.movement_id where a.id = ${before}`
  // The time alone too: its index begins there, where the pair is of two tables.
  const behind = sql`and m.created_at ${sign}= (select b.created_at ${place})
    and (m.created_at, e.id) ${sign} (select b.created_at, a.id ${place})`
  const found = await rows<{
    id: string
    trx_id: string
    ref_id: string
    remark: string
    amount: string
    created_at: string
    order_code: string | null
    withdrawal_id: string | null
  }>(
    db,
    sql`select e.id, m.trx_id, m.ref_id, m.remark, e.amount, m.created_at, m.withdrawal_id,
        (select t.code from transactions t where t.id = m.transaction_id) as order_code
      from ledger_movements m join ledger_entries e on e.movement_id = m.id
      where m.created_at >= ${dayStart(day).toISOString()}::timestamptz
        and m.created_at < ${dayEnd(day).toISOString()}::timestamptz
        and e.account = ${account} ${before === undefined ? sql`` : behind}
      order by m.created_at ${direction}, e.id ${direction} limit ${limit + 1}`
  )
  const entries = found.slice(0, limit).map(row => ({
    id: Number(row.id),
    trx_id: row.trx_id,
    ref_id: row.ref_id,
    remark: row.remark,
    amount: Number(row.amount),
    date: new Date(row.created_at).toISOString(),
    order_code: row.order_code,
    withdrawal_id: row.withdrawal_id === null ? null : Number(row.withdrawal_id)
  }))
  return { entries, next: found.length > limit ? entries.at(-1)!.id : null }
}
