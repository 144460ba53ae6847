import { expect, it } from 'vitest'

import { returnVouchers } from '#server/voucher/vouchers.ts'

import { sentStatements } from '../support/sent-statements.ts'

it('[voucher-5] vouchers are returned in the order of their ids, so that no two payments wait for each other', async () => {
  const { sent, db } = sentStatements([[[30], [10], [20]]])
  // One of them was returned already.
  expect(await returnVouchers(db, [7])).toEqual([])
  expect(sent).toHaveLength(2)
  expect(sent[1]!.params.slice(0, 3)).toEqual([30, 10, 20])
  expect(sent[1]!.text).toMatch(
    /^with "held" as \(select .* order by "vouchers"\."id" asc for no key update\) update "vouchers" .*"vouchers"\."id" = "held"\."id"/
  )
})
