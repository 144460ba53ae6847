/** Why tables keep their rows whatever their age, and which (core-90). docs/retention.md is made from it. */
export const permanentTables: readonly { why: string; tables: readonly string[] }[] = [
  {
    why: 'money and what it was paid for: books are kept ten years by law, and a ledger proves itself only whole',
    tables: [
      'transactions',
      'transaction_lines',
      'transaction_history',
      'payments',
      'payment_notifications',
      'ledger_movements',
      'ledger_entries',
      'ledger_days',
      'shop_payouts',
      'shop_payout_files',
      'balances',
      'voucher_uses',
      'withdrawals',
      'bank_accounts'
    ]
  },
  {
    why: 'agreements and disputes about an order are evidence like the order',
    tables: [
      'negotiations',
      'negotiation_offers',
      'complaints',
      'complaint_items',
      'lost_shipments',
      'complaint_messages',
      'complaint_history',
      'returns',
      'order_notes',
      'shipments',
      'shipment_lines',
      'conversations',
      'conversation_reports',
      'messages'
    ]
  },
  {
    why: 'who changed what at the counter, took files and signed in: evidence like the orders, and never changed',
    tables: ['acts']
  },
  {
    why: 'an account, and the data that its owner sees and removes there: bounded per person',
    tables: ['users', 'account_closings', 'carts', 'cart_lines', 'checkouts']
  },
  {
    why: 'the catalogue: the goods, their sellers and their reviews',
    tables: [
      'shops',
      'shop_tokens',
      'shop_bank_accounts',
      'shop_couriers',
      'shop_shipping',
      'products',
      'product_details',
      'product_photos',
      'product_ratings',
      'product_vouchers',
      'past_slugs',
      'past_shop_slugs',
      'past_category_slugs',
      'skus',
      'bought_together',
      'vouchers',
      'reviews',
      'categories',
      'brand_versions',
      'banners'
    ]
  },
  {
    why: 'data that the marketplace needs before anybody sells; the size of the country or of the trade',
    tables: [
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
    ]
  },
  {
    why: 'the search in the database (SEARCH=postgres): a row for each product that is sold, and for each word of a brand',
    tables: ['search_tokens', 'search_words']
  },
  { why: 'a handful of rows about the database itself', tables: ['settings', 'clock_offset'] },
  { why: 'pending work: a row is removed with its work', tables: ['avif_queue', 'event_queue'] },
  { why: 'a row is removed with its import', tables: ['import_products', 'import_shops', 'import_files'] },
  { why: 'a row for each subscription', tables: ['event_subscriptions'] },
  { why: 'at most twenty, which an owner keeps and removes', tables: ['webhooks'] }
]
