import { eq, inArray, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { payoutFileLimit } from '#lib/ops/limits.ts'
import type { makePayoutFile as makePayoutFileCall } from '#lib/ops/payout-file-contract.ts'
import { bulkFile } from '#lib/withdrawal/bulk-file.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { noteReplay } from '#server/core/http/idempotency.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { shops } from '#server/shop/schema.ts'
import { findDue, readDue } from './due-payouts.ts'
import { firstAccount } from './list-payouts.ts'
import { readFile } from './payout-files.ts'
import { fileReference } from './payout-reference.ts'
import { shopPayoutFiles } from './schema.ts'
import { writePayouts } from './write-payout.ts'

/**
 * Makes a file for the bulk transfer of a bank: it records a transfer of the whole balance to each shop that is owed and has an
 * account, in one transaction with the file (money-24). A request that is sent again gets its file again.
 */
export async function makePayoutFile(
  context: CounterContext<InputOf<typeof makePayoutFileCall>>,
  limit = payoutFileLimit
) {
  const { input, caller, now, requestContext } = context
  const key = requestContext.headers.get('idempotency-key')?.trim()
  if (!key || key.length > 100) return fail(coreErrors.idempotency_key_required)
  const [requestHash, inputHash] = [sha256(`${caller.name}:${key}`), sha256(JSON.stringify(input))]
  return context.transact(async (tx, after) => {
    // One file after another: the second of two finds what the first one left.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payout file', 0))`)
    const [known] = await tx
      .select({ id: shopPayoutFiles.id, inputHash: shopPayoutFiles.inputHash })
      .from(shopPayoutFiles)
      .where(eq(shopPayoutFiles.requestHash, requestHash))
    if (known && known.inputHash !== inputHash) return fail(coreErrors.idempotency_mismatch)
    if (known) {
      noteReplay(requestContext)
      return answer(await withUnpaid(tx, known.id, input, limit))
    }
    const paid = await holdOwed(tx, await findDue(tx, input, limit))
    if (paid.length === 0) return fail(opsErrors.payout_file_empty)
    const file = await writeFile(tx, paid, { requestHash, inputHash, by: caller.name, now })
    after.act({ kind: 'payout_file', id: file.id, after: { count: file.count, total: file.total } })
    return answer(await withUnpaid(tx, file.id, input, limit))
  })
}

/** The file, and what it left: after its transfers, what is due is what it had no place for. */
async function withUnpaid(tx: Db, id: number, which: InputOf<typeof makePayoutFileCall>, limit: number) {
  const { count, total, more, without_account } = await readDue(tx, which, limit)
  return {
    ...(await readFile(tx, id))!,
    more: { count: count + more.count, total: total + more.total },
    without_account
  }
}

type Owed = {
  id: string
  name: string
  balance: string
  bank_code: string | null
  bank_name: string
  account_number: string
  account_holder: string
}

/**
 * Locks the shops, in the order of their ids, and reads what they are owed since then, and where they are paid. A transfer of one of
 * them waits, or has lowered its balance before.
 */
async function holdOwed(tx: Db, ids: readonly number[]): Promise<Owed[]> {
  await tx
    .select({ id: shops.id })
    .from(shops)
    .where(inArray(shops.id, [...ids]))
    .orderBy(shops.id)
    .for('no key update')
  return rows<Owed>(
    tx,
    sql`select s.id, s.name, b.balance, k.code as bank_code, a.bank_name, a.account_number, a.account_holder
      from (
        select shop_id, sum(amount) as balance from ledger_entries
        where account = 'seller_payable' and shop_id = any(${sql.param(ids)}::bigint[])
        group by shop_id having sum(amount) > 0
      ) b join shops s on s.id = b.shop_id join ${firstAccount} a on a.shop_id = s.id
      left join lateral (
        select code from banks where lower(name) = lower(a.bank_name) or code = lower(a.bank_name) order by sort limit 1
      ) k on true
      order by s.id`
  )
}

/** Writes the file with its transfers. Its number is in their references, and so in its bytes. */
async function writeFile(
  tx: Db,
  paid: readonly Owed[],
  { now, ...made }: { requestHash: string; inputHash: string; by: string; now: Date }
) {
  const [next] = await rows<{ id: string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('shop_payout_files', 'id')) as id`
  )
  const id = Number(next!.id)
  const lines = paid.map(row => ({
    code: `TOKO-${row.id}`,
    bank_code: row.bank_code ?? '',
    bank_name: row.bank_name,
    account_number: row.account_number,
    account_holder: row.account_holder,
    total: Number(row.balance),
    remark: fileReference(id, Number(row.id))
  }))
  const file = { id, count: lines.length, total: lines.reduce((sum, one) => sum + one.total, 0) }
  await tx.insert(shopPayoutFiles).values({ ...file, ...made, csv: bulkFile(lines), createdAt: now })
  await writePayouts(
    tx,
    lines.map((line, place) => ({
      shop: { id: Number(paid[place]!.id), name: paid[place]!.name },
      payout: {
        amount: line.total,
        direction: 'out',
        bankName: line.bank_name,
        accountNumber: line.account_number,
        accountHolder: line.account_holder,
        fileId: id,
        reference: line.remark,
        remark: '',
        by: made.by
      }
    })),
    now
  )
  return file
}
