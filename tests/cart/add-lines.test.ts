import { afterEach, describe, expect, test, vi } from 'vitest'

import { call } from '#lib/core/api/call.ts'
import { $counters } from '#lib/notification/counters.ts'
import { $session } from '#lib/identity/store/who.ts'
import { addLines } from '#lib/cart/store/add-lines.ts'

import { countersWith } from '../support/counters.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { errorByCode } from '../support/errors.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const add = 'POST /buyer/cart/add'
const items = [
  { product_id: 1, product_detail_id: 11, qty: 5 },
  { product_id: 2, product_detail_id: 21, qty: 9 }
]
const counters = countersWith(3)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  $session.set({ status: 'unknown' } as never)
})

describe('[estimator-18] several lines', () => {
  test('are added one by one; an error names its position', async () => {
    $session.set({ status: 'member', profile: {} } as never)
    answerBy(vi.mocked(call), {
      [add]: ({ product_id }: { product_id: number }) =>
        product_id === 1
          ? ({ ok: false, error: errorByCode.out_of_stock } as never)
          : answered({ cart_detail_id: 5, counters })
    })
    expect(await addLines(items)).toEqual([{ index: 0, message: errorByCode.out_of_stock.message }])
    expect(sentTo(vi.mocked(call), add).map(({ input }) => input['qty'])).toEqual([5, 9])
    expect($counters.get().cart).toBe(3)
  })

  test('[cart-11] are all selected when the cart opens next', async () => {
    $session.set({ status: 'member', profile: {} } as never)
    const storage = { setItem: vi.fn() }
    vi.stubGlobal('sessionStorage', storage)
    answerBy(vi.mocked(call), {
      [add]: ({ product_id }: { product_id: number }) =>
        answered({ cart_detail_id: product_id + 4, counters })
    })
    expect(await addLines(items)).toEqual([])
    expect(storage.setItem.mock.lastCall).toEqual(['boughtAgain', '[5,6]'])
  })

  test('are reported one by one: a session that ends in the middle loses none of them', async () => {
    $session.set({ status: 'member', profile: {} } as never)
    answerBy(vi.mocked(call), {
      [add]: ({ product_id }: { product_id: number }) =>
        product_id === 2
          ? ({ ok: false, error: errorByCode.session_over } as never)
          : answered({ cart_detail_id: 5, counters })
    })
    const added: number[] = []
    expect(await addLines(items, index => added.push(index))).toBe('guest')
    expect(added).toEqual([0])
  })

  test('of a guest are not sent: they wait', async () => {
    $session.set({ status: 'guest' } as never)
    expect(await addLines(items)).toBe('guest')
    expect(sentTo(vi.mocked(call), add)).toEqual([])
  })
})
