import { and, eq, type SQL, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { prepareRows } from '#server/core/db/prepare-once.ts'
import { ofOwner, ownAddress } from '#server/address/addresses.ts'
import { insertAddress, lockOwner, makeMain, rejectFullBook } from '#server/address/change-addresses.ts'
import { addresses } from '#server/address/schema.ts'
import { balanceLock } from '#server/money/ledger.ts'
import { type PointAddress, checkouts } from './schema.ts'

/**
 * Locks the address of an order until the transaction ends, as `holdAddress` does, so that the order is delivered to the
 * address it was quoted for. If a delivery point of the open checkout is to become the main address, it blocks other
 * changes of the buyer's addresses before that: in the other order the two would deadlock.
 */
export async function holdPlace(tx: Db, place: { userId: number; addressId: number }): Promise<void> {
  await lockPlace(tx, place)
}

/** Locks the buyer's Saldo, as `lockBalance` does, and then the address; returns the Saldo. */
export async function holdBalanceAndPlace(
  tx: Db,
  place: { userId: number; addressId: number }
): Promise<number> {
  const [row] = await lockBalanceAndPlace(tx, place)
  return Number(row?.balance ?? 0)
}

const given = sql.placeholder

/** Parts of a statement: each locks after the one before it, all of whose rows it counts. */
function placeLocks(db: Db, isTurn: SQL): SQL {
  const hasMainPoint = sql`exists (
    select 1 from ${checkouts} where ${checkouts.userId} = ${given('userId')} and (${checkouts.point} ->> 'is_main')::boolean
  )`
  const owner = lockOwner(db, given('userId'), and(isTurn, hasMainPoint))
  const address = db
    .select({ id: addresses.id })
    .from(addresses)
    // A condition without columns is decided first.
    .where(and(sql`(select count(*) from owner) >= 0`, ownAddress(given('userId'), given('addressId'))))
    .for('share')
  return sql`owner as (${owner.getSQL()}), address as (${address.getSQL()})`
}

const lockPlace = prepareRows(
  'lock_place',
  db => sql`with ${placeLocks(db, sql`true`)} select count(*) from address`
)

const lockBalanceAndPlace = prepareRows<{ balance: string | null }>('lock_balance_and_place', db => {
  const balance = balanceLock(db, given('userId')).getSQL()
  return sql`with balance as (${balance}), ${placeLocks(db, sql`(select count(*) from balance) >= 0`)}
    select (select amount from balance) as balance, (select count(*) from address) as addresses`
})

type Place = Pick<PointAddress, 'subdistrict_id' | 'address_detail' | 'name' | 'phone'>

/** The buyer's saved address that is the same as a point, if any. */
async function findSaved(db: Db, userId: number, point: Place) {
  const [same] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        ofOwner(userId),
        eq(addresses.subdistrictId, point.subdistrict_id),
        eq(addresses.addressDetail, point.address_detail),
        eq(addresses.name, point.name),
        eq(addresses.phone, point.phone)
      )
    )
    .limit(1)
  return same
}

/** Rejects a point that would exceed the maximum number of addresses; a point that is already saved is accepted. */
export const rejectNewMain = async (db: Db, userId: number, point: Place) =>
  (await findSaved(db, userId, point)) ? undefined : rejectFullBook(db, userId)

/**
 * Makes a delivery point the buyer's main address; a point that is already saved is not saved twice. A full address
 * list does not block the order: the point is then not saved.
 */
export async function savePoint(tx: Db, userId: number, point: PointAddress, now: Date): Promise<void> {
  const { carrier: _carrier, is_main: _isMain, ...fields } = point
  const same = await findSaved(tx, userId, point)
  if (same) await makeMain(tx, userId, same.id)
  else await insertAddress(tx, userId, { ...fields, is_main: true }, now)
}
