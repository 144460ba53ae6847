import { sql } from 'drizzle-orm'

import { cancelledStatuses, openStatuses } from '#lib/order/status.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { fulfilledStatuses } from '#server/order/schema.ts'
import { areOpen } from '#server/withdrawal/schema.ts'

/**
 * Proves what money rests on: escrow holds the paid totals of open orders less what was refunded of them, every success
 * was settled, an order's goods are the prices of its lines without what was refused at the door, a payment is the sum
 * of its orders and paid when they are, `gateway` is what the gateway told, no voucher counts fewer uses than orders
 * hold, a product's stock is that of its variants, `bank_out` is what open withdrawals wait for, `bank` is what was
 * paid out, to buyers and shops, less what was topped up and what shops paid, each transfer of a shop was posted as it was recorded,
 * and a file for the bank has as many transfers as it says, of as much.
 * Answers at most a hundred rows that differ, of each kind.
 */
export async function checkBooks(db: Db) {
  const escrow = await rows<{ id: string; held: string; expected: string }>(
    db,
    sql`select * from (
        select t.id, coalesce(e.held, 0) as held,
          case when t.paid_at is not null and t.status in ${openStatuses} then t.grand_total - t.refunded else 0 end as expected
        from transactions t
        left join (
          select m.transaction_id, sum(l.amount) as held from ledger_entries l
          join ledger_movements m on m.id = l.movement_id
          where l.account = 'escrow' group by m.transaction_id
        ) e on e.transaction_id = t.id
      ) o where held <> expected order by id limit 100`
  )
  const ids = async (statement: ReturnType<typeof sql>) =>
    (await rows<{ id: string }>(db, statement)).map(row => Number(row.id))
  // Top-ups came from the gateway's account before they had one of their own (D32).
  const [told] = await rows<{ difference: string }>(
    db,
    sql`select coalesce((select sum(amount) from payment_notifications where outcome in ('paid', 'late', 'again')), 0)
      + coalesce((select sum(e.amount) from ledger_entries e join ledger_movements m on m.id = e.movement_id
        where e.account = 'gateway' and m.code <> 'TU'), 0) as difference`
  )
  const [due] = await rows<{ difference: string }>(
    db,
    sql`select coalesce((select sum(amount) from ledger_entries where account = 'bank_out'), 0)
      - coalesce((select sum(nominal) from withdrawals where ${areOpen}), 0) as difference`
  )
  // What the bank paid out less what it received; earlier top-ups came from the gateway's account.
  const [banked] = await rows<{ difference: string }>(
    db,
    sql`select coalesce((select sum(amount) from ledger_entries where account = 'bank'), 0)
      - coalesce((select sum(nominal - fee) from withdrawals where status = 'success'), 0)
      - coalesce((select sum(case direction when 'out' then amount else -amount end) from shop_payouts), 0)
      + coalesce((select sum(e.amount) from ledger_entries e join ledger_movements m on m.id = e.movement_id
        where m.code = 'TU' and e.account in ('buyer_saldo', 'gateway')), 0) as difference`
  )
  return {
    escrow: escrow.map(row => ({
      id: Number(row.id),
      held: Number(row.held),
      expected: Number(row.expected)
    })),
    unsettled:
      await ids(sql`select t.id from transactions t where t.status in ${fulfilledStatuses} and greatest(t.grand_total, t.subtotal - t.discount_by_shop, t.shipping_cost) > 0 and not exists (
      select 1 from ledger_movements m where m.transaction_id = t.id and m.trx_id = 'ST-' || t.code
    ) order by t.id limit 100`),
    subtotals:
      await ids(sql`select t.id from transactions t left join transaction_lines l on l.transaction_id = t.id
      group by t.id having t.subtotal <> coalesce(sum(l.price * (l.qty - l.refused_qty)), 0)
      order by t.id limit 100`),
    payments: await ids(sql`select p.id from payments p join transactions t on t.payment_id = p.id
      group by p.id having p.amount <> sum(t.grand_total)
        or (p.status = 'paid') <> (count(t.paid_at) > 0 and bool_and(t.paid_at is not null or t.status in ${cancelledStatuses}))
      order by p.id limit 100`),
    gateway: Number(told?.difference ?? 0),
    vouchers: await ids(sql`select v.id from vouchers v join (
      select voucher_id, count(*) as uses from voucher_uses group by voucher_id
    ) u on u.voucher_id = v.id where v.used_count < u.uses order by v.id limit 100`),
    stock:
      await ids(sql`select p.id from products p join product_details d on d.product_id = p.id and d.is_active
      group by p.id having (p.stock, p.best_stock) <> (sum(d.stock), max(d.stock)) order by p.id limit 100`),
    bank_out: Number(due?.difference ?? 0),
    bank: Number(banked?.difference ?? 0),
    payouts: await ids(sql`select p.id from shop_payouts p
      left join ledger_movements m on m.trx_id = 'SP-' || p.id
      left join ledger_entries e on e.movement_id = m.id
      group by p.id having coalesce(sum(e.amount) filter (where e.account = 'bank'), 0)
          <> case p.direction when 'out' then p.amount else -p.amount end
        or coalesce(sum(e.amount) filter (where e.account = 'seller_payable' and e.shop_id = p.shop_id), 0)
          <> case p.direction when 'out' then -p.amount else p.amount end
      order by p.id limit 100`),
    payout_files:
      await ids(sql`select f.id from shop_payout_files f left join shop_payouts p on p.file_id = f.id
      group by f.id having f.count <> count(p.id) or f.total <> coalesce(sum(p.amount), 0) order by f.id limit 100`)
  }
}
