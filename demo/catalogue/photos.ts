import { colourLook, isColour, isDrawn, lookCount, type Picture } from '../pictures/picture.ts'
import { hash } from '../random.ts'
import type { ProductDraft } from './drafts.ts'

export type DraftPhotos = {
  cover: Picture
  gallery: Picture[]
  /** In the order of the first option's colours; empty where it is not a colour. */
  ofVariants: Picture[]
}

/** Two to five photos: the cover, a close-up, and the family's other drawings or the product's other colours. */
export function photograph(draft: ProductDraft): DraftPhotos {
  const { family, random } = draft
  const drawing = random.chance(0.75) ? family.drawings[0]! : random.pick(family.drawings)
  const values = family.options[0]?.values ?? []
  const looks = values.every(value => isColour(value.text)) ? values.map(value => colourLook(value.text)) : []
  const look = looks.length ? random.pick(looks) : ownLook(draft, drawing)
  const cover: Picture = { drawing, look, view: 'a' }
  const others = looks.length
    ? looks.filter(other => other !== look).map(other => ({ drawing, look: other, view: 'a' as const }))
    : family.drawings
        .filter(other => other !== drawing)
        .map(other => ({ drawing: other, look: ownLook(draft, other), view: 'a' as const }))
  const gallery = [cover, { ...cover, view: 'b' as const }, ...others]
    .filter(isDrawn)
    .slice(0, random.int(2, 5))
  return {
    cover,
    gallery,
    ofVariants: looks.map(look => ({ drawing, look, view: 'a' as const }))
  }
}

function ownLook({ family, brand, kind, name }: ProductDraft, drawing: string): string {
  const count = lookCount(drawing)
  if (family.lookBy === 'brand') return String(family.brands.indexOf(brand) % count)
  if (family.lookBy === 'kind') return String(family.kinds.indexOf(kind) % count)
  return String(hash(name) % count)
}
