import { readFileSync } from 'node:fs'

import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

import { closingTexts } from '#lib/closing/texts.ts'
import * as tables from '#server/tables.ts'

/** Tables that hold nothing about a buyer, by the reason. */
const impersonal: Record<string, readonly string[]> = {
  'regions and reference data': [
    'provinces',
    'cities',
    'districts',
    'villages',
    'courier_services',
    'truck_classes',
    'expedition_reach',
    'reach_edits',
    'warehouses',
    'payment_methods',
    'banks',
    'fee_groups',
    'curated_keywords',
    'synonyms'
  ],
  'shops and their goods; an account with a shop is not closed': [
    'shops',
    'shop_bank_accounts',
    'shop_payouts',
    'shop_payout_files',
    'shop_couriers',
    'shop_shipping',
    'shop_tokens',
    'products',
    'product_details',
    'product_photos',
    'product_ratings',
    'product_vouchers',
    'past_slugs',
    'past_shop_slugs',
    'past_category_slugs',
    'skus',
    'photo_uploads',
    'bought_together',
    'vouchers',
    'categories',
    'brand_versions',
    'banners',
    'search_tokens',
    'search_words'
  ],
  'keyed hashes of visitors, gone after days, which no account leads to': [
    'search_visitors',
    'search_counts',
    'missed_searches',
    'article_readers',
    'article_reads'
  ],
  'about the database and its work, with ids alone': [
    'settings',
    'clock_offset',
    'avif_queue',
    'event_queue',
    'event_subscriptions',
    'ledger_days'
  ],
  'of operators': [
    'console_sessions',
    'webhooks',
    'imports',
    'import_files',
    'import_products',
    'import_shops',
    'import_photos'
  ],
  'messages to outside systems, with ids and codes alone, gone after a month': ['webhook_deliveries']
}

/** Tables whose rows of the account are deleted. */
const deleted = [
  'sessions',
  'otp_codes',
  'known_browsers',
  'grants',
  'guess_counters',
  'account_events',
  'data_exports',
  'security_tokens',
  'addresses',
  'carts',
  'cart_lines',
  'checkouts',
  'product_views',
  'notifications',
  'idempotency_keys',
  'message_log',
  'message_queue'
]

const books = 'kept: books are kept ten years by law'
const evidence = 'kept: an agreement or a dispute about an order is evidence like the order'
const code = 'kept: a number of the marketplace, which says nothing about the person'

/** What happens to each text and each JSON of the other tables. */
const columns: Record<string, string> = {
  'users.name': 'replaced',
  'users.email': 'removed',
  'users.phone': 'removed',
  'users.photoPath': 'removed, with its files',
  'users.passwordHash': 'removed',
  'users.pinHash': 'removed',
  'order_notes.text': evidence,
  'order_notes.author': 'kept: the name of an operator, or of a shop',
  'messages.clientId': 'removed',
  'messages.message': 'replaced where the buyer wrote it',
  'messages.photoPath': 'removed where the buyer sent it, with its file',
  'conversation_reports.reason': 'replaced',
  'conversation_reports.handledBy': 'kept: the name of an operator',
  'reviews.review': 'kept: an opinion about goods, without a name',
  'reviews.photoPath': 'removed, with its files',
  'reviews.variant': 'kept: goods',
  'reviews.reply': "kept: the shop's",
  'transactions.code': code,
  'transactions.address': 'replaced 90 days after the end',
  'transactions.site': 'its contact and reference are removed 90 days after the end',
  'transactions.courier': books,
  'transactions.service': books,
  'transactions.etd': books,
  'transactions.resi': books,
  'transactions.voucherCode': books,
  'transactions.reason': evidence,
  'transaction_lines.name': books,
  'transaction_lines.slug': books,
  'transaction_lines.photoPath': 'kept: a picture of the goods',
  'transaction_lines.variant': books,
  'transaction_lines.note': 'removed 90 days after the end',
  'transaction_history.status': books,
  'transaction_history.detail': evidence,
  'transaction_history.place': evidence,
  'transaction_history.photoPath': 'removed 90 days after the end: it may show the recipient',
  'shipments.courier': books,
  'shipments.resi': books,
  'shipments.photoPath': 'removed 90 days after the end: it may show the recipient',
  'negotiations.address': 'replaced 90 days after the end',
  'negotiation_offers.note': 'removed 90 days after the end',
  'negotiation_offers.reason': "kept: the shop's",
  'payments.name': books,
  'payments.number': books,
  'payment_notifications.gateway': books,
  'payment_notifications.eventId': books,
  'payment_notifications.number': books,
  'payment_notifications.body': books,
  'ledger_movements.trxId': books,
  'ledger_movements.refId': books,
  'ledger_movements.remark': books,
  'bank_accounts.bankCode': 'removed unless a withdrawal names the account',
  'bank_accounts.accountNumber': 'removed unless a withdrawal names the account',
  'bank_accounts.accountHolder': 'removed unless a withdrawal names the account',
  'withdrawals.bankCode': books,
  'withdrawals.bankName': books,
  'withdrawals.accountNumber': books,
  'withdrawals.accountHolder': books,
  'withdrawals.reason': books,
  'withdrawals.claimedBy': books,
  'withdrawals.batch': books,
  'withdrawals.reference': books,
  'complaints.reason': evidence,
  'complaints.answerMessage': evidence,
  'complaints.clientId': evidence,
  'complaints.rulingMessage': evidence,
  'complaint_history.detail': evidence,
  'complaint_photos.clientId': evidence,
  'complaint_photos.path': evidence,
  'complaint_messages.clientId': evidence,
  'complaint_messages.message': evidence,
  'returns.courier': evidence,
  'returns.resi': evidence,
  'acts.name': 'kept: the name of an operator or a shop',
  'acts.call': 'kept: a call of the counter',
  'acts.kind': 'kept: a call of the counter',
  'acts.input': `${evidence}; contacts are stored by their end`,
  'acts.before': `${evidence}; contacts are stored by their end`,
  'acts.after': `${evidence}; contacts are stored by their end`,
  'acts.requestId': 'kept: a number of the process',
  'events.type': 'kept: gone after 30 days',
  'events.kind': 'kept: gone after 30 days',
  'events.data': 'kept: ids and amounts, gone after 30 days'
}

/** Tables without a text or JSON of their own: ids, amounts and times. */
const figures = [
  'account_closings',
  'balances',
  'complaint_items',
  'lost_shipments',
  'conversations',
  'ledger_entries',
  'shipment_lines',
  'voucher_uses'
]

const all = Object.entries(tables).flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : []))

const textsOf = (table: PgTable) =>
  Object.values(getTableColumns(table))
    .filter(column => ['string', 'json', 'array'].includes(column.dataType) && !column.enumValues?.length)
    .map(column => `${getTableName(table)}.${column.name}`)

it('[closing-12] every column that can hold something personal is removed with an account, or kept for a reason', () => {
  const skipped = new Set([...Object.values(impersonal).flat(), ...deleted])
  const texts = all.flatMap(({ table }) => (skipped.has(getTableName(table)) ? [] : textsOf(table)))
  expect(texts.toSorted()).toEqual(Object.keys(columns).toSorted())
  const named = [...skipped, ...figures, ...Object.keys(columns).map(column => column.split('.')[0]!)]
  expect(all.map(({ table }) => getTableName(table)).toSorted()).toEqual([...new Set(named)].toSorted())
})

it('[closing-12] the tables whose rows are deleted are deleted by the removal', () => {
  const source = readFileSync('src/server/closing/remove-account.ts', 'utf8')
  const nameOf = new Map<string, string>(all.map(({ name, table }) => [getTableName(table), name]))
  expect(deleted.filter(table => !source.includes(`delete(${nameOf.get(table)})`))).toEqual([])
})

it('[closing-11] the dialog names what stays: books, bank accounts of withdrawals, complaints, reviews, answers', () => {
  const kept = closingTexts.kept.join('\n')
  const removed = closingTexts.removed.join('\n')
  for (const what of [
    'Pesanan',
    'mutasi saldo',
    'penarikan',
    'Rekening bank',
    'foto komplain',
    'Isi ulasan',
    'Balasan'
  ]) {
    expect([what, kept.includes(what)]).toEqual([what, true])
  }
  // What the columns above keep for a reason is not said to be removed.
  expect(columns['bank_accounts.accountNumber']).toContain('unless a withdrawal names the account')
  expect(removed).toContain('Rekening bank, kecuali yang pernah dituju penarikan')
  expect([columns['complaint_messages.message'], columns['complaint_photos.path']]).toEqual([
    evidence,
    evidence
  ])
})
