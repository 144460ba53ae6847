import { addressRefusals } from '#lib/address/refusals.ts'
import * as contract from '#lib/address/contract.ts'
import { refuse } from '#lib/core/refusal.ts'

import { insertAddress, makeMain, readAddress, readAddresses } from './addresses.ts'
import { Refused } from '#server/core/refused.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

export function addressRoutes(api: Api): void {
  api.buyer(contract.listAddresses, async ({ db, buyerId }) => answer(await readAddresses(db, buyerId)))

  api.buyer(contract.readAddress, async ({ db, buyerId, input }) => {
    const found = await readAddress(db, buyerId, input.id)
    return found ? answer(found) : refuse(addressRefusals.address_not_found)
  })

  api.buyer(contract.addAddress, ({ transact, buyerId, input, now }) =>
    transact(async tx => {
      const added = await insertAddress(tx, buyerId, input, now)
      if (!added.ok) throw new Refused(added.error)
      const row = await readAddress(tx, buyerId, added.value)
      return row
        ? answer(row, { message: 'Alamat berhasil ditambahkan' })
        : refuse(addressRefusals.address_not_found)
    })
  )

  api.buyer(contract.setMainAddress, ({ transact, buyerId, input }) =>
    transact(async tx => {
      if (!(await makeMain(tx, buyerId, input.id))) return refuse(addressRefusals.address_not_found)
      const row = await readAddress(tx, buyerId, input.id)
      return row
        ? answer(row, { message: 'Alamat utama berhasil diubah' })
        : refuse(addressRefusals.address_not_found)
    })
  )
}
