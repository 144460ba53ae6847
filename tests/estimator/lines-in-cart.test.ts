import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { call } from '#lib/core/api/call.ts'

import { answerBy, answered, lost } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

/** The page after a reload. */
async function loaded(path = '/kalkulator/lantai') {
  vi.resetModules()
  vi.stubGlobal('window', { location: { pathname: path } })
  const lines = await import('#islands/estimator/lines-in-cart.ts')
  return {
    ...lines,
    stored: lines.takeStoredLines(),
    requestCart: (await import('#islands/estimator/request-cart.ts')).requestCart
  }
}

const cartOf = (held: Record<number, number>) =>
  answerBy(vi.mocked(call), {
    'GET /buyer/cart': () =>
      answered([
        { details: Object.entries(held).map(([id, qty]) => ({ qty, product: { detail_id: Number(id) } })) }
      ])
  })

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key)
  })
  vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('[estimator-21] added lines are known after each reload, per calculator', async () => {
  const first = await loaded()
  first.rememberLine('pilih-semen 7', 4)
  first.rememberLine('pilih-semen 7', 6)
  const paint = await loaded('/kalkulator/cat')
  expect([...paint.stored]).toEqual([])
  paint.rememberLine('pilih-cat 9', 1)
  expect([...(await loaded()).stored]).toEqual([['pilih-semen 7', 10]])
  expect([...(await loaded()).stored]).toEqual([['pilih-semen 7', 10]])
  expect([...(await loaded('/kalkulator/cat')).stored]).toEqual([['pilih-cat 9', 1]])
})

test('[estimator-21] lines that have left the cart since are forgotten', async () => {
  const first = await loaded()
  first.rememberLine('pilih-semen 7', 10)
  first.rememberLine('pilih-pasir 8', 5)
  first.rememberLine('pilih-nat 9', 2)
  cartOf({ 7: 3, 8: 50 })
  const again = await loaded()
  await again.requestCart()
  const left = [
    ['pilih-semen 7', 3],
    ['pilih-pasir 8', 5]
  ]
  expect([...again.stored]).toEqual(left)
  expect([...(await loaded()).stored]).toEqual(left)
})

test('[estimator-21] if the cart fails to load, the lines of this tab count', async () => {
  const first = await loaded()
  first.rememberLine('pilih-semen 7', 10)
  answerBy(vi.mocked(call), { 'GET /buyer/cart': () => lost })
  await first.requestCart()
  expect([...(await loaded()).stored]).toEqual([['pilih-semen 7', 10]])
})
