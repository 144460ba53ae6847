import { describe, expect, it } from 'vitest'

import { plainText } from '#lib/content/document.ts'
import { choosePassages } from '#server/content/fill-text.ts'
import { textFacts } from '#server/content/text-facts.ts'
import { makeTextPage } from '#server/content/text-pages.ts'

const text = `Salam dari {{company}}.

## Satu {#satu}

Isi satu.

### Dalam {{brand}} {#dalam}

- **tebal**
- [tulis](mailto:{{email}}?subject=Halo%20kami)

## Dua {#dua}

| Kolom | Isi |
| --- | --- |
| a | b |
`

describe('[content-54] a text page', () => {
  it('is read by its headings, each with its anchor', () => {
    const { lead, parts } = makeTextPage(text, textFacts({ name: 'PT Contoh', email: 'halo@contoh.id' }))
    expect(plainText(lead)).toBe('Salam dari PT Contoh.')
    expect(parts.map(({ id, title }) => [id, title])).toEqual([
      ['satu', 'Satu'],
      ['dua', 'Dua']
    ])
    expect(plainText(parts[0]?.html ?? '')).toBe('Isi satu.')
    expect(parts[0]?.parts.map(({ id, title }) => [id, title])).toEqual([['dalam', 'Dalam Baba Bangunan']])
    expect(parts[0]?.parts[0]?.html).toContain(
      '<a href="mailto:halo@contoh.id?subject=Halo%20kami">tulis</a>'
    )
    expect(parts[1]?.html).toContain('<table>')
  })

  it('inserts configured values as plain text: no markup, no Markdown', () => {
    const name = '<b>Budi</b> & [Rekan](https://jahat.example) **"CV"**'
    const { lead } = makeTextPage(text, textFacts({ name, email: 'a@b.c' }))
    expect(lead).not.toMatch(/<b>|<a |<strong>/)
    expect(plainText(lead)).toBe(`Salam dari ${name}.`)
  })

  it.each([
    ['## Tanpa nama\n\nIsi.\n', 'a heading without its name'],
    ['{{companny}}\n', '{{companny}}, which nobody knows'],
    ['{{counted_by}}\n', '{{counted_by}}, which is not told']
  ])('is rejected if it is invalid: %j', (wrong, said) => {
    expect(() => makeTextPage(wrong, textFacts({ email: 'a@b.c' }))).toThrow(said)
  })

  it('shows only the parts that apply to this marketplace', () => {
    const passages = '{{#site}}\n\nDaftar.\n\n{{/site}}\n\n{{^site}}\n\nTulis.\n\n{{/site}}\n'
    expect(choosePassages(passages, { site: 'https://a.example' }).trim()).toBe('Daftar.')
    expect(choosePassages(passages, { site: undefined }).trim()).toBe('Tulis.')
    expect(() => choosePassages(passages, {})).toThrow('nobody knows')
    expect(() => choosePassages('{{#site}}\nDaftar.\n', { site: 'a' })).toThrow('never ends')
  })
})
