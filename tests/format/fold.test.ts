import { describe, expect, it } from 'vitest'

import { descriptionFold, foldAt, reviewFold } from '#lib/format/fold.ts'

describe('[product-17] a description', () => {
  it('of 1,000 characters is shown whole', () => {
    expect(foldAt('a'.repeat(1000), descriptionFold)).toBeUndefined()
    expect(foldAt('a\n'.repeat(500), descriptionFold)).toBeUndefined()
  })

  it('that is longer is cut between words', () => {
    const text = 'kata '.repeat(201)
    expect(text.slice(0, foldAt(text, descriptionFold)).length).toBe(999)
    expect(text.slice(0, foldAt(text, descriptionFold))).toMatch(/kata$/)
  })

  it('that is one long word is cut anywhere', () => {
    expect(foldAt('a'.repeat(1001), descriptionFold)).toBe(1000)
  })
})

describe('[review-17] a review', () => {
  it('of 400 characters, or six lines, is shown whole', () => {
    expect(foldAt('ab '.repeat(133).trim(), reviewFold)).toBeUndefined()
    expect(foldAt('satu\ndua\ntiga\nempat\nlima\nenam', reviewFold)).toBeUndefined()
  })

  it('is cut between words after 400 characters', () => {
    const text = 'bagus sekali '.repeat(40)
    const cut = foldAt(text, reviewFold)
    expect(cut).toBeLessThanOrEqual(400)
    expect(text.slice(0, cut)).toMatch(/(bagus|sekali)$/)
  })

  it('is cut after the sixth line', () => {
    const text = '1\n2\n3\n4\n5\n6\n7'
    expect(text.slice(0, foldAt(text, reviewFold))).toBe('1\n2\n3\n4\n5\n6')
  })
})
