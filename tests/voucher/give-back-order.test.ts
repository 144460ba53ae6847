import { type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

import type { Db } from '#server/core/db/connect.ts'
import { returnVouchers } from '#server/voucher/vouchers.ts'

it('[voucher-5] vouchers are returned in the order of their ids, so that no two payments wait for each other', async () => {
  const locked: unknown[] = []
  const tx = {
    delete: () => ({ where: () => ({ returning: async () => [30, 10, 20].map(id => ({ id })) }) }),
    update: () => ({
      set: () => ({
        where: (condition: SQL) => {
          locked.push(new PgDialect().sqlToQuery(condition).params[0])
          // One of them was returned already.
          return { returning: async () => [] }
        }
      })
    })
  }
  expect(await returnVouchers(tx as unknown as Db, [7])).toEqual([])
  expect(locked).toEqual([10, 20, 30])
})
