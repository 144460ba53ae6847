import { colourOf } from './colours.ts'

type Shown = { sub_name_1: string | null; sub_name_2: string | null; photo: string | null }

/** How an option of a dimension is shown beside its name: a swatch, a picture (its path), or not at all. */
export type OptionLook = { colour?: string; photo?: string }

/**
 * The colour that an option's name means, else the one picture that all its variants have and no others: a size of a
 * shirt has none of its own.
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
