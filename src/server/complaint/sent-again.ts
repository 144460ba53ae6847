import type { Db } from '#server/core/db/connect.ts'
import { type Complaint, type ComplaintItem, offerOf, readItems } from './complaint-rows.ts'

/** What a complaint sends to the buyer: only pieces that never came, or others for those that did. */
export const kindSentAgain = (items: readonly Pick<ComplaintItem, 'problem'>[]): 'missing' | 'replacement' =>
  items.every(({ problem }) => problem === 'missing') ? 'missing' : 'replacement'

/**
 * How history and notices name what a complaint sends: after a rejection it is what the buyer had sent back.
 *
 * // => 'Barang yang kurang'
 */
export async function nameSentAgain(db: Db, complaint: Complaint): Promise<string> {
  if (offerOf(complaint)?.solution === 'reject') return 'Barang Anda'
  const names = { missing: 'Barang yang kurang', replacement: 'Barang pengganti' }
  return names[kindSentAgain(await readItems(db, [complaint.id]))]
}
