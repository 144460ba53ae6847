import type postgres from 'postgres'

export type WithdrawalCounts = { withdrawals: number; open: number; ofOne: number; closed: number }

/** Whose list is the longest, and two accounts with as much of everything that are due to be closed. */
export type ManyWithdrawals = { buyerId: number; leavers: [number, number]; batch: string }

const buyers = 60_000
/** Everybody else's withdrawals, orders and chats of those who leave. */
const each = { orders: 40, chats: 5, messages: 20 }

/**
 * Fills a seeded database with withdrawals of a year and what the ledger moved for them; the newest are open, and the
 * older of these wait for longer than a day. One buyer has more than all others. Some accounts are closed, with orders
 * that still name their recipients, and two that have as many withdrawals as the busiest are due.
 */
export async function fillWithdrawals(
  sql: postgres.Sql,
  { withdrawals, open, ofOne, closed }: WithdrawalCounts
): Promise<ManyWithdrawals> {
  const [{ user }] = (await sql`select max(id)::int + 1 as user from users`) as unknown as [{ user: number }]
  const leavers: [number, number] = [user + 1, user + 2]
  await sql`
    insert into users (id, name, phone, phone_verified_at, pin_hash, created_at)
    select ${user}::int + n, 'Pembeli ' || n, '6285' || (100000000 + n), now(), 'bench', now() - interval '2 years'
    from generate_series(0, ${buyers}::int) n`
  await sql`
    insert into bank_accounts (user_id, bank_code, account_number, account_holder, created_at)
    select ${user}::int + n, (select code from banks order by sort limit 1), (1000000000 + n * 10 + k)::text, 'Budi', now()
    from generate_series(0, ${buyers}::int) n, generate_series(1, 2) k`
  await sql`analyze bank_accounts`
  // Every row has a place in the year: the buyer with the most, and those who leave, have theirs spread over it.
  await sql`
    insert into withdrawals (user_id, bank_account_id, bank_code, bank_name, account_number, account_holder, nominal, fee,
      status, verified_by, claimed_at, claimed_by, batch, reference, payout_tries, next_payout_at, created_at, closed_at)
    select b.user_id, b.id, b.bank_code, 'BCA', b.account_number, b.account_holder, 50000 + n % 1000, 2500,
      case when n > ${withdrawals - open}::int then 'pending' when n % 20 = 0 then 'failed'
        when n % 10 = 1 then 'cancelled' else 'success' end,
      'pin',
      case when n <= ${withdrawals - open}::int or n % 5 = 0 then at end,
      case when n <= ${withdrawals - open}::int or n % 5 = 0 then '@payout' end,
      case when n % 400 < 20 then 'berkas-' || n / 400 end,
      'R' || n, 1, at + interval '2 minutes', at,
      case when n <= ${withdrawals - open}::int then at + interval '1 hour' end
    from (select n, ${user}::int + case
          when n % ${Math.floor(withdrawals / ofOne)}::int = 0 then 0
          when n % ${Math.floor(withdrawals / ofOne)}::int in (1, 2) and n <= ${withdrawals - open}::int
            then n % ${Math.floor(withdrawals / ofOne)}::int
          else 3 + n % ${buyers - 3}::int end as owner,
        now() - interval '1 year' * (1 - n::float / ${withdrawals}::int) as at
      from generate_series(1, ${withdrawals}::int) n) g
    join lateral (select * from bank_accounts where user_id = g.owner and deleted_at is null order by id limit 1) b on true
    order by n`
  await fillLedger(sql)
  await fillOrders(sql, [user, ...leavers], user + 10, closed)
  await fillChats(sql, leavers)
  await sql`
    insert into account_closings (user_id, requested_at, closes_at, given_up, closed_at)
    select ${user}::int + 10 + n, now() - interval '200 days', now() - interval '186 days', 0,
      now() - interval '1 day' * (n % 180)
    from generate_series(1, ${closed}::int) n`
  await sql`
    insert into account_closings (user_id, requested_at, closes_at, given_up)
    select id, now() - interval '14 days', now() - interval '1 hour', 0 from unnest(${leavers}::int[]) id`
  await sql`
    insert into message_queue (kind, "to", next_try_at, ends_at, created_at)
    select 'phone', '6285' || (100000000 + n), now(), now(), now() from generate_series(1, 50000) n`
  await sql`
    insert into guess_counters (key, failures, updated_at)
    select 'pin:' || n, 1, now() from generate_series(1000000, 1020000) n`
  const [{ batch }] =
    (await sql`select batch from withdrawals where batch is not null order by id desc limit 1`) as unknown as [
      { batch: string }
    ]
  return { buyerId: user, leavers, batch }
}

/** Two movements of each withdrawal, one of an open one. */
async function fillLedger(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into ledger_movements (code, trx_id, ref_id, withdrawal_id, remark, created_at)
    select 'WD', 'WD-' || id, 'WD-' || id, id, 'Penarikan', created_at from withdrawals
    union all
    select case status when 'success' then 'WD' else 'RF' end, 'PO-' || id, 'WD-' || id, id, 'Transfer', closed_at
    from withdrawals where closed_at is not null`
  await sql`
    insert into ledger_entries (movement_id, account, user_id, amount, balance_before, balance_after)
    select m.id, e.account, case e.account when 'buyer_saldo' then w.user_id end, e.amount,
      case e.account when 'buyer_saldo' then 1000000 end, case e.account when 'buyer_saldo' then 1000000 + e.amount end
    from ledger_movements m join withdrawals w on w.id = m.withdrawal_id, lateral (values
      (case when m.trx_id like 'PO-%' then 'bank_out' else 'buyer_saldo' end, -w.nominal),
      (case when m.trx_id not like 'PO-%' then 'bank_out' when w.status = 'success' then 'bank' else 'buyer_saldo' end,
        case when m.trx_id like 'PO-%' and w.status = 'success' then w.nominal - w.fee else w.nominal end),
      ('fee_income', case when m.trx_id like 'PO-%' and w.status = 'success' then w.fee else 0 end)) e (account, amount)
    where e.amount <> 0`
}

/** Ended orders, like one of the seeded ones: of the busiest, and a few of every account that is closed. */
async function fillOrders(
  sql: postgres.Sql,
  busy: readonly number[],
  first: number,
  closed: number
): Promise<void> {
  const columns = await sql<{ names: string }[]>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
    where attrelid = 'transactions'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
  await sql.unsafe(
    `insert into transactions (${columns[0]!.names}) overriding system value
    select ${columns[0]!.names} from (select (jsonb_populate_record(t, jsonb_build_object('id', top + n, 'code', 'BENCH-' || n,
      'buyer_id', case when n <= ${busy.length * each.orders * 10} then (array[${busy.join(', ')}])[1 + n % ${busy.length}]
        else ${first} + 1 + n % ${closed} end,
      'payment_id', null, 'status', 'success', 'paid_at', now(), 'holds_stock', true, 'refunded', 0,
      'created_at', now() - interval '1 day' * (n % 300), 'finished_at', now() - interval '1 day' * (n % 300)))).*
      from transactions t, (select min(id) as low, max(id) as top from transactions) m,
        generate_series(1, ${busy.length * each.orders * 10 + closed * 4}) n where t.id = m.low) g`
  )
  await sql`select setval(pg_get_serial_sequence('transactions', 'id'), (select max(id) from transactions))`
}

/** Conversations of those who leave with as many shops. */
async function fillChats(sql: postgres.Sql, leavers: readonly number[]): Promise<void> {
  await sql`
    insert into conversations (buyer_id, shop_id, created_at)
    select b, s.id, now() from unnest(${leavers as number[]}::int[]) b,
      (select id from shops order by id limit ${each.chats}::int) s`
  await sql`
    insert into messages (conversation_id, role, sender_id, message, created_at)
    select c.id, 'buyer', c.buyer_id, 'halo', now() from conversations c, generate_series(1, ${each.messages}::int)
    where c.buyer_id = any(${leavers as number[]}::int[])`
}
