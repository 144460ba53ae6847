import { and, eq, isNull, sql } from 'drizzle-orm'

import { goodsErrors } from '#lib/goods/errors.ts'
import type { SellerInput } from '#lib/goods/shop-input.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { type Db, isForeignKeyViolation } from '#server/core/db/connect.ts'
import { accountsOf } from '#server/identity/contacts.ts'
import { users } from '#server/identity/schema.ts'

type Contacts = Pick<SellerInput, 'phone' | 'email'>

const contactsOf = (seller: Contacts) =>
  (['phone', 'email'] as const).flatMap(kind => {
    const identifier = seller[kind] === undefined ? undefined : readIdentifier(seller[kind])
    return identifier ? [identifier] : []
  })

/**
 * The account of the seller with these contacts; undefined where there is none. Rejects a contact of a buyer, whose purchases
 * would become a seller's, and contacts of two sellers, of whom one would get the other's shop.
 */
export async function findSeller(db: Db, seller: Contacts): Promise<Result<number | undefined>> {
  let found: number | undefined
  for (const contact of contactsOf(seller)) {
    const { owner, claims } = await accountsOf(db, contact)
    if (owner && owner.role !== 'seller')
      return fail(goodsErrors.seller_is_buyer, {
        fields: { [`seller.${contact.kind}`]: goodsErrors.seller_is_buyer.message }
      })
    const known = owner ?? claims.find(({ role }) => role === 'seller')
    if (known && found !== undefined && known.id !== found)
      return fail(goodsErrors.seller_contacts_differ, {
        fields: { [`seller.${contact.kind}`]: goodsErrors.seller_contacts_differ.message }
      })
    found ??= known?.id
  }
  return ok(found)
}

/**
 * The account of a shop's seller: the seller with one of these contacts, or a new one without a password, which signs in by a
 * code. Its contacts are only claimed until then. Rejects a contact of a buyer.
 */
export async function findOrAddSeller(
  tx: Db,
  seller: SellerInput,
  now: Date
): Promise<Result<{ id: number; isNew: boolean }>> {
  const contacts = contactsOf(seller)
  // Two shops that are added at once for a new seller have one seller.
  for (const { value } of contacts.toSorted((a, b) => a.value.localeCompare(b.value)))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`seller ${value}`}))`)
  const known = await findSeller(tx, seller)
  if (!known.ok) return known
  if (known.value !== undefined) return ok({ id: known.value, isNew: false })
  const [email, phone] = ['email', 'phone'].map(kind => contacts.find(one => one.kind === kind)?.value)
  const [added] = await tx
    .insert(users)
    .values({ role: 'seller', name: seller.name, email, phone, createdAt: now })
    .returning({ id: users.id })
  return ok({ id: added!.id, isNew: true })
}

/**
 * Removes a seller's account with which nobody has signed in and that nothing names, a shop least of all. Any other one stays.
 */
export async function removeUnusedSeller(tx: Db, id: number): Promise<void> {
  try {
    // Within a savepoint: what names the account is what the database keeps it for.
    await tx.transaction(inner =>
      inner
        .delete(users)
        .where(
          and(
            eq(users.id, id),
            eq(users.role, 'seller'),
            isNull(users.emailVerifiedAt),
            isNull(users.phoneVerifiedAt),
            isNull(users.passwordHash),
            isNull(users.lastSeenAt)
          )
        )
    )
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
  }
}
