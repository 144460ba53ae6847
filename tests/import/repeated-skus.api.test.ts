import { beforeAll, expect, it } from 'vitest'

import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'
import { heading, type Importing, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing

beforeAll(async () => {
  const market = await openMarket(world())
  importing = await startImporting(world(), await market.makeShop('Toko Kode'))
})

const tableOf = (photo: string) => `${heading}
R1,Paku 1 inci,Paku kayu,,,,R-1,18.500,40,${photo}
R2,Paku 2 inci,Paku kayu,,,,R-2,18.600,40,${photo}
R3,Paku 3 inci,Paku kayu,,Warna,Hitam,R-3,18.700,40,${photo}
R3,,,,,Putih,R-1,18.700,40,
`

it('[ops-276] a product that repeats the SKU of another one is rejected by the check, with both rows', async () => {
  const { id, verdicts } = await importing.check(tableOf(importing.photo))
  expect(verdicts).toEqual({ create: 2, change: 0, same: 0, reject: 1, waiting: 0 })
  const [rejected] = await importing.rows(id, { verdict: 'reject' })
  expect(rejected).toMatchObject({
    row: 4,
    reason: "Baris 5: SKU 'R-1' sudah dipakai produk lain di baris 2."
  })
  // Running does what the check said.
  expect((await importing.run(id)).results).toMatchObject({ created: 2, rejected: 1 })
})

it('[ops-276] sent again, the repeated row does not rename the product that has its SKU', async () => {
  const { verdicts } = await importing.check(tableOf(importing.photo))
  expect(verdicts).toEqual({ create: 0, change: 0, same: 2, reject: 1, waiting: 0 })
})

it('[ops-277] the reason names its column once', async () => {
  const { id } = await importing.check(`${heading}
N1,Paku 4 inci,,,,,N-1,18.500,-4,${importing.photo}
`)
  expect((await importing.rows(id))[0]?.reason).toBe(
    'Deskripsi wajib diisi. Stok harus bilangan bulat, paling sedikit 0.'
  )
})
