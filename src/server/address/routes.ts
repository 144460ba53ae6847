import { addressErrors } from '#lib/address/errors.ts'
import * as contract from '#lib/address/contract.ts'
import { addressTexts } from '#lib/address/texts.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import { readAddress, readAddresses } from './addresses.ts'
import { changeAddress, insertAddress, makeMain, removeAddress } from './change-addresses.ts'
import type { Db } from '#server/core/db/connect.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

export function addressRoutes(api: Api): void {
  api.buyer(contract.listAddresses, async ({ db, buyerId }) => answer(await readAddresses(db, buyerId)))

  api.buyer(contract.readAddress, async ({ db, buyerId, input }) => {
    const found = await readAddress(db, buyerId, input.id)
    return found ? answer(found) : fail(addressErrors.address_not_found)
  })

  api.buyer(contract.addAddress, ({ transact, buyerId, input, now }) =>
    transact(async tx => {
      const added = await insertAddress(tx, buyerId, input, now)
      return answerSaved(tx, buyerId, added, addressTexts.added)
    })
  )

  api.buyer(contract.updateAddress, ({ transact, buyerId, input: { id, ...fields } }) =>
    transact(async tx => {
      const changed = await changeAddress(tx, buyerId, id, fields)
      return answerSaved(tx, buyerId, changed, addressTexts.changed)
    })
  )

  api.buyer(contract.setMainAddress, ({ transact, buyerId, input }) =>
    transact(async tx => {
      if (!(await makeMain(tx, buyerId, input.id))) return fail(addressErrors.address_not_found)
      const row = await readAddress(tx, buyerId, input.id)
      return row
        ? answer(row, { message: 'Alamat utama berhasil diubah' })
        : fail(addressErrors.address_not_found)
    })
  )

  api.buyer(contract.deleteAddress, ({ transact, buyerId, input, now }) =>
    transact(async tx => {
      const removed = await removeAddress(tx, buyerId, input.id, now)
      return removed.ok ? answer(null, { message: addressTexts.removed }) : removed
    })
  )
}

/** Returns the address as saved; throws on a rejected change, so that the transaction rolls back. */
async function answerSaved(tx: Db, buyerId: number, saved: Result<number>, message: string) {
  if (!saved.ok) throw new ApiException(saved.error)
  const row = await readAddress(tx, buyerId, saved.value)
  return row ? answer(row, { message }) : fail(addressErrors.address_not_found)
}
