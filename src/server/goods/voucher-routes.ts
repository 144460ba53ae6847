import { and, eq, ne } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { versionMissing } from '#lib/core/schema/fields.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import * as contract from '#lib/goods/voucher-contract.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import type { AfterCommit } from '#server/core/after-commit.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { type Db, sqlState } from '#server/core/db/connect.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import { shops } from '#server/shop/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'
import { uploadedPhotos } from './photos.ts'
import { bindProducts, findVoucherProducts, refreshCards } from './voucher-products.ts'
import { readBoundProducts, readVoucher, readVouchers } from './voucher-rows.ts'

/** Vouchers of shops and of the marketplace, as the counter keeps them (D10). */
export function goodsVoucherRoutes(api: Api): void {
  api.ops(contract.listVouchers, async ({ db, input, now }) => {
    const { items, total } = await readVouchers(db, input, now)
    return answer(items, { meta: pageMeta(input.page, input.per_page, total) })
  })
  api.ops(contract.showVoucher, async ({ db, input, now }) => {
    const voucher = await readVoucher(db, input.id, now)
    return voucher ? answer(voucher) : fail(coreErrors.not_found)
  })
  api.ops(contract.addVoucher, context => whereCodeIsFree(add(context)))
  api.ops(contract.changeVoucher, context => whereCodeIsFree(change(context)))
  api.ops(contract.saveVoucher, context => whereCodeIsFree(save(context)))
  api.ops(contract.endVoucher, end)
}

const codeTaken = () =>
  fail(goodsErrors.voucher_code_taken, { fields: { code: goodsErrors.voucher_code_taken.message } })

const bearerFixed = 'Penanggung promo tidak dapat diubah. Akhiri promo ini, lalu buat yang baru.'

const bannerUnknown = () =>
  fail(goodsErrors.photo_unknown, { fields: { banner: goodsErrors.photo_unknown.message } })

/** Whether a picture is neither the voucher's own nor one that was uploaded for goods within a day (goods-13). */
const isUnknown = async (
  tx: Db,
  path: string | null | undefined,
  shown: string | null,
  now: Date
): Promise<boolean> =>
  typeof path === 'string' && path !== shown && (await uploadedPhotos(tx, [path], now)).size === 0

/** Two saves at once may both find a code free; the database lets one have it. */
async function whereCodeIsFree<T>(saved: Promise<T>): Promise<T | ReturnType<typeof fail>> {
  try {
    return await saved
  } catch (error) {
    if (sqlState(error) === '23505') return codeTaken()
    throw error
  }
}

async function isCodeTaken(tx: Db, code: string, ownId = 0): Promise<boolean> {
  const [other] = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.code, code), ne(vouchers.id, ownId)))
  return other !== undefined
}

const columnsOf = (input: contract.VoucherInput) => ({
  code: input.code,
  name: input.name,
  bannerPath: input.banner,
  type: input.type,
  percentage: input.percentage,
  amount: input.amount,
  maxAmount: input.max_amount,
  minPurchaseAmount: input.min_purchase_amount,
  validFrom: input.valid_from,
  validUntil: input.valid_until,
  usageLimit: input.usage_limit,
  isShow: input.is_show
})

/** What buyers were promised: fixed after the first use. */
const promised = [
  'code',
  'type',
  'percentage',
  'amount',
  'maxAmount',
  'minPurchaseAmount',
  'validFrom'
] as const

/** Adds a voucher without an id, and changes the one with it, as `PUT /ops/banner` does. */
async function save({ input, ...context }: CounterContext<InputOf<typeof contract.saveVoucher>>) {
  const { id, updated_at: seen, shop_id: shopId, ...facts } = input
  if (id === undefined) return add({ ...context, input: { ...facts, shop_id: shopId ?? null } })
  if (!seen) return fail(coreErrors.invalid_input, { fields: { updated_at: versionMissing } })
  return change({ ...context, input: { ...facts, id, updated_at: seen } }, shopId)
}

function add({ input, transact, now }: CounterContext<InputOf<typeof contract.addVoucher>>) {
  return transact(async (tx, after) => {
    const { shop_id: shopId } = input
    if (shopId !== null && (await tx.$count(shops, eq(shops.id, shopId))) === 0)
      return fail(shopErrors.shop_not_found)
    if (await isCodeTaken(tx, input.code)) return codeTaken()
    if (await isUnknown(tx, input.banner, null, now)) return bannerUnknown()
    const ids = await findVoucherProducts(tx, input, shopId)
    if (!ids.ok) return ids
    const [row] = await tx
      .insert(vouchers)
      .values({ ...columnsOf(input), shopId, updatedAt: now })
      .returning({ id: vouchers.id })
    await bindProducts(tx, after, { voucherId: row!.id, ids: ids.value, now })
    return finish(tx, after, { id: row!.id, now })
  })
}

/** `shopId`: who bears it as the caller names it, which has to be who does. */
function change(
  { input, transact, now }: CounterContext<InputOf<typeof contract.changeVoucher>>,
  shopId?: number | null
) {
  return transact(async (tx, after) => {
    const row = await lockVoucher(tx, input.id)
    if (!row) return fail(coreErrors.not_found)
    const changed = await changedMeanwhile(tx, { kind: 'voucher', ...row }, input.updated_at)
    if (changed) return changed
    if (shopId !== undefined && shopId !== row.shopId)
      return fail(coreErrors.invalid_input, { fields: { shop_id: bearerFixed } })
    const columns = columnsOf(input)
    const isBroken = promised.some(name => columns[name].valueOf() !== row[name].valueOf())

    if (row.usedCount > 0 && isBroken) return fail(goodsErrors.voucher_in_use)
    if (input.usage_limit < row.usedCount)
      return fail(goodsErrors.voucher_quota_used, {
        fields: { usage_limit: goodsErrors.voucher_quota_used.message }
      })
    if (await isCodeTaken(tx, input.code, row.id)) return codeTaken()
    if (await isUnknown(tx, input.banner, row.bannerPath, now)) return bannerUnknown()
    const ids = await findVoucherProducts(tx, input, row.shopId)
    if (!ids.ok) return ids
    const before = await readVoucher(tx, row.id, now)
    await tx
      .update(vouchers)
      .set({ ...columns, updatedAt: nextVersion(vouchers.updatedAt, now) })
      .where(eq(vouchers.id, row.id))
    await bindProducts(tx, after, { voucherId: row.id, ids: ids.value, now })
    return finish(tx, after, { id: row.id, now, before })
  })
}

function end({ input, transact, now }: CounterContext<InputOf<typeof contract.endVoucher>>) {
  return transact(async (tx, after) => {
    const row = await lockVoucher(tx, input.id)
    if (!row) return fail(coreErrors.not_found)
    const before = await readVoucher(tx, row.id, now)
    // One that is over stays as it is, whatever version was seen (goods-63).
    if (row.validUntil > now) {
      const changed = await changedMeanwhile(tx, { kind: 'voucher', ...row }, input.updated_at)
      if (changed) return changed
      // One that has not begun ends as it begins: a period is never empty.
      const from = row.validFrom < now ? row.validFrom : new Date(now.getTime() - 1)
      await tx
        .update(vouchers)
        .set({ validFrom: from, validUntil: now, updatedAt: nextVersion(vouchers.updatedAt, now) })
        .where(eq(vouchers.id, row.id))
      await refreshCards(tx, after, await readBoundProducts(tx, row.id), now)
    }
    return finish(tx, after, { id: row.id, now, before })
  })
}

async function lockVoucher(tx: Db, id: number) {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update')
  return row
}

async function finish(
  tx: Db,
  after: AfterCommit,
  { id, now, before }: { id: number; now: Date; before?: contract.GoodsVoucherDetail | undefined }
) {
  const voucher = (await readVoucher(tx, id, now))!
  after.act({ kind: 'voucher', id, before, after: voucher })
  return answer(voucher)
}
