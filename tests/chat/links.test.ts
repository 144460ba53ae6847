import { describe, expect, it } from 'vitest'

import { splitLinks } from '#lib/chat/links.ts'

const linksOf = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

describe('[chat-46] links in messages', () => {
  it('are the http and https addresses, and the whole text stays', () => {
    const text = 'Lihat http://toko.example/a?b=1#c dan https://baba.example, ya.'
    expect(splitLinks(text)).toEqual([
      { text: 'Lihat ' },
      { text: 'http://toko.example/a?b=1#c', href: 'http://toko.example/a?b=1#c' },
      { text: ' dan ' },
      { text: 'https://baba.example', href: 'https://baba.example/' },
      { text: ', ya.' }
    ])
  })

  it('leave punctuation of the sentence out, and keep brackets that the address opened', () => {
    expect(linksOf('(https://a.example/x), "https://a.example/y" https://a.example/z?!')).toEqual([
      'https://a.example/x',
      'https://a.example/y',
      'https://a.example/z'
    ])
    expect(linksOf('https://a.example/Semen_(bahan)')).toEqual(['https://a.example/Semen_(bahan)'])
    expect(linksOf('(https://a.example/Semen_(bahan))')).toEqual(['https://a.example/Semen_(bahan)'])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://a.example/x',
    'www.a.example',
    '[https://](javascript:alert(1))',
    'xhttps://a.example',
    'https://localhost',
    'https://'
  ])('other text is no link: %s', text => {
    expect(linksOf(text)).toEqual([])
    expect(splitLinks(text)).toEqual([{ text }])
  })

  it.each([
    ['a user name before the host', 'https://baba.example@evil.example/'],
    ['a password before the host', 'https://baba.example:x@evil.example'],
    ['letters of another alphabet in the host', 'https://bаba.example'],
    ['a host that continues in another alphabet', 'https://baba.exampleа/login'],
    ['punycode', 'https://xn--bba-7cd.example'],
    ['an address that is turned around', 'https://baba.example/\u202Egpj.exe'],
    ['an invisible character', 'https://baba\u200B.example'],
    ['a backslash that browsers read as a slash', String.raw`https://baba.example\@evil.example`],
    ['a host that the browser rewrites', 'http://0x7f.1/'],
    ['full-width characters', 'https://baba．example']
  ])('%s is no link', (_, text) => {
    expect(linksOf(text)).toEqual([])
  })

  it('an empty text has no parts, and 2,000 emoji are one', () => {
    expect(splitLinks('')).toEqual([])
    expect(splitLinks('🧱'.repeat(2_000))).toHaveLength(1)
  })

  it('a long run of brackets is one link', () => {
    const text = `https://a.example/${'('.repeat(900)}${')'.repeat(1_000)}`
    expect(linksOf(text)).toHaveLength(1)
  })
})
