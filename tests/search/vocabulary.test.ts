import { describe, expect, test } from 'vitest'

import { oneTypo } from '#lib/search/typo-spellings.ts'
import { soundOf } from '#lib/search/sound.ts'
import { field } from '#server/search/index/postings.ts'
import { Vocabulary } from '#server/search/index/vocabulary.ts'

function vocabularyOf(words: string, fields: number = field.name): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const [slot, word] of words.split(' ').entries()) vocabulary.add(word, slot, fields)
  return vocabulary
}

describe('[search-4] one typing error', () => {
  test('is a missing, added or changed letter, or two swapped ones', () => {
    for (const typo of ['smen', 'semeen', 'sewen', 'seemn']) expect(oneTypo(typo)).toContain('semen')
  })

  test('[search-91] gives each possible correction once, however many ways lead to it', () => {
    for (const typed of ['semmen', 'gragaji', 'shimitsu']) {
      const found = vocabularyOf('semen gergaji shimizu').correctionsOf(typed)
      expect([typed, found]).toEqual([typed, [expect.any(String)]])
    }
  })

  test('is not two', () => {
    expect(oneTypo('smne')).not.toContain('semen')
    expect(oneTypo('keramek')).not.toContain('kramik')
  })

  test.each(['semen', 'aabba', 'mamam', 'zzzz'])(
    'gives each spelling once, and not the word itself: %s',
    word => {
      const spellings = oneTypo(word)
      expect(new Set(spellings).size).toBe(spellings.length)
      expect(spellings).not.toContain(word)
    }
  )
})

describe('[search-4] a correction', () => {
  test('allows no error below four letters, one from four on, two from nine on', () => {
    const vocabulary = vocabularyOf('cat semen galvanis polycarbonate')
    expect(vocabulary.correct('cst')).toBeUndefined()
    expect(vocabulary.correct('smen')).toBe('semen')
    expect(vocabulary.correct('smne')).toBeUndefined()
    expect(vocabulary.correct('galmanos')).toBeUndefined()
    expect(vocabulary.correct('polycorbonat')).toBe('polycarbonate')
  })

  test('never changes a number', () => {
    const vocabulary = vocabularyOf('50kg 60x60')
    expect(vocabulary.correct('40kg')).toBeUndefined()
    expect(vocabulary.correct('60x61')).toBeUndefined()
  })

  test('leads to the most frequent of the nearest, and only to words of names', () => {
    expect(vocabularyOf('semer semen semen').correct('semem')).toBe('semen')
    expect(vocabularyOf('semen', field.description).correct('smen')).toBeUndefined()
  })

  test('leads only to allowed words', () => {
    expect(vocabularyOf('kuning').correct('kucing', () => false)).toBeUndefined()
  })

  test('prefers similar sounds to similar spellings', () => {
    expect(vocabularyOf('dulux duluk').correct('duluks')).toBe('dulux')
    expect(soundOf('tripleks')).toBe(soundOf('triplex'))
    expect(soundOf('rucica')).toBe(soundOf('rucika'))
    expect(soundOf('m8')).toBe('m8')
  })
})

describe('[search-2] the words of a catalogue', () => {
  test('are found by the first three letters, and numbers never', () => {
    const vocabulary = vocabularyOf('keramik kran 60x60')
    expect(vocabulary.beginningWith('ker')).toEqual(['keramik'])
    expect(vocabulary.beginningWith('ke')).toEqual([])
    expect(vocabulary.beginningWith('60x')).toEqual([])
  })

  test('are found by any prefix while typing, the fifty most frequent', () => {
    const names = Array.from(
      { length: 60 },
      (_, i) => `pa${String.fromCodePoint(97 + (i % 26), 97 + Math.floor(i / 26))}`
    )
    const vocabulary = vocabularyOf([...names, 'pvc', 'pvc', '60x60'].join(' '))
    expect(vocabulary.beginningWith('p', 'any')).toHaveLength(50)
    expect(vocabulary.beginningWith('p', 'any')[0]).toBe('pvc')
    expect(vocabulary.beginningWith('60x', 'any')).toEqual(['60x60'])
  })

  test('have relatives with the same Indonesian stem', () => {
    expect(vocabularyOf('pelapis lapisan semen').kinOf('pelapis')).toEqual(['lapisan'])
  })

  test('name goods only if they occur outside descriptions', () => {
    const vocabulary = vocabularyOf('truk', field.description)
    expect([vocabulary.isNaming('truk'), vocabulary.isKnown('truk')]).toEqual([false, true])
  })
})
