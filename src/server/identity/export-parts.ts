import { and, asc, eq, gt, isNull } from 'drizzle-orm'

import { addresses, cities, districts, provinces, villages } from '#server/address/schema.ts'
import { conversations, messages } from '#server/chat/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { balances, ledgerEntries, ledgerMovements } from '#server/money/schema.ts'
import { notifications } from '#server/notification/schema.ts'
import { orders } from '#server/order/schema.ts'
import { products } from '#server/product/schema.ts'
import { reviews } from '#server/review/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { bankAccounts, banks, withdrawals } from '#server/withdrawal/schema.ts'
import { readComplaintMessages, readComplaints } from './export-complaints.ts'
import { pageRows, readOrders } from './export-orders.ts'
import { accountEvents, sessions, users } from './schema.ts'

type Row = { id: number }
/** The rows of a person after an id, in order of ids; the id itself is not exported. */
type ReadPage = (db: Db, userId: number, after: number) => Promise<Row[]>

/**
 * The parts of a data export, file by file. Each lists its columns, so that a column added to a table later, which may
 * be a secret, is not exported until it is added here.
 */
export const exportParts: Record<string, ReadPage> = {
  'profil.json': (db, userId, after) =>
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        email_verified_at: users.emailVerifiedAt,
        phone: users.phone,
        phone_verified_at: users.phoneVerifiedAt,
        role: users.role,
        saldo: balances.amount,
        wants_promotions: users.wantsPromotions,
        last_seen_at: users.lastSeenAt,
        created_at: users.createdAt
      })
      .from(users)
      .leftJoin(balances, eq(balances.userId, users.id))
      .where(and(eq(users.id, userId), gt(users.id, after))),

  'alamat.json': (db, userId, after) =>
    db
      .select({
        id: addresses.id,
        label: addresses.label,
        name: addresses.name,
        phone: addresses.phone,
        address_detail: addresses.addressDetail,
        village: villages.name,
        district: districts.name,
        city: cities.name,
        province: provinces.name,
        zip_code: addresses.zipCode,
        lat: addresses.lat,
        lng: addresses.lng,
        is_main: addresses.isMain,
        created_at: addresses.createdAt
      })
      .from(addresses)
      .innerJoin(villages, eq(villages.id, addresses.subdistrictId))
      .innerJoin(districts, eq(districts.id, addresses.districtId))
      .innerJoin(cities, eq(cities.id, addresses.cityId))
      .innerJoin(provinces, eq(provinces.id, addresses.provinceId))
      .where(and(eq(addresses.userId, userId), isNull(addresses.deletedAt), gt(addresses.id, after)))
      .orderBy(asc(addresses.id))
      .limit(pageRows),

  'pesanan.json': readOrders,

  'komplain.json': readComplaints,

  'diskusi-komplain.json': readComplaintMessages,

  'ulasan.json': (db, userId, after) =>
    db
      .select({
        id: reviews.id,
        product: products.name,
        variant: reviews.variant,
        rating: reviews.rating,
        review: reviews.review,
        photo: reviews.photoPath,
        reply: reviews.reply,
        created_at: reviews.createdAt
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(eq(reviews.userId, userId), gt(reviews.id, after)))
      .orderBy(asc(reviews.id))
      .limit(pageRows),

  'saldo.json': (db, userId, after) =>
    db
      .select({
        id: ledgerEntries.id,
        code: ledgerMovements.code,
        trx_id: ledgerMovements.trxId,
        ref_id: ledgerMovements.refId,
        remark: ledgerMovements.remark,
        amount: ledgerEntries.amount,
        balance_before: ledgerEntries.balanceBefore,
        balance_after: ledgerEntries.balanceAfter,
        created_at: ledgerMovements.createdAt
      })
      .from(ledgerEntries)
      .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
      .where(
        and(
          eq(ledgerEntries.userId, userId),
          eq(ledgerEntries.account, 'buyer_saldo'),
          gt(ledgerEntries.id, after)
        )
      )
      .orderBy(asc(ledgerEntries.id))
      .limit(pageRows),

  'notifikasi.json': (db, userId, after) =>
    db
      .select({
        id: notifications.id,
        type: notifications.type,
        title: notifications.title,
        body: notifications.body,
        is_read: notifications.isRead,
        created_at: notifications.createdAt
      })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), gt(notifications.id, after)))
      .orderBy(asc(notifications.id))
      .limit(pageRows),

  'aktivitas.json': (db, userId, after) =>
    db
      .select({
        id: accountEvents.id,
        kind: accountEvents.kind,
        device: accountEvents.device,
        ip: accountEvents.ip,
        created_at: accountEvents.createdAt
      })
      .from(accountEvents)
      .where(and(eq(accountEvents.userId, userId), gt(accountEvents.id, after)))
      .orderBy(asc(accountEvents.id))
      .limit(pageRows),

  'perangkat.json': (db, userId, after) =>
    db
      .select({
        id: sessions.id,
        device: sessions.device,
        ip: sessions.ip,
        last_activity: sessions.lastActivityAt,
        created_at: sessions.createdAt
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.id, after)))
      .orderBy(asc(sessions.id))
      .limit(pageRows),

  'rekening.json': (db, userId, after) =>
    db
      .select({
        id: bankAccounts.id,
        bank: banks.name,
        account_number: bankAccounts.accountNumber,
        account_holder: bankAccounts.accountHolder,
        created_at: bankAccounts.createdAt
      })
      .from(bankAccounts)
      .innerJoin(banks, eq(banks.code, bankAccounts.bankCode))
      .where(and(eq(bankAccounts.userId, userId), isNull(bankAccounts.deletedAt), gt(bankAccounts.id, after)))
      .orderBy(asc(bankAccounts.id))
      .limit(pageRows),

  // Message by message, because a conversation has any number of them; a message without a shop is the marketplace's.
  'percakapan.json': (db, userId, after) =>
    db
      .select({
        id: messages.id,
        conversation: conversations.id,
        shop: shops.name,
        sender: messages.role,
        message: messages.message,
        photo: messages.photoPath,
        product: products.name,
        order: orders.code,
        created_at: messages.createdAt
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .leftJoin(shops, eq(shops.id, conversations.shopId))
      .leftJoin(products, eq(products.id, messages.productId))
      .leftJoin(orders, eq(orders.id, messages.transactionId))
      .where(and(eq(conversations.buyerId, userId), gt(messages.id, after)))
      .orderBy(asc(messages.id))
      .limit(pageRows),

  'penarikan.json': (db, userId, after) =>
    db
      .select({
        id: withdrawals.id,
        number: withdrawals.id,
        bank: withdrawals.bankName,
        account_number: withdrawals.accountNumber,
        account_holder: withdrawals.accountHolder,
        nominal: withdrawals.nominal,
        fee: withdrawals.fee,
        status: withdrawals.status,
        verified_by: withdrawals.verifiedBy,
        is_rest: withdrawals.isRest,
        reason: withdrawals.reason,
        reference: withdrawals.reference,
        created_at: withdrawals.createdAt,
        closed_at: withdrawals.closedAt
      })
      .from(withdrawals)
      .where(and(eq(withdrawals.userId, userId), gt(withdrawals.id, after)))
      .orderBy(asc(withdrawals.id))
      .limit(pageRows)
}
