export type Place = { id: number; value: string }
export type City = Place & { province_id: number }

/** One value of a facet, and how many products it would leave. */
export type FacetValue = { value: string; count: number }

export type FacetOptions = {
  brand: FacetValue[]
  size: FacetValue[]
  color: FacetValue[]
  rating: { value: number; count: number }[]
}

/** What a list may be narrowed by. */
export type FilterOptions = {
  /** Offers the choice between materials and other goods. */
  hasType: boolean
  /** Empty where the list is not filtered by place. */
  provinces: Place[]
  /** Cities of the chosen provinces. */
  cities: City[]
  /** The city that the list is ordered from, where the nearest stands first. */
  nearTo?: Place | undefined
  /** Undefined where they could not be counted. */
  facets?: FacetOptions | undefined
}
