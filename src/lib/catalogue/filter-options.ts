export type Place = { id: number; value: string }
export type City = Place & { province_id: number }

/** A value of a facet, and the number of products that match it. */
export type FacetValue = { value: string; count: number }

export type FacetOptions = {
  brand: FacetValue[]
  size: FacetValue[]
  color: FacetValue[]
  rating: { value: number; count: number }[]
}

/** The available filters of a list. */
export type FilterOptions = {
  /** Offers the choice between materials and other goods. */
  hasType: boolean
  /** Empty if the list cannot be filtered by place. */
  provinces: Place[]
  /** Cities of the chosen provinces. */
  cities: City[]
  /** The city that distances are measured from when the list is sorted by distance. */
  nearTo?: Place | undefined
  /** Undefined if they could not be counted. */
  facets?: FacetOptions | undefined
}
