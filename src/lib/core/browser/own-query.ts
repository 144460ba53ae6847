/** Query parameters of advertisements, which do not change the page. */
const ofCampaign = /^(?:utm_|fbclid$|gclid$|gbraid$|wbraid$|msclkid$|ttclid$|ref$|_gl$)/

/**
 * How a page reads a parameter: its first value, all values, one of a fixed set, a page number above 1, an id, or only
 * its presence.
 */
type Field = 'first' | 'all' | readonly string[] | 'page' | 'id' | 'said'
type Known = Readonly<Record<string, Field>>

/** The header's search can be focused on any page. */
const ofShell: Known = { focus: ['search'] }
const ofReading: Known = { ...ofShell, frame: ['1'] }
const ofFees: Known = {
  ...ofReading,
  type: ['material', 'non-material'],
  group: ['A', 'B', 'C', 'D', 'E'],
  // These make the page personal, so that it is not cached.
  price: 'first',
  discount: 'first'
}
/** An empty filter stays: the page redirects to its address without it (catalogue-30). */
const ofProducts: Known = {
  ...ofShell,
  ...each('first', 'keyword sort_by sortBy sort type condition min_price max_price rating_min'),
  ...each('first', 'is_free_shipping is_pre_order is_verbatim'),
  ...each('all', 'province_id province_id[] city_id city_id[] brand brand[] size size[] color color[]'),
  to_city_id: 'id',
  page: 'page'
}
const ofArticles: Known = {
  ...ofShell,
  ...each('first', 'keyword category'),
  ...each('all', 'tags tags[]'),
  page: 'page'
}
const ofReviews: Known = {
  ...ofShell,
  q: 'said',
  rating: ['1', '2', '3', '4', '5'],
  sort_by: ['tertinggi', 'terendah'],
  page: 'page'
}

function each(field: Field, names: string): Known {
  return Object.fromEntries(names.split(' ').map(name => [name, field]))
}

/** Public pages, each with the parameters that it reads; the first match wins. */
const publicPages: readonly (readonly [RegExp, Known])[] = [
  [/^\/(?:category\/?)?$/, ofShell],
  [/^\/category\/lainnya\/?$/, { ...ofShell, type: ['non-material'] }],
  [/^\/(?:category|products)\/./, ofProducts],
  [/^\/shop\/[^/]+\/?$/, { ...ofProducts, tab: ['ulasan'] }],
  [/^\/search\/?$/, { ...ofProducts, tab: ['toko', 'produk'], shop: 'first' }],
  [/^\/product\/[^/]+\/?$/, { ...ofShell, varian: 'id' }],
  [/^\/product\/[^/]+\/review\/?$/, ofReviews],
  [/^\/compare\/?$/, { ...ofShell, ...each('all', 'ids ids[]') }],
  [/^\/blog(?:\/(?:filter|(?:category|tag)\/.+))?\/?$/, ofArticles],
  [/^\/blog\/[^/]+\/?$/, ofShell],
  [/^\/(?:about|contact|help|join|offline|privacy|returns|seller|terms)\/?$/, ofReading],
  [/^\/fees\/?$/, ofFees]
]

const knownOf = (pathname: string) => publicPages.find(([page]) => page.test(pathname))?.[1]

/** Whether the parameters of a page are known: other pages are not cached with a query. */
export const isQueryKnown = ({ pathname }: Pick<URL, 'pathname'>): boolean => knownOf(pathname) !== undefined

/**
 * An address's query without parameters that change nothing: those of advertisements, and on a public page all that it
 * does not read, because invented ones would each fill the cache. Such a page reads its query from here (core-173).
 *
 * ownQuery(new URL('https://baba.example/terms?frame=1&q=2')) // => 'frame=1'
 */
export function ownQuery({ pathname, searchParams }: URL): URLSearchParams {
  const known = knownOf(pathname)
  if (!known) return new URLSearchParams([...searchParams].filter(([name]) => !ofCampaign.test(name)))
  return new URLSearchParams(
    Object.entries(known).flatMap(([name, field]) =>
      valuesOf(field, searchParams.getAll(name)).map(value => [name, value] as [string, string])
    )
  )
}

/** Page numbers above 1; a larger one than the pattern allows shows the first page and would be cached separately. */
const laterPage = /^(?!1$)[1-9]\d{0,3}$/
const anyId = /^[1-9]\d{0,14}$/

function valuesOf(field: Field, given: readonly string[]): readonly string[] {
  if (field === 'all') return given
  // Pages read the first value of a name.
  const first = given.slice(0, 1)
  if (field === 'first') return first
  if (field === 'page') return first.filter(value => laterPage.test(value))
  if (field === 'id') return first.filter(value => anyId.test(value))
  if (field === 'said') return first.filter(Boolean).map(() => '1')
  return first.filter(value => field.includes(value))
}
