import { expect, it } from 'vitest'

import { listProducts } from '#lib/search/contract.ts'
import { addToCart } from '#lib/cart/contract.ts'
import { failureBody, successBody } from '#server/core/http/envelope.ts'

import { countersWith } from '../support/counters.ts'
import { errorByCode } from '../support/errors.ts'
import { whyUndeclared } from '../support/witness.ts'

const counters = countersWith(1)
const data = { cart_detail_id: 1, counters }
const why = (body: ReturnType<typeof successBody> | ReturnType<typeof failureBody>) =>
  whyUndeclared(addToCart, body.status, body)

it('[core-35] checks an answer against its contract', () => {
  expect(why(successBody({ data }))).toBeUndefined()
  expect(why(successBody({ data: { ...data, secret: 1 } }))).toMatch(/fields/)
  expect(why(successBody({ data: { counters } }))).toMatch(/cart_detail_id/)
  expect(why(successBody({ data, meta: { page: 1, per_page: 1, total: 1, total_pages: 1 } }))).toMatch(/meta/)
  expect(whyUndeclared(listProducts, 200, successBody({ data: [] }))).toMatch(/meta/)
  expect(whyUndeclared(addToCart, 201, successBody({ data }))).toMatch(/status/)
})

it('[core-35] checks an error with its details', () => {
  const { cart_full, order_not_found, out_of_stock, bad_origin } = errorByCode
  expect(why(failureBody(cart_full))).toBeUndefined()
  expect(why(failureBody(bad_origin))).toBeUndefined()
  expect(why(failureBody({ ...out_of_stock, details: { stock: 3 } }))).toBeUndefined()
  expect(why(failureBody({ ...out_of_stock, details: { colour: 3 } }))).toMatch(/colour/)
  expect(why(failureBody(order_not_found))).toMatch(/does not declare/)
  expect(why(failureBody({ ...cart_full, status: 409 }))).toMatch(/409/)
})
