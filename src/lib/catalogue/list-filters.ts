/** Sort orders that a buyer may choose, with their names. */
export const sortNames = {
  rekomendasi: 'Rekomendasi',
  terlaris: 'Terlaris',
  terbaru: 'Terbaru',
  terlama: 'Terlama',
  termurah: 'Termurah',
  termahal: 'Termahal'
} as const

/** Sort by distance from a city (`to_city_id`): offered separately, where the city is known (D39). */
export const nearest = 'terdekat'

export type Sort = keyof typeof sortNames | 'foryou' | typeof nearest

/** What narrows a product list, under the API's own names. */
export type NarrowingFilters = {
  type?: 'material' | 'non-material'
  condition?: 'new' | 'second'
  min_price?: number
  max_price?: number
  province_id?: number[]
  city_id?: number[]
  /** Facet values, as the facets name them. */
  brand?: string[]
  size?: string[]
  color?: string[]
  /** Minimum stars. */
  rating_min?: number
  /** False has no effect. */
  is_free_shipping?: boolean
  is_pre_order?: boolean
}

/** Filters of a product list as in the address bar. */
export type ListFilters = NarrowingFilters & {
  keyword?: string
  sort_by?: Sort
  /** The city that `terdekat` measures from. */
  to_city_id?: number
  /** Search exactly what was typed (search-17). */
  is_verbatim?: true
}

const isSort = (value: string | null): value is Sort =>
  value !== null && (value === 'foryou' || value === nearest || Object.hasOwn(sortNames, value))

/** The sort order of an address; `terdekat` needs a city, and a city alone sorts nothing. */
function order(query: URLSearchParams): Pick<ListFilters, 'sort_by' | 'to_city_id'> {
  const sort = query.get('sort_by') ?? query.get('sortBy') ?? query.get('sort')
  if (!isSort(sort)) return {}
  if (sort !== nearest) return { sort_by: sort }
  const to_city_id = id(query.get('to_city_id'))
  return to_city_id === undefined ? {} : { sort_by: sort, to_city_id }
}

function id(value: string | null): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find(candidate => candidate === value)

/** Digits only (catalogue-2); 0 and empty mean no bound. */
function price(value: string | null): number | undefined {
  const amount = Number((value ?? '').replaceAll(/\D/g, '').slice(0, 12))
  return amount > 0 ? amount : undefined
}

/** Sorts the two bounds: a buyer who types the higher one first means the range between them. */
function priceBounds(query: URLSearchParams): Pick<ListFilters, 'min_price' | 'max_price'> {
  const [min, max] = [price(query.get('min_price')), price(query.get('max_price'))]
  const isSwapped = min !== undefined && max !== undefined && min > max
  return {
    ...(min !== undefined && { min_price: isSwapped ? max : min }),
    ...(max !== undefined && { max_price: isSwapped ? min : max })
  }
}

/** Maximum of places in an address; the country has 38 provinces. */
const maxPlaces = 100

function ids(query: URLSearchParams, name: string): number[] | undefined {
  const values = [...query.getAll(name), ...query.getAll(`${name}[]`)].map(Number)
  const valid = [...new Set(values.filter(value => Number.isSafeInteger(value) && value > 0))]
  return valid.length > 0 ? valid.slice(0, maxPlaces) : undefined
}

/** Maximum of chosen values per facet. */
export const maxFacetValues = 20
export const maxFacetValueLength = 60

/** Maximum of products excluded from recommendations. */
export const maxWithout = 60

function values(query: URLSearchParams, name: string): string[] | undefined {
  const given = [...query.getAll(name), ...query.getAll(`${name}[]`)].map(value => value.trim())
  const valid = [...new Set(given.filter(value => value !== '' && value.length <= maxFacetValueLength))]
  return valid.length > 0 ? valid.slice(0, maxFacetValues) : undefined
}

/** 1 to 5 stars; undefined for anything else. */
function stars(value: string | null): number | undefined {
  const min = Number(value)
  return Number.isInteger(min) && min >= 1 && min <= 5 ? min : undefined
}

const isOn = (query: URLSearchParams, name: string) => (query.get(name) === 'true' ? true : undefined)

/**
 * Filters from an address; ignores invalid values, so that any address shows a list.
 *
 * readFilters(new URLSearchParams('sort_by=termurah&min_price=Rp10.000'))
 * // => { sort_by: 'termurah', min_price: 10000 }
 */
export function readFilters(query: URLSearchParams): ListFilters {
  const filters: ListFilters = {
    ...order(query),
    keyword: query.get('keyword')?.trim().slice(0, 100) || undefined,
    type: oneOf(query.get('type'), ['material', 'non-material']),
    condition:
      query.get('condition') === 'used' ? 'second' : oneOf(query.get('condition'), ['new', 'second']),
    ...priceBounds(query),
    province_id: ids(query, 'province_id'),
    city_id: ids(query, 'city_id'),
    brand: values(query, 'brand'),
    size: values(query, 'size'),
    color: values(query, 'color'),
    rating_min: stars(query.get('rating_min')),
    is_free_shipping: isOn(query, 'is_free_shipping'),
    is_pre_order: isOn(query, 'is_pre_order'),
    is_verbatim: isOn(query, 'is_verbatim')
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/**
 * The filters as a query in a fixed order, so that a list has only one address: { min_price: 5 } // => 'min_price=5'
 */
export function filterQuery(filters: ListFilters, more: Record<string, string> = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, ...more }).sort(([a], [b]) =>
    a.localeCompare(b)
  )) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(name, String(one))
    }
  }
  return query.toString()
}

/** Parameters of a list's address that filter or sort it. */
const filterNames = new Set([
  'keyword',
  'sort_by',
  'to_city_id',
  'type',
  'condition',
  'min_price',
  'max_price',
  'province_id',
  'city_id',
  'brand',
  'size',
  'color',
  'rating_min',
  'is_free_shipping',
  'is_pre_order',
  'is_verbatim'
])

/** Canonical name of a parameter with several spellings: 'city_id[]' // => 'city_id' */
const plainName = (name: string) =>
  name === 'sortBy' || name === 'sort' ? 'sort_by' : name.replace(/\[\]$/, '')

/**
 * A list's query without ineffective filters, in the order of `filterQuery`; other parameters stay.
 *
 * cleanQuery(new URLSearchParams('type=&min_price=Rp5.000&tab=produk')) // => 'min_price=5000&tab=produk'
 */
export function cleanQuery(query: URLSearchParams): string {
  const others = [...query].filter(([name]) => !filterNames.has(plainName(name)))
  return filterQuery(readFilters(query), Object.fromEntries(others))
}

/**
 * Whether the query has ineffective filters, or a spelling other than our own: a form without scripts also sends empty
 * fields.
 */
export function needsCleaning(query: URLSearchParams): boolean {
  const clean = [...new URLSearchParams(filterQuery(readFilters(query)))].map(pair => pair.join('='))
  return [...query].some(([spelling, value]) => {
    const name = plainName(spelling)
    if (!filterNames.has(name)) return false
    return !clean.includes(`${name}=${name === 'condition' ? value.replace('used', 'second') : value.trim()}`)
  })
}

/** The filters without the sort order: they decide which products are in the list. */
export function withoutOrder(filters: ListFilters): Omit<ListFilters, 'sort_by' | 'to_city_id'> {
  const { sort_by: _sort, to_city_id: _city, ...narrowing } = filters
  return narrowing
}

/** Number of active filters; the keyword, its verbatim flag and the sort order do not count. */
export function activeFilterCount(filters: ListFilters): number {
  const { keyword: _k, is_verbatim: _v, min_price, max_price, ...others } = withoutOrder(filters)
  return Object.values(others).filter(value => value !== undefined).length + (min_price || max_price ? 1 : 0)
}

/** Page number of an address, at least 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
