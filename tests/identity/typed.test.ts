import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { begunKeys } from '#lib/core/browser/session-keys.ts'
import { storeTyped, readTyped } from '#lib/identity/store/typed.ts'
import { $session, type Profile } from '#lib/identity/store/who.ts'

const be = (id: number) => $session.set({ status: 'member', profile: { id } as Profile })
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name)
  })
  be(7)
})
afterEach(() => vi.unstubAllGlobals())

it('[identity-170] stores a form’s text under its own key, until it is saved', () => {
  storeTyped('name', 'Siti')
  storeTyped('cancel:4', 'Salah ukuran')
  expect([readTyped('name'), readTyped('cancel:4'), readTyped('cancel:5')]).toEqual([
    'Siti',
    'Salah ukuran',
    undefined
  ])
  storeTyped('name', undefined)
  expect([readTyped('name'), readTyped('cancel:4')]).toEqual([undefined, 'Salah ukuran'])
  storeTyped('cancel:4', undefined)
  expect(stored.size).toBe(0)
})

it('[identity-170] stores none for a guest, and at most ten forms of 5,000 characters each', () => {
  $session.set({ status: 'guest' })
  storeTyped('name', 'Siti')
  expect(stored.size).toBe(0)
  be(7)
  for (let id = 1; id <= 12; id += 1) storeTyped(`cancel:${id}`, `alasan ${id}`)
  expect([2, 3, 12].map(id => readTyped(`cancel:${id}`))).toEqual([undefined, 'alasan 3', 'alasan 12'])
  storeTyped('cancel:12', 'x'.repeat(5_000))
  expect(readTyped('cancel:12')).toBeUndefined()
})

it("[identity-170] text typed after the session ended does not replace its owner's", () => {
  storeTyped('name', 'Siti Rahma')
  $session.set({ status: 'guest' })
  storeTyped('name', 'Siti Rahma D')
  storeTyped('name', undefined)
  be(7)
  expect(readTyped('name')).toBe('Siti Rahma')
})

it('[identity-170] signing out by hand drops it', () => expect(begunKeys).toContain('typed'))
