import autocannon from 'autocannon'

import { signatureHeaders } from '#lib/core/wire.ts'

import type { Market } from './market.ts'

export type Measured = {
  scenario: string
  perSecond: number
  p50: number
  p99: number
  failed: number
}

const connections = 16
/** Seconds per scenario, after two of warming up. */
const seconds = 8

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const keywords = ['semen', 'cat', 'keramik 60x60', 'hebel', 'paralon', 'besi beton', 'bor makita']

/** The four calls that matter most, as browsers make them. */
const scenarios = {
  list: () => ({
    method: 'GET',
    path: `/api/v1/buyer/product?sort_by=rekomendasi&page=${pick([1, 2, 3, 4])}`
  }),
  search: () => ({
    method: 'GET',
    path: `/api/v1/buyer/product?keyword=${encodeURIComponent(pick(keywords))}`
  }),
  detail: (market: Market) => ({ method: 'GET', path: `/api/v1/buyer/product/${pick(market.slugs)}` }),
  'add to cart': (market: Market) => {
    const variant = pick(market.variants)
    return {
      method: 'POST',
      path: '/api/v1/buyer/cart/add',
      headers: { 'content-type': 'application/json', cookie: `access=${pick(market.tokens)}` },
      body: JSON.stringify({ product_id: variant.productId, product_detail_id: variant.detailId, qty: 1 })
    }
  }
} as const

/** Measures every scenario at 16 connections. */
export async function loadMarket(market: Market): Promise<Measured[]> {
  const signature = signatureHeaders(market.signatureKey, Date.now())
  const measured: Measured[] = []
  for (const [scenario, make] of Object.entries(scenarios)) {
    const run = (duration: number) =>
      autocannon({
        url: market.url,
        connections,
        duration,
        requests: [
          {
            setupRequest(request) {
              const wanted: { headers?: Record<string, string> } & ReturnType<typeof make> = make(market)
              return { ...request, ...wanted, headers: { ...signature, ...wanted.headers } }
            }
          }
        ]
      })
    await run(2)
    const { requests, latency, non2xx, errors } = await run(seconds)
    measured.push({
      scenario,
      perSecond: Math.round(requests.average),
      p50: latency.p50,
      p99: latency.p99,
      failed: non2xx + errors
    })
  }
  return measured
}
