import { colourLook, isColour, isPack, lookCount, type Picture } from '../pictures/picture.ts'
import { hash, startRandom } from '../random.ts'
import type { Family } from './family.ts'
import type { ProductDraft } from './drafts.ts'

export type DraftPhotos = {
  cover: Picture
  gallery: Picture[]
  /** In the order of the first option's values; empty if they are not colours. */
  ofVariants: Picture[]
}

/**
 * Two to five photos: the cover, and the family's other drawings, the product's other colours, or a close-up. Packs
 * show their brand and size. The same draft always has the same photos.
 */
export function photograph(draft: ProductDraft): DraftPhotos {
  const { family, drawing } = draft
  const random = startRandom(`photos ${draft.number}`)
  // What looks different from its family has no other photos than its own.
  const others = drawing === family.drawings[0] ? family.drawings.slice(1) : []
  const colours = coloursOf(family)
  const look = colours.length ? random.pick(colours) : ownLook(draft, drawing)
  const shown = (drawing: string, look: string, ...words: string[]): Picture => ({
    drawing,
    look,
    view: 'a',
    ...(isPack(drawing) && { words })
  })
  const cover = shown(drawing, look, draft.brand, draft.size.text.split(' isi ')[0]!)
  // Packs in other colours omit the size, so that products of all sizes share them.
  const more = colours.length
    ? colours.filter(other => other !== look).map(other => shown(drawing, other, draft.brand))
    : others.map(other => shown(other, ownLook(draft, other), draft.brand))
  const closeUp: Picture[] = more.length > 0 ? [] : [{ drawing, look, view: 'b' }]
  return {
    cover,
    gallery: [cover, ...closeUp, ...more].slice(0, random.int(2, 5)),
    ofVariants: colours.map(other => shown(drawing, other, draft.brand))
  }
}

/** Looks of the first option's colours; empty unless it is a colour. The colour of light is none. */
function coloursOf(family: Family): string[] {
  const [option] = family.options
  const values = option?.name === 'Warna' ? option.values : []
  return values.every(value => isColour(value.text)) ? values.map(value => colourLook(value.text)) : []
}

function ownLook({ family, brand, kind, name, look }: ProductDraft, drawing: string): string {
  const count = lookCount(drawing)
  if (look !== undefined) return String(look % count)
  const kinds = [...new Set(family.brands.flatMap(maker => maker.kinds.map(each => each.text)))]
  if (family.lookBy === 'brand') return String(family.brands.findIndex(maker => maker.text === brand) % count)
  if (family.lookBy === 'kind') return String(kinds.indexOf(kind) % count)
  // Two looks are enough for uniform products: each costs the first start a tenth of a second.
  return String(hash(name) % Math.min(2, count))
}
