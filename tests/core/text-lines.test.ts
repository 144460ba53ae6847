import { describe, expect, it } from 'vitest'

import { drawable, widthOf } from '#server/core/images/lettering.ts'
import { textLines } from '#server/core/images/text-lines.ts'

const size = 20
const bounds = { width: 150, size, max: 2 }

describe('text in drawn lines', () => {
  it('breaks between words, and no line is wider than allowed', () => {
    expect(textLines('Semen Portland 40 kg', bounds)).toEqual(['Semen', 'Portland 40 kg'])
  })

  it('ends in an ellipsis if it does not fit', () => {
    const lines = textLines('Semen Portland Komposit untuk cor dak dan kolom', bounds)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^Portland.*…$/)
    expect(lines.every(line => widthOf(line, size) <= 150)).toBe(true)
  })

  it('cuts a single overlong word, first or not', () => {
    for (const text of ['W'.repeat(60), `Cat ${'W'.repeat(60)}`]) {
      const lines = textLines(text, bounds)
      expect(lines.at(-1)).toMatch(/W…$/)
      expect(lines.every(line => widthOf(line, size) <= 150)).toBe(true)
    }
  })

  it('of an empty text is empty', () => {
    expect(textLines('', bounds)).toEqual([])
  })
})

describe('drawable letters', () => {
  it('are those with outlines; other marks and emojis are left out', () => {
    expect(drawable('Café  Škoda 10×10 ✨ ½" m²')).toBe('Café Skoda 10×10 ½" m²')
    expect(drawable('水泥')).toBe('')
  })

  it('cover all prices and names', () => {
    const all = 'ABCXYZabcxyz0123456789 .,:;-–+/()&%"\'#×²³½¼¾°µ±•…'
    expect(drawable(all)).toBe(all)
    expect([...all].every(letter => widthOf(letter, 1) > 0)).toBe(true)
  })
})
