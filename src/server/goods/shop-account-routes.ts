import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/goods/shop-contract.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { shopBankAccounts, shops } from '#server/shop/schema.ts'
import { readShopAccounts } from './shop-rows.ts'

/** Where a buyer may pay a shop's own courier: seen and changed by finance alone (D43). */
export function shopAccountRoutes(api: Api): void {
  api.ops(contract.showShopAccounts, async ({ db, input }) => {
    const accounts = await readShopAccounts(db, input.id)
    return accounts ? answer(accounts) : fail(shopErrors.shop_not_found)
  })
  api.ops(contract.changeShopAccounts, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const [row] = await tx.select().from(shops).where(eq(shops.id, input.id)).for('no key update')
      if (!row) return fail(shopErrors.shop_not_found)
      const changed = await changedMeanwhile(tx, { kind: 'shop', ...row }, input.updated_at)
      if (changed) return changed
      const before = await readShopAccounts(tx, row.id)
      await tx.delete(shopBankAccounts).where(eq(shopBankAccounts.shopId, row.id))
      if (input.accounts.length > 0)
        await tx.insert(shopBankAccounts).values(
          input.accounts.map(one => ({
            shopId: row.id,
            bankName: one.bank_name,
            accountNumber: one.account_number,
            accountHolder: one.account_holder
          }))
        )
      await tx
        .update(shops)
        .set({ updatedAt: nextVersion(shops.updatedAt, now) })
        .where(eq(shops.id, row.id))
      const accounts = (await readShopAccounts(tx, row.id))!
      after.act({ kind: 'shop', id: row.id, before, after: accounts })
      return answer(accounts)
    })
  )
}
