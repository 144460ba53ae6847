import { colourOf } from './colours.ts'

type Shown = { sub_name_1: string | null; sub_name_2: string | null; photo: string | null }

/** Mark next to an option's name: a swatch, a picture (its path), or neither. */
export type OptionLook = { colour?: string; photo?: string }

/**
 * The colour of an option's name, else the picture that all its variants share and no other option has; a size of a
 * shirt has neither.
 */
export function optionLook(variants: readonly Shown[], dimension: 0 | 1, name: string): OptionLook {
  const colour = colourOf(name)
  if (colour) return { colour }
  const photosOf = (isIts: boolean) =>
    new Set(
      variants
        .filter(one => ((dimension === 0 ? one.sub_name_1 : one.sub_name_2) === name) === isIts)
        .map(one => one.photo)
    )
  const [its, others] = [photosOf(true), photosOf(false)]
  const [photo] = its
  return photo && its.size === 1 && !others.has(photo) ? { photo } : {}
}
