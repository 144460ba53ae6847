import { describe, expect, it } from 'vitest'

import { renderMarkdown } from '#server/content/markdown.ts'

const render = (markdown: string) =>
  renderMarkdown(markdown, address => (address === '/blog/a.svg' ? { width: 800, height: 450 } : undefined))
const html = (markdown: string) => render(markdown).html.trim()

describe('[content-11] the text of an article', () => {
  it('lets no HTML and no scripts through', () => {
    const written = [
      '<script>alert(1)</script>',
      'Kata <b onclick="x()">tebal</b>',
      '[klik](javascript:alert(1))',
      '[klik](data:text/html,x)',
      '[klik](//evil.example)',
      '![x](https://evil.example/a.png)',
      '![x" onerror="alert(1)](/blog/b.svg "a\\"b")',
      '| <img src=x> |\n| --- |\n| <i>a</i> |'
    ].join('\n\n')
    const shown = html(written)
    expect(shown).not.toMatch(/<(?:script|b|i|img src=x)\b|javascript:|data:|evil\.example/)
    expect(shown).not.toMatch(/ on\w+="/)
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('marks external links', () => {
    expect(html('[a](/category/semen), [b](https://bsn.go.id/x?a=1&b=2), [c](#bagian-satu)')).toBe(
      '<p><a href="/category/semen">a</a>, ' +
        '<a href="https://bsn.go.id/x?a=1&amp;b=2" rel="external noopener">b</a>, ' +
        '<a href="#bagian-satu">c</a></p>'
    )
  })

  it('gives every heading a unique id, and lists its sections', () => {
    const { html: shown, contents } = render('## Isi\n\n## Rumus m² & *bata*\n\n### Isi\n\n## Isi\n\n## ?')
    expect(contents).toEqual([
      { id: 'bagian-isi', text: 'Isi' },
      { id: 'bagian-rumus-m2-bata', text: 'Rumus m² & bata' },
      { id: 'bagian-isi-3', text: 'Isi' },
      { id: 'bagian-lain', text: '?' }
    ])
    expect(shown).toContain('<h3 id="bagian-isi-2">Isi</h3>')
    expect(shown).toContain('<h2 id="bagian-rumus-m2-bata">Rumus m² &amp; <em>bata</em></h2>')
  })

  it('renders a picture with its caption and its dimensions', () => {
    expect(html('![Dinding & lapisan](/blog/a.svg "Tebal dalam mm")')).toBe(
      '<figure><img src="/blog/a.svg" alt="Dinding &amp; lapisan" width="800" height="450" loading="lazy" ' +
        'decoding="async"><figcaption>Tebal dalam mm</figcaption></figure>'
    )
  })

  it('lets a table scroll in a keyboard-accessible box', () => {
    const shown = html('| Campuran | m³ |\n| :--- | ---: |\n| 1 : 4 | 0,9 |')
    expect(shown).toMatch(
      /^<div class="article-table" role="region" aria-label="Tabel: Campuran, m³" tabindex="0"><table>/
    )
    expect(shown).toContain('<td class="is-right">0,9</td>')
  })

  it('extracts the plain text without marks', () => {
    const { text } = render('## Satu\n\nDua **tiga** [empat](/x) `lima`\n\n| enam |\n| --- |\n| tujuh |')
    expect(text.split(/\s+/)).toEqual(['Satu', 'Dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh'])
  })
})
