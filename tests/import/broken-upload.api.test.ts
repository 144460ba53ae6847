import { zipSync } from 'fflate'
import { expect, it } from 'vitest'

import { keepPictures } from '#server/import/keep-pictures.ts'

import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'
import { heading, startImporting } from './importing.ts'

const world = useWorld()

it('[import-72] an import is checked with the pictures that came before its upload broke off', async () => {
  const { services } = world()
  const importing = await startImporting(world(), (await openMarket(world())).shopId)
  const lines = ['satu', 'dua'].map(name => `${name},Cat ${name},Baik,Uji,,,PUTUS-${name},1000,1,${name}.png`)
  const { id, verdicts } = await importing.check([heading, ...lines].join('\n'))
  expect(verdicts).toMatchObject({ create: 0, reject: 2 })
  const zip = zipSync({ 'satu.png': new Uint8Array(5_000), 'dua.png': new Uint8Array(5_000) }, { level: 0 })
  async function* breaksOff() {
    yield zip.slice(0, 8_000)
    throw new Error('the connection ended')
  }
  await expect(keepPictures(services, id, breaksOff())).rejects.toThrow('the connection ended')
  await importing.settle()
  expect(await importing.show(id)).toMatchObject({
    state: 'checked',
    pictures: 1,
    verdicts: { create: 1, reject: 1 }
  })
})
