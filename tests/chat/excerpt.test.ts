import { expect, it } from 'vitest'

import { excerptOf } from '#lib/chat/excerpt.ts'

it('[chat-13] a row shows one line of its message, and of a hit the part with the words', () => {
  expect(excerptOf('Halo,\n ada  semen?', '', 140)).toBe('Halo, ada semen?')
  expect(excerptOf('🧱'.repeat(200), '', 140)).toBe('🧱'.repeat(140))
  const long = `${'a '.repeat(100)}Semen Gresik ${'b '.repeat(100)}`
  const hit = excerptOf(long, 'semen', 140)
  expect(hit).toMatch(/^…(a ){6}Semen Gresik b /)
  expect(Array.from(hit)).toHaveLength(140)
  expect(excerptOf('Halo, apakah stok semen ada?', 'semen', 140)).toBe('…apakah stok semen ada?')
  expect(excerptOf('Halo, semen ada?', 'semen', 140)).toBe('Halo, semen ada?')
})
