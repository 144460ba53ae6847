import { expect, it } from 'vitest'

import { takePage } from '#server/core/page/limits.ts'
import { runRender } from '#server/core/page-cache/render.ts'

import { useWorld } from '../support/world.ts'

useWorld({ RATE_LIMITS: 'on' })

/** How many of 250 pages in a minute are rendered for an address. */
async function renderedOf(path: string, address: string): Promise<number> {
  const render = { address, isPrefetch: false, isRefresh: false, faults: 0, errors: 0 }
  let count = 0
  for (let page = 0; page < 250; page += 1) {
    const wait = await runRender(render, () => takePage(new Request(new URL(path, 'http://localhost'))))
    if (wait === undefined) count += 1
  }
  return count
}

it.each([
  ['/kalkulator/bata?luas=12', 240],
  ['/kalkulator/bata?utm_source=x', 250],
  ['/kalkulator', 250],
  ['/search?keyword=cat', 250]
])('[core-15] %s pages are rendered as often as their call is answered: %i of 250', async (path, count) => {
  expect(await renderedOf(path, `10.1.${path.length}.1`)).toBe(count)
})
