import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { FoundThing } from '#lib/ops/find-contract.ts'
import { $place, clearPlace } from '#ops/console-place.ts'
import { openFound } from '#ops/find-store.ts'
import { OpsFind } from '#ops/OpsFind.tsx'

import { answerBy, answered } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const thing = (more: Partial<FoundThing>): FoundThing => ({
  kind: 'person',
  id: 5,
  title: 'Larasati Dewi',
  detail: '081355500022 · laras@contoh.id',
  role: 'buyer',
  contact: '081355500022',
  is_exact: true,
  ...more
})
const other = { role: null, contact: null, detail: 'Dikemas · Larasati Dewi' } as const

beforeEach(() => {
  vi.mocked(call).mockReset()
})
afterEach(() => clearPlace())

it('[ops-262] a person opens their orders by the contact, by the name only without one', () => {
  const placeOf = (found: FoundThing) => {
    openFound(found)
    return $place.get()
  }
  expect(placeOf(thing({}))).toEqual({ part: 'orders', query: { q: '081355500022' } })
  expect(placeOf(thing({ detail: 'laras@contoh.id', contact: 'laras@contoh.id' }))).toEqual({
    part: 'orders',
    query: { q: 'laras@contoh.id' }
  })
  expect(placeOf(thing({ detail: '', contact: null }))).toEqual({
    part: 'orders',
    query: { q: 'Larasati Dewi' }
  })
  const code = 'BB261127ABC123'
  expect(placeOf(thing({ ...other, kind: 'order', title: code }))).toEqual({
    part: 'orders',
    query: { open: code }
  })
  expect(placeOf(thing({ ...other, kind: 'complaint', id: 9 }))).toEqual({
    part: 'complaints',
    query: { open: '9' }
  })
})

it('[ops-262] people are called by their role', async () => {
  const people = [thing({}), thing({ id: 6, title: 'Sari', role: 'seller' })]
  answerBy(vi.mocked(call), { 'GET /ops/find': () => answered(people) })
  await renderFresh(<OpsFind parts={['orders']} />)
  await userEvent.fill(page.getByRole('combobox', { name: 'Cari apa saja' }), 'laras')
  await expect.element(page.getByRole('option', { name: /^Pembeli\s+Larasati Dewi/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^Penjual\s+Sari/ })).toBeVisible()
})
