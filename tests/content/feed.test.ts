import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { expect, it } from 'vitest'

import { articleThing } from '#components/json-ld/article.ts'
import type { ArticleDetail } from '#lib/content/blog-contract.ts'
import { rssFeed } from '#server/page/rss-xml.ts'

const elements = (parent: XmlElement) => parent.children.filter(child => child instanceof XmlElement)
const told = (parent: XmlElement) => elements(parent).map(({ name, text }) => [name, text])

it('[content-22] the feed is valid RSS, whatever a title contains', () => {
  const feed = rssFeed({
    title: 'Blog',
    description: 'Panduan',
    home: 'https://baba.example/blog',
    self: 'https://baba.example/blog/rss.xml',
    items: [
      {
        title: 'Bata & <hebel>',
        address: 'https://baba.example/blog/bata',
        summary: 'Ringkasan',
        category: 'Atap & Dinding',
        at: '2026-08-16T17:00:00.000Z',
        changedAt: '2026-09-01T03:00:00.000Z',
        picture: 'https://baba.example/blog/bata.svg',
        body: '<p>Lihat <a href="/help?a=1&amp;b=2">bantuan</a>, <a href="#isi">isi</a> &amp; <a href="https://lain.example/">lain</a>.</p><img src="/blog/x.svg" alt="&quot; href=&quot;/">'
      }
    ]
  })
  const { root } = parseXml(feed)
  const [channel] = elements(root!)
  const item = elements(channel!).at(-1)!
  expect([root?.name, root?.attributes['version'], channel?.name]).toEqual(['rss', '2.0', 'channel'])
  expect(told(item)).toEqual([
    ['title', 'Bata & <hebel>'],
    ['link', 'https://baba.example/blog/bata'],
    ['guid', 'https://baba.example/blog/bata'],
    ['description', 'Ringkasan'],
    ['category', 'Atap & Dinding'],
    ['pubDate', 'Sun, 16 Aug 2026 17:00:00 GMT'],
    ['media:content', ''],
    [
      'content:encoded',
      '<p>Lihat <a href="https://baba.example/help?a=1&amp;b=2">bantuan</a>, <a href="https://baba.example/blog/bata#isi">isi</a> &amp; <a href="https://lain.example/">lain</a>.</p><img src="https://baba.example/blog/x.svg" alt="&quot; href=&quot;/">'
    ]
  ])
  expect(told(channel!)).toContainEqual(['lastBuildDate', 'Tue, 01 Sep 2026 03:00:00 GMT'])
  expect(elements(item).at(-2)?.attributes['url']).toBe('https://baba.example/blog/bata.svg')
})

it("[content-21] an article's structured data has its type, author and date", () => {
  const article: ArticleDetail = {
    slug: 'bata',
    title: 'Bata',
    image: '/blog/bata.svg',
    image_alt: 'Bata',
    author: { name: 'Redaksi Baba Bangunan' },
    published_at: '2026-08-16T17:00:00.000Z',
    updated_at: null,
    category: { name: 'Material', slug: 'material' },
    tags: [{ name: 'bata' }, { name: 'hebel' }],
    meta_description: 'Ringkasan',
    reading_minutes: 3,
    body: '',
    contents: [],
    previous: null,
    next: null
  }
  const thing = articleThing(article, new URL('https://baba.example/blog/bata'), '/og/article/bata.jpg')
  expect(thing).toMatchObject({
    '@type': 'Article',
    headline: 'Bata',
    image: 'https://baba.example/og/article/bata.jpg',
    datePublished: '2026-08-16T17:00:00.000Z',
    dateModified: '2026-08-16T17:00:00.000Z',
    author: { '@type': 'Organization', name: 'Redaksi Baba Bangunan' },
    mainEntityOfPage: 'https://baba.example/blog/bata',
    keywords: 'bata, hebel'
  })
})
