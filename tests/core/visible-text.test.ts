import { expect, it } from 'vitest'

import { text } from '#lib/core/schema/fields.ts'
import { visibleText } from '#lib/core/browser/visible-text.ts'
import { newName } from '#lib/identity/registration-form.ts'

it('[identity-112] removes invisible and direction-changing characters from a text', () => {
  const hidden = [0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x202e, 0x2067, 0xad, 0x3164, 0x115f, 0x34f, 0x7]
  for (const code of hidden) {
    const mark = String.fromCodePoint(code)
    expect([code, visibleText(`${mark}Bu${mark}di${mark} `)]).toEqual([code, 'Budi'])
    expect([code, text(20, 'kosong').safeParse(mark.repeat(3)).success]).toEqual([code, false])
  }
})

it('[identity-112] keeps lines, letters of any script and joined emojis', () => {
  for (const plain of [
    'Baris satu\nbaris dua\tkolom',
    'Zoë Müller',
    'محمد',
    '李雷',
    '👨‍👩‍👧',
    '👩🏽‍🔧',
    '❤️‍🔥',
    '🇮🇩'
  ]) {
    expect(visibleText(plain)).toBe(plain)
  }
})

it('[core-190] removes half a character from a text, but not a whole one', () => {
  const whole = 'Gudang 👷'
  expect(visibleText(whole.slice(0, -1))).toBe('Gudang')
  expect(visibleText(`\uDC77${whole}\uD83D`)).toBe(whole)
  expect(text(20, 'kosong').safeParse('\uD83D').success).toBe(false)
})

it('[identity-112] a name is one line of visible letters, with single spaces', () => {
  expect(newName.parse('  Siti \u200B  Aminah\n')).toBe('Siti Aminah')
  expect(newName.safeParse('\u3164\u3164\u3164').error?.issues[0]?.message).toBe('Nama lengkap harus diisi')
})

it('[identity-15] an absent field is reported like an empty one', () => {
  for (const absent of [undefined, null, 5]) {
    expect(newName.safeParse(absent).error?.issues[0]?.message).toBe('Nama lengkap harus diisi')
    expect(text(20, 'Label wajib diisi').safeParse(absent).error?.issues[0]?.message).toBe(
      'Label wajib diisi'
    )
  }
})
