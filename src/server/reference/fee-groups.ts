import { feeGroups } from '#server/content/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'

// D19: 'type, group, rate in hundredths of a percent, categories'.
const groups = `
material A 200 Cat,Perkakas,Sanitari
material B 150 Keramik,Pintu,Pipa,Listrik
material C 120 Atap,Plafon,Triplek
material D 100 Besi,Bata,Mortar
material E 80 Semen,Pasir,Split
non-material A 330 Fashion,Dekorasi
non-material B 260 Furnitur,Dapur
non-material C 230 Elektronik Rumah
non-material D 140 Komputer,Ponsel
non-material E 90 Kebutuhan Pokok
`

/** Adds the groups of a kind that has none: the operator may have edited or removed some (content-42, goods-52). */
export async function writeFeeGroups(db: Db): Promise<void> {
  const known = new Set((await db.select({ type: feeGroups.type }).from(feeGroups)).map(({ type }) => type))
  const rows = groups
    .trim()
    .split('\n')
    .map(row => {
      const [type = '', name = '', rate = '', ...names] = row.split(' ')
      return {
        type: type as 'material' | 'non-material',
        name,
        rateBasisPoints: Number(rate),
        categoryNames: names.join(' ').split(',')
      }
    })
    .filter(({ type }) => !known.has(type))
  await insertRows(db, feeGroups, rows, { onConflict: { key: ['type', 'name'], rule: 'keep' } })
}
