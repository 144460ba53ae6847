import { draftProducts } from '../catalogue/drafts.ts'
import { photograph } from '../catalogue/photos.ts'
import { isDrawn, type Picture, picturePath, snapshotOf } from './picture.ts'

/** The pictures of `count` products and their reviews; many products share one. */
export function picturesOf(count: number): Picture[] {
  const pictures = new Map<string, Picture>()
  for (const draft of draftProducts(count)) {
    const { cover, gallery, ofVariants } = photograph(draft)
    const snapshot = snapshotOf(cover)
    for (const picture of [...gallery, ...ofVariants, ...(isDrawn(snapshot) ? [snapshot] : [])])
      pictures.set(picturePath(picture), picture)
  }
  return [...pictures.values()]
}
