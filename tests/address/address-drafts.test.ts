import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Address } from '#lib/address/store/addresses.ts'
import type * as Who from '#lib/identity/store/who.ts'
import type * as Drafts from '#islands/address/address-drafts.ts'
import { type AddressValues, openedValues } from '#islands/address/address-values.ts'

const home = { ...openedValues(undefined), id: 3, label: 'Rumah', phone: '6281300000001' } as Address
const typed = (change: Partial<AddressValues>, of?: Address): AddressValues => ({
  ...openedValues(of),
  ...change
})

let drafts: typeof Drafts
let who: typeof Who
beforeEach(async () => {
  vi.resetModules()
  drafts = await import('#islands/address/address-drafts.ts')
  who = await import('#lib/identity/store/who.ts')
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name)
  })
  be(7)
})
afterEach(() => vi.unstubAllGlobals())

const be = (id: number) => who.$session.set({ status: 'member', profile: { id } as Who.Profile })

it('[address-50] stores a draft per address until it is saved or equals the saved state', () => {
  drafts.storeDraft(undefined, typed({ label: 'Proyek' }))
  drafts.storeDraft(home, typed({ label: 'Rumah Ibu' }, home))
  expect([drafts.draftOf(undefined)?.label, drafts.draftOf(home)?.label]).toEqual(['Proyek', 'Rumah Ibu'])
  drafts.dropDraft(undefined)
  drafts.storeDraft(home, typed({}, home))
  expect([drafts.draftOf(undefined), drafts.draftOf(home)]).toEqual([undefined, undefined])
})

it('[address-50, identity-170] a draft returns to its owner after the session ended, and to nobody else', () => {
  drafts.storeDraft(undefined, typed({ address_detail: 'Jl. Kenanga 12' }))
  who.$session.set({ status: 'unreachable' })
  expect(drafts.draftOf(undefined)?.address_detail).toBe('Jl. Kenanga 12')
  who.$session.set({ status: 'guest' })
  expect(drafts.draftOf(undefined)).toBeUndefined()
  be(8)
  expect(drafts.draftOf(undefined)).toBeUndefined()
  be(7)
  expect(drafts.draftOf(undefined)?.address_detail).toBe('Jl. Kenanga 12')
})

it('[address-50] ignores an unreadable draft', () => {
  drafts.storeDraft(undefined, { ...typed({ label: 'Proyek' }), phone: 5 as never })
  expect(drafts.draftOf(undefined)).toBeUndefined()
})
