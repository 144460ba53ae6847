import { expect, it } from 'vitest'

import { preparedTexts } from '#server/core/db/prepared-texts.ts'

const times = <T>(count: number, use: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => use(at))

it('[core-290] prepares a statement from its third use on', () => {
  const isPrepared = preparedTexts()
  expect(times(4, () => isPrepared('select 1'))).toEqual([false, false, true, true])
})

it('[core-290] prepares a bounded number of texts, and those stay prepared', () => {
  const isPrepared = preparedTexts()
  const often = times(1_500, at => times(3, () => isPrepared(`select ${at}`)).at(-1))
  expect(often.filter(Boolean)).toHaveLength(1_000)
  expect(isPrepared('select 0')).toBe(true)
  expect(times(5, () => isPrepared('select 1499'))).not.toContain(true)
})

it('[core-290] never prepares a very long text', () => {
  const isPrepared = preparedTexts()
  expect(times(5, () => isPrepared(`select '${'x'.repeat(20_000)}'`))).not.toContain(true)
})

it('[core-290] forgets the text that was used longest ago', () => {
  const isPrepared = preparedTexts()
  times(2, () => isPrepared('select rare'))
  times(2_001, at => isPrepared(`select ${at}`))
  expect(isPrepared('select rare')).toBe(false)
})
