import { expect, it } from 'vitest'

import { inShownOrder, steadyRows } from '#ops/table/shown-order.ts'

type Row = { id: number; price: number }
const row = (id: number, price = id): Row => ({ id, price })
const page = (...items: Row[]) => ({ items, total: 9, pages: 3, isBounded: false })

it('[ops-233] rows keep the order that is shown, a new one leads or follows them, and those that are gone leave', () => {
  const shown = [row(1), row(2), row(3)]
  expect(inShownOrder(shown, [row(3, 9), row(1), row(2)])).toEqual([row(1), row(2), row(3, 9)])
  expect(inShownOrder(shown, [row(7), row(2), row(8), row(1)])).toEqual([row(7), row(1), row(2), row(8)])
  expect(inShownOrder([], [row(2), row(1)])).toEqual([row(2), row(1)])
  expect(inShownOrder(shown, [row(5), row(4)])).toEqual([row(5), row(4)])
})

it('[ops-233] a row that was saved here is renewed in its place although the server lists it elsewhere, until the list is released', async () => {
  const asked: number[][] = []
  const steady = steadyRows<Row>(async ids => {
    asked.push(ids)
    return ids.map(id => row(id, 99))
  })
  const first = await steady.arrange('a', undefined, page(row(1), row(2), row(3)))
  const elsewhere = page(row(3), row(1), row(4))
  expect((await steady.arrange('a', first, elsewhere)).items).toEqual([row(1), row(3), row(4)])
  steady.hold(2)
  expect(await steady.arrange('a', first, elsewhere)).toEqual(page(row(1), row(2, 99), row(3), row(4)))
  expect(asked).toEqual([[2]])
  steady.release()
  expect(await steady.arrange('a', first, elsewhere)).toEqual(elsewhere)
  steady.hold(2)
  expect(await steady.arrange('b', first, elsewhere)).toEqual(elsewhere)
  expect(asked).toEqual([[2]])
})
