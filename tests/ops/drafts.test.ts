import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { $caller } from '#ops/console-store.ts'
import { type Draft, draftsOf, keepDraft, readDraft } from '#ops/drafts.ts'

const ani = { name: 'Ani', role: 'owner' as const, shop: null, calls: [] }
const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key)
  })
  $caller.set(ani)
})
afterEach(() => {
  $caller.set(undefined)
  vi.unstubAllGlobals()
})

/** A draft that takes that many characters as it is stored. */
function draftOf(characters: number): Draft {
  const empty = JSON.stringify({ version: '', change: { text: '' } }).length
  return { version: '', change: { text: 'a'.repeat(characters - empty) } }
}
const ids = (kind: string) => draftsOf(kind).map(([id]) => id)

describe('[ops-245] drafts of a tab', () => {
  it('take 200,000 characters each: a longer one is not kept, and the one before it neither', () => {
    keepDraft('note 1', draftOf(200_000))
    expect(readDraft('note 1')).toEqual(draftOf(200_000))
    keepDraft('note 1', draftOf(200_001))
    expect(readDraft('note 1')).toBeUndefined()
    keepDraft('note 2', draftOf(100))
    keepDraft('note 1', draftOf(200_001))
    expect(ids('note')).toEqual(['2'])
  })

  it('take a million characters in all: those that were changed first make room', () => {
    // With its name each takes a little more than its own characters.
    for (const id of [1, 2, 3, 4, 5]) keepDraft(`note ${id}`, draftOf(199_000))
    expect(ids('note')).toEqual(['1', '2', '3', '4', '5'])
    keepDraft('note 1', draftOf(199_001))
    expect(ids('note')).toEqual(['2', '3', '4', '5', '1'])
    keepDraft('note 6', draftOf(199_000))
    expect(ids('note')).toEqual(['3', '4', '5', '1', '6'])
    expect(values.values().next().value!.length).toBeLessThan(1_001_000)
  })

  it('are at most 200, of all forms together: those that were changed first make room', () => {
    for (let id = 1; id <= 200; id += 1) keepDraft(`note ${id}`, draftOf(50))
    expect(ids('note')).toHaveLength(200)
    keepDraft('order 1', draftOf(50))
    expect(ids('note')).toHaveLength(199)
    expect(ids('note')[0]).toBe('2')
    expect(ids('order')).toEqual(['1'])
  })
})
