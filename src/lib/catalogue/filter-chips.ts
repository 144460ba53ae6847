import { brand } from '#lib/core/brand.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { ListFilters } from './list-filters.ts'
import { kindLabels } from './texts.ts'

/** An active filter, and the list's filters without it. */
export type FilterChip = { label: string; without: ListFilters }

/** Names by id of the places that a list can be filtered by. */
export type PlaceNames = { provinces: ReadonlyMap<number, string>; cities: ReadonlyMap<number, string> }

const conditionLabels = { new: 'Baru', second: 'Bekas' } as const

/**
 * The active filters of a list as removable chips. Removing a province also removes its cities, which have no effect
 * without it; a place without a name no longer filters anything and is skipped.
 *
 * filterChips({ min_price: 10_000 }, names) // => [{ label: 'Mulai Rp10.000', without: {} }]
 */
export function filterChips(filters: ListFilters, { provinces, cities }: PlaceNames): FilterChip[] {
  const { type, condition, min_price: min, max_price: max } = filters
  const without = (...names: (keyof ListFilters)[]): ListFilters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as keyof ListFilters)))
  const chips: (FilterChip | false | undefined)[] = [
    type && { label: kindLabels[type], without: without('type') },
    (min !== undefined || max !== undefined) && {
      label: priceLabel(min, max),
      without: without('min_price', 'max_price')
    },
    ...placeChips(filters, 'province_id', provinces),
    ...placeChips(filters, 'city_id', cities),
    ...valueChips(filters, 'brand'),
    ...valueChips(filters, 'size'),
    ...valueChips(filters, 'color'),
    filters.rating_min !== undefined && {
      label: `Bintang ${filters.rating_min} ke atas`,
      without: without('rating_min')
    },
    condition && { label: conditionLabels[condition], without: without('condition') },
    filters.is_free_shipping && { label: brand.shopCourier, without: without('is_free_shipping') },
    filters.is_pre_order && { label: 'Pre-order', without: without('is_pre_order') }
  ]
  return chips.filter(chip => chip !== false && chip !== undefined)
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Sampai ${rupiah(max ?? 0)}`
  return max === undefined ? `Mulai ${rupiah(min)}` : `${rupiah(min)} – ${rupiah(max)}`
}

function placeChips(
  filters: ListFilters,
  field: 'province_id' | 'city_id',
  names: ReadonlyMap<number, string>
): FilterChip[] {
  const { province_id, city_id, ...others } = filters
  const remaining = field === 'city_id' && province_id ? { ...others, province_id } : others
  const chosen = (field === 'city_id' ? city_id : province_id) ?? []
  return chosen.flatMap(id => {
    const label = names.get(id)
    const left = chosen.filter(other => other !== id)
    return label === undefined
      ? []
      : { label, without: left.length > 0 ? { ...remaining, [field]: left } : remaining }
  })
}

/** One chip for each value of a facet. */
function valueChips(filters: ListFilters, facet: 'brand' | 'size' | 'color'): FilterChip[] {
  const { [facet]: all, ...others } = filters
  const chosen = all ?? []
  return chosen.map(label => {
    const left = chosen.filter(other => other !== label)
    return { label, without: left.length > 0 ? { ...others, [facet]: left } : others }
  })
}
