import type { Db } from '#server/core/db/connect.ts'
import { type Complaint, type ComplaintItem, readItems } from './complaint-rows.ts'

/** What a complaint sends to the buyer: only pieces that never came, or others for those that did. */
export const kindSentAgain = (items: readonly Pick<ComplaintItem, 'problem'>[]): 'missing' | 'replacement' =>
  items.every(({ problem }) => problem === 'missing') ? 'missing' : 'replacement'

/** How history and notices name what a complaint sends. // => 'Barang yang kurang' */
export async function nameSentAgain(db: Db, { id }: Complaint): Promise<string> {
  const names = { missing: 'Barang yang kurang', replacement: 'Barang pengganti' }
  return names[kindSentAgain(await readItems(db, [id]))]
}
