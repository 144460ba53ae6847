import type postgres from 'postgres'

/** Amounts of a marketplace that has grown for years. */
export type OrderCounts = { orders: number; ofOne: number; due: number; reviews: number; unread: number }

/** Who and what has the most: everything of theirs is older than everybody else's, which is the hardest to find. */
export type ManyOrders = { buyerId: number; shopId: number; productId: number; rare: string; code: string }

const rare = 'Genteng Langka Kuno'

/**
 * Fills a seeded database with orders of years, their payments, lines, movements and notices. The oldest are of one
 * buyer and one shop; the newest wait, and `due` of each kind have waited too long.
 */
export async function fillOrders(sql: postgres.Sql, counts: OrderCounts): Promise<ManyOrders> {
  const { orders, ofOne, due, reviews, unread } = counts
  const buyers = orders / 10
  const [{ user, shop, product }] = (await sql`
    select (select max(id)::int + 1 from users) as user, (select min(id)::int from shops) as shop,
      (select min(id)::int from products where shop_id = (select min(id) from shops)) as product`) as unknown as [
    { user: number; shop: number; product: number }
  ]
  await sql`
    insert into users (id, name, phone, phone_verified_at, pin_hash, created_at)
    select ${user}::int + n, 'Pembeli ' || n, '6285' || (100000000 + n), now(), 'bench', now() - interval '4 years'
    from generate_series(0, ${buyers}::int) n`
  await sql`create temporary table shop_at as select row_number() over (order by id) - 1 as at, id from shops`
  await sql`create temporary table product_at as
    select row_number() over (order by id) - 1 as at, id, name, slug, photo_path,
      (select min(d.id) from product_details d where d.product_id = p.id) as detail from products p`
  await sql`
    create temporary table placed as
    select n, ${user}::int + case when n <= ${ofOne}::int then 0 else 1 + n % ${buyers}::int end as buyer,
      case when n <= ${ofOne}::int then ${shop}::int else (select id from shop_at
        where at = 1 + n % (select count(*) - 1 from shop_at)) end as shop,
      now() - interval '3 years' * (1 - n::float / ${orders}::int) as at,
      case when n > ${orders - due}::int then 'delivered' when n > ${orders - 3 * due}::int then 'paid'
        when n > ${orders - 3 * due - 500}::int then 'nego' when n <= 50 then 'sent'
        when n % 20 = 0 then 'cancel' else 'success' end as status
    from generate_series(1, ${orders}::int) n`
  await sql`
    insert into payments (id, buyer_id, method_id, type, name, number, amount, fee, status, paid_at, created_at)
    overriding system value
    select 1000000 + n, buyer, 2, 'virtual_account', 'BCA', '88' || (1000000000 + n), 54000, 4000,
      case when status = 'cancel' then 'expired' else 'paid' end, case when status <> 'cancel' then at end, at
    from placed where status <> 'nego'`
  await sql`
    insert into transactions (id, code, buyer_id, shop_id, type, status, subtotal, shipping_cost, fee_payment,
      grand_total, address, shipping_type, courier, service, etd, delivery_case, weight_kg, volume_m_3, distance_km,
      payment_id, payment_type, paid_at, deadline_at, is_nego, nego_status, holds_stock, created_at)
    overriding system value
    select 1000000 + n, 'BB' || to_char(at, 'YYMMDD') || lpad(upper(to_hex(n)), 6, '0'), buyer, shop, 'material', status,
      50000, 0, 4000, 54000,
      jsonb_build_object('label', 'Rumah', 'name', 'Budi', 'phone', '62851' || n, 'address', 'Jalan', 'province_id', 31,
        'city_id', 3171, 'district_id', 317101, 'subdistrict_id', 1, 'zip_code', '10110', 'lat', -6.2, 'lng', 106.8),
      'shop_courier', 'Kurir Toko', 'Reguler', '1-2 hari', 1, 10, 0.1, 5,
      case when status <> 'nego' then 1000000 + n end, case status when 'nego' then null when 'sent' then 'baba_cod' else 'virtual_account' end,
      case when status not in ('cancel', 'nego') then at end,
      case status when 'delivered' then now() - interval '1 hour' when 'paid' then now() + interval '1 day'
        when 'nego' then now() + interval '1 day' end,
      status = 'nego', case when status = 'nego' then 'approve' end, status not in ('cancel', 'nego'), at
    from placed order by n`
  await sql`
    insert into transaction_lines (transaction_id, product_id, product_detail_id, name, slug, photo_path, price, qty, weight_g)
    select 1000000 + n, p.id, p.detail, case when n = 1 and k = 1 then ${rare} else p.name end, p.slug, p.photo_path,
      25000, 1, 1000
    from placed cross join generate_series(1, 2) k
    join product_at p on p.at = (n * k) % (select count(*) from product_at)
    order by n`
  await sql`
    insert into negotiations (transaction_id, address, quote, shipping_discount)
    select id, address, 0, 0 from transactions where status = 'nego' and id > 1000000`
  await fillMoney(sql, user)
  await sql`
    insert into notifications (user_id, type, title, body, value, is_read, created_at)
    select case when n <= ${ofOne * 5}::int then ${user}::int else ${user}::int + 1 + n % ${buyers}::int end, 'transaction',
      'Pesanan Diproses', 'Pesanan Anda diteruskan ke penjual.', n::text, n % 10 > 0, now() - interval '1 day'
    from generate_series(1, ${orders + ofOne * 5}::int) n`
  await sql`
    insert into reviews (product_id, shop_id, user_id, rating, review, created_at)
    select ${product}::int, ${shop}::int, ${user}::int + n % ${buyers}::int, 5 - (n % 20) / 16, 'Bagus', now() - interval '1 minute' * n
    from generate_series(1, ${reviews}::int) n`
  await sql`
    insert into complaints (transaction_id, buyer_id, kind, reason, solution, status, outcome, closed_at, deadline_at, created_at)
    select 1000000 + n, buyer, 'problem', 'rusak', 'refund',
      case when n <= ${ofOne + due}::int then 'open' else 'closed' end,
      case when n > ${ofOne + due}::int then 'refunded' end, case when n > ${ofOne + due}::int then at end,
      case when n <= ${ofOne + due}::int then now() - interval '1 hour' end, at
    from placed where n > ${ofOne}::int and n <= ${ofOne + 10 * due}::int`
  await fillChat(sql, user, unread)
  const [{ code }] = (await sql`select code from transactions where id = 1000001`) as unknown as [
    { code: string }
  ]
  return { buyerId: user, shopId: shop, productId: product, rare, code }
}

/** Two movements of each order, five entries: the last one of the buyer with the most is cashback. */
async function fillMoney(sql: postgres.Sql, busiest: number): Promise<void> {
  await sql`
    insert into payment_notifications (gateway, event_id, payment_id, number, amount, outcome, body, created_at)
    select 'sandbox', 'bench-' || n, 1000000 + n, '88' || (1000000000 + n), 54000,
      case when n <= 50 then 'mismatch' else 'paid' end, '{}', at
    from placed where status not in ('cancel', 'nego') order by n`
  await sql`
    insert into ledger_movements (code, trx_id, ref_id, transaction_id, remark, created_at)
    select 'TR', k || '-' || n, 'BB' || n, 1000000 + n, 'Pembelian', at from placed, unnest(array['PY', 'ST']) k
    order by n`
  await sql`
    insert into ledger_entries (movement_id, account, user_id, amount, balance_before, balance_after)
    select m.id, e.account, case e.account when 'buyer_saldo' then p.buyer end, e.amount,
      case e.account when 'buyer_saldo' then 0 end, case e.account when 'buyer_saldo' then e.amount end
    from ledger_movements m join placed p on m.transaction_id = 1000000 + p.n, lateral (values
      ('PY', 'gateway', -54000), ('PY', 'escrow', 54000), ('ST', 'escrow', -54000), ('ST', 'seller_payable', 50000),
      ('ST', case when p.buyer = ${busiest}::int then 'buyer_saldo' else 'fee_income' end, 4000)) e (kind, account, amount)
    where m.trx_id like e.kind || '-%' order by m.id`
}

/** One conversation whose messages nobody has read. */
async function fillChat(sql: postgres.Sql, buyer: number, unread: number): Promise<void> {
  await sql`
    insert into conversations (buyer_id, shop_id, created_at) values (${buyer}::int, (select min(id) from shops), now())`
  await sql`
    insert into messages (conversation_id, role, message, created_at)
    select c.id, 'seller', 'halo', now() from conversations c, generate_series(1, ${unread}::int)
    where c.buyer_id = ${buyer}::int`
  await sql`
    update conversations c set last_message_id = m.id, last_reply_id = m.id, last_message_at = now()
    from (select conversation_id, max(id) as id from messages group by conversation_id) m
    where m.conversation_id = c.id and c.buyer_id = ${buyer}::int`
}
