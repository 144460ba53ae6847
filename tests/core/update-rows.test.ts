import { expect, it } from 'vitest'

import { updateRows } from '#server/core/db/update-rows.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { sentStatements } from '../support/sent-statements.ts'

it.each([
  ['a column fewer', { id: 2, code: 'B' }],
  ['another column', { id: 2, code: 'B', amount: 1 }],
  ['a column without a value', { id: 2, code: 'B', name: undefined }]
])(
  'rows that are changed together have the same columns: %s is refused and nothing sent',
  async (_, other) => {
    const { sent, db } = sentStatements()
    const changing = updateRows(db, vouchers, [{ id: 1, code: 'A', name: 'Satu' }, other])
    await expect(changing).rejects.toThrow('Rows of different columns')
    expect(sent).toEqual([])
  }
)
