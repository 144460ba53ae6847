import { signatureHeaders } from '#lib/core/api/signature.ts'

import type { Market } from './market.ts'
import { readingPages } from './reading-pages.ts'
import { ownReads } from './signed-in.ts'

export type BenchRequest = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** A measured request to the marketplace, and the request to the yardstick for the same work. */
export type Scenario = {
  name: string
  market: (market: Market) => BenchRequest
  plain: (market: Market) => BenchRequest
  /** Maximum of the 99th percentile on PostgreSQL, in ms. */
  p99Limit?: number
  /** Minimum responses per second on an idle machine; and on the embedded database, where that is lower. */
  minPerSecond?: number
  minEmbedded?: number
  /** Number of requests, for a scenario whose every request must be for something that nobody asked for before. */
  requests?: number
  /** Number of them at a time; `connections` without. */
  atOnce?: number
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const number = (below: number) => Math.floor(Math.random() * below)

const terms = `semen|cat tembok|keramik 60x60|hebel|pipa paralon|besi beton|bor makita|kabel|lampu led|kran|
closet|paku|genteng|triplek|engsel|pompa air`.split(/\|\s*/)

/** A request as from a browser: signed, and accepting compressed responses. */
const get = (path: string) => (market: Market) => ({ method: 'GET', path, headers: browser(market) })
/** A signature is valid for some minutes: the requests of a minute share one. */
const signedForMs = 60_000
const signed = new WeakMap<Market, { headers: Record<string, string>; at: number }>()
function browser(market: Market): Record<string, string> {
  const known = signed.get(market)
  if (known && Date.now() < known.at + signedForMs) return known.headers
  const headers = {
    ...signatureHeaders(market.signatureKey, Date.now()),
    // The site's host, whichever process gets the request: each rejects another one.
    host: new URL(market.url).host,
    'accept-encoding': 'br, gzip',
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
  }
  signed.set(market, { headers, at: Date.now() })
  return headers
}

/** Two words of a product's name: about two thousand different searches. */
const distinctWords = (market: Market) => {
  const words = pick(market.names).split(' ')
  const at = number(Math.max(1, words.length - 1))
  return encodeURIComponent(words.slice(at, at + 2).join(' '))
}

/** Number of distinct queries, and the share of each in all queries, by Zipf's law. */
const distinctQueries = 2_000
const shares = Array.from({ length: distinctQueries }, (_, place) => 1 / (place + 1))
const upTo = shares.map((_, place) => shares.slice(0, place + 1).reduce((sum, share) => sum + share, 0))
const queriesByMarket = new WeakMap<Market, string[]>()

/** One of 2,000 different searches, the popular ones as often as people make them. */
const popularWords = (market: Market) => {
  let queries = queriesByMarket.get(market)
  if (!queries) {
    const found = new Set<string>()
    for (let draw = 0; found.size < distinctQueries && draw < 50 * distinctQueries; draw += 1)
      found.add(distinctWords(market))
    queriesByMarket.set(market, (queries = [...found]))
  }
  const drawn = Math.random() * (upTo[queries.length - 1] ?? 0)
  return queries[upTo.findIndex(sum => sum >= drawn)] ?? ''
}

/** Orders and filters as people choose them; the price bound differs nearly every time. */
const narrowed = () =>
  pick([
    `sort_by=termurah&min_price=${1000 * number(50)}`,
    `sort_by=terlaris&rating_min=4&max_price=${10_000 * (1 + number(500))}`,
    `condition=new&is_free_shipping=true&max_price=${10_000 * (1 + number(500))}`,
    `sort_by=terbaru&color[]=Putih&color[]=Hitam&min_price=${1000 * number(50)}`
  ])

const search = (name: string, keyword: (market: Market) => string): Scenario => ({
  name,
  market: market => get(`/api/v1/buyer/product?keyword=${keyword(market)}`)(market),
  plain: market => get(`/search?keyword=${keyword(market)}`)(market)
})

/** The headers of some buyer. */
const asBuyer = (market: Market) => ({
  ...browser(market),
  cookie: `access=${pick(market.tokens)}; signed_in=1`
})

const getOwn = (path: string) => (market: Market) => ({ method: 'GET', path, headers: asBuyer(market) })

function addToCart(market: Market, path: string): BenchRequest {
  const variant = pick(market.variants)
  return {
    method: 'POST',
    path,
    headers: { ...asBuyer(market), 'content-type': 'application/json' },
    body: JSON.stringify({ product_id: variant.productId, product_detail_id: variant.detailId, qty: 1 })
  }
}

/**
 * Requests that are the first for what they ask: most shoppers come to such a page from a search engine. A market has
 * each of these only once. Their minimum only rises.
 */
const first = (
  name: string,
  requests: number,
  {
    market,
    plain,
    minPerSecond
  }: { market: (market: Market, n: number) => string; plain: Scenario['plain']; minPerSecond: number }
): Scenario => {
  const asked = new WeakMap<Market, number>()
  return {
    name: `first: ${name}`,
    requests,
    minPerSecond,
    minEmbedded: 0,
    market: one => {
      const n = asked.get(one) ?? 0
      asked.set(one, n + 1)
      return get(market(one, n))(one)
    },
    plain
  }
}

/** Slugs from the first on for details, from the last on for pages: the same product is never asked for twice. */
const slugAt = (market: Market, n: number) => market.allSlugs.at(n % market.allSlugs.length)
const plainDetail: Scenario['plain'] = market => get(`/detail/${pick(market.slugs)}`)(market)
const plainSearch: Scenario['plain'] = market => get(`/search?keyword=${distinctWords(market)}`)(market)

/** What nobody asked for before, in the order of their cost. */
const firstAnswers: readonly Scenario[] = [
  first('API detail', 3_000, {
    market: (market, n) => `/api/v1/buyer/product/${slugAt(market, n)}`,
    plain: plainDetail,
    minPerSecond: 540
  }),
  first('product page', 400, {
    market: (market, n) => `/product/${slugAt(market, -1 - n)}`,
    plain: plainDetail,
    minPerSecond: 72
  }),
  first('search page', 400, {
    market: (market, n) => `/search?keyword=${distinctWords(market)}&min_price=${n + 1}`,
    plain: plainSearch,
    minPerSecond: 72
  }),
  first('category page', 400, {
    market: (market, n) => `/category/${market.category}?min_price=${n + 1}`,
    plain: market => get(`/list?page=${1 + number(60)}`)(market),
    minPerSecond: 40
  })
]

/** Two hundred visitors at once on one page that nobody asked for before. */
const crowd: Scenario = {
  name: '200 at once on one product page',
  requests: 200,
  atOnce: 200,
  market: market => get(`/product/${slugAt(market, -1000)}`)(market),
  plain: plainDetail
}

/** The scenarios: first answers, reads of pages and of the API, all kinds of searches, and the one write that must be fast. */
export const scenarios: readonly Scenario[] = [
  ...firstAnswers,
  crowd,
  {
    name: 'list, 60 pages',
    market: market => {
      const order = pick(['rekomendasi', 'terlaris', 'terbaru'])
      return get(`/api/v1/buyer/product?sort_by=${order}&page=${1 + number(20)}`)(market)
    },
    plain: market => get(`/list?page=${1 + number(60)}`)(market),
    p99Limit: 50
  },
  {
    name: 'detail, 500 products',
    market: market => get(`/api/v1/buyer/product/${pick(market.slugs)}`)(market),
    plain: market => get(`/detail/${pick(market.slugs)}`)(market),
    p99Limit: 50
  },
  { name: 'home page', market: market => get('/')(market), plain: market => get('/list?page=1')(market) },
  {
    name: `reading, ${readingPages.length} pages`,
    market: market => get(pick(readingPages))(market),
    plain: market => get(`/list?page=${1 + number(60)}`)(market),
    minPerSecond: 5_000
  },
  {
    name: 'words of the blog, 16 terms',
    market: market => get(`/api/v1/blog?keyword=${encodeURIComponent(pick(terms))}`)(market),
    plain: market => get(`/search?keyword=${encodeURIComponent(pick(terms))}`)(market)
  },
  search('search, 16 terms', () => encodeURIComponent(pick(terms))),
  search('search, distinct words', distinctWords),
  search("search, people's mix", popularWords),
  {
    name: 'search, filtered and ordered',
    market: market => get(`/api/v1/buyer/product?keyword=${distinctWords(market)}&${narrowed()}`)(market),
    plain: market => get(`/search?keyword=${distinctWords(market)}`)(market),
    p99Limit: 60
  },
  {
    name: 'facets of a search',
    market: market => get(`/api/v1/buyer/product/facets?keyword=${distinctWords(market)}`)(market),
    plain: market => get(`/search?keyword=${distinctWords(market)}`)(market),
    p99Limit: 60
  },
  ...Object.entries(ownReads).map(([what, { path }]) => ({
    name: `signed in: ${what}`,
    market: getOwn(path),
    plain: getOwn(`/own/${encodeURIComponent(what)}`)
  })),
  {
    name: 'add to cart',
    market: market => addToCart(market, '/api/v1/buyer/cart/add'),
    plain: market => addToCart(market, '/cart'),
    p99Limit: 20,
    minPerSecond: 1_000,
    minEmbedded: 300
  }
]
