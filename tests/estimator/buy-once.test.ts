import { beforeEach, describe, expect, test, vi } from 'vitest'

import { addLines } from '#lib/cart/store/add-lines.ts'
import type { BegunLine } from '#lib/cart/store/begun-lines.ts'
import { buyOnce } from '#islands/estimator/buy-once.ts'

vi.mock('#lib/cart/store/add-lines.ts', () => ({ addLines: vi.fn() }))

const line = (product_id: number): BegunLine => {
  const name = `Barang ${product_id}`
  return {
    key: `pilih ${product_id}`,
    name,
    product_id,
    product_detail_id: product_id * 10,
    qty: 5,
    unit: 'sak',
    photo: ''
  }
}

/** A page with two products chosen; added ones are deselected. */
function page(isSettled: () => Promise<boolean> = async () => true) {
  const chosen = [line(1), line(2)]
  const wasAdded = (added: BegunLine) => void chosen.splice(chosen.indexOf(added), 1)
  return { chosen, press: () => buyOnce({ isSettled, chosen: () => chosen, wasAdded }) }
}

const sent = () => vi.mocked(addLines).mock.calls.map(([items]) => items.map(({ product_id }) => product_id))

beforeEach(() => {
  vi.mocked(addLines).mockReset()
})

describe('[estimator-21] a press', () => {
  test('after a partial error buys only the rejected lines', async () => {
    const { press } = page()
    vi.mocked(addLines).mockImplementationOnce(async (_items, onAdded) => {
      onAdded?.(0)
      return [{ index: 1, message: 'Stok habis' }]
    })
    expect(await press()).toEqual({ added: 1, rejected: ['Barang 2: Stok habis'] })
    vi.mocked(addLines).mockResolvedValueOnce([])
    await press()
    expect(sent()).toEqual([[1, 2], [2]])
  })

  test('that ends at the sign-in has reported which lines are in the cart', async () => {
    const { chosen, press } = page()
    vi.mocked(addLines).mockImplementationOnce(async (_items, onAdded) => {
      onAdded?.(0)
      return 'guest'
    })
    expect(await press()).toEqual({ waiting: [line(2)] })
    expect(chosen).toEqual([line(2)])
  })

  test('during another one does nothing', async () => {
    const { press } = page()
    let end: (rejected: []) => void = () => {}
    vi.mocked(addLines).mockReturnValueOnce(new Promise(resolve => (end = resolve)))
    const first = press()
    expect(await press()).toBe('busy')
    end([])
    await first
    expect(sent()).toHaveLength(1)
    vi.mocked(addLines).mockResolvedValueOnce([])
    await press()
    expect(sent()).toHaveLength(2)
  })
})

describe('[estimator-20] a press', () => {
  test('reads the choice when the answer is there, and not before', async () => {
    const state = page(async () => {
      state.chosen.splice(0, 2, line(3))
      return true
    })
    vi.mocked(addLines).mockResolvedValueOnce([])
    await state.press()
    expect(sent()).toEqual([[3]])
  })

  test('buys nothing if the answer does not match the form', async () => {
    expect(await page(async () => false).press()).toBe('changed')
    expect(sent()).toEqual([])
  })
})
