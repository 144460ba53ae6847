import { describe, expect, it } from 'vitest'

import { dome } from '../support/articles.ts'
import type { PlainPage } from '../support/open-page.ts'
import { open, site } from './site.ts'

// The blog without JavaScript, and for search engines.

const cards = (page: PlainPage) => page.shown('[data-article-items] > li')
const categories = (page: PlainPage) => page.part('nav', 'Kategori artikel')

describe('[content-14] an unknown page links to existing ones', () => {
  it.each(['/blog/tidak-ada', '/blog/Salah'])('%s shows the newest articles', async path => {
    const page = await open(path)
    expect(page.status).toBe(404)
    expect(page.heading('Artikel terbaru')).toBeDefined()
    expect(page.shown('a', categories(page)).length).toBeGreaterThan(0)
  })

  it.each(['/blog/category/tidak-ada', '/blog/tag/tidak-ada'])('%s says that it has none', async path => {
    const page = await open(path)
    expect(page.status).toBe(404)
    expect(page.text()).toContain('Tidak Ada Artikel Ditemukan')
    expect(page.shown('a', categories(page)).length).toBeGreaterThan(0)
  })
})

it("[content-21, content-22] an article's head describes it, and links to the feed", async () => {
  const page = await open('/blog/uji-02')
  expect(page.$('meta[property="og:type"]').attr('content')).toBe('article')
  const things = page.texts('script[type="application/ld+json"]')
  const kinds = things.map(text => (JSON.parse(text) as { '@type': string })['@type'])
  expect(kinds).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']))
  const feed = page.$('link[type="application/rss+xml"]')
  const answer = await site.request(feed.attr('href') ?? '')
  expect(answer.headers['content-type']).toContain('application/rss+xml')
  expect(answer.body.match(/<item>/g)).toHaveLength(30)
})

it('[content-95] below an article are its tags, further reading and its neighbours, and no shelves', async () => {
  const page = await open('/blog/uji-02')
  const titles = page.texts('main h2')
  expect(titles).toContain('Baca juga')
  expect(titles.filter(title => ['Populer', 'Pilihan Redaksi', 'Rekomendasi'].includes(title))).toEqual([])
  expect(page.all('a', page.part('nav', 'Artikel lain')).length).toBeGreaterThan(0)
  expect((await open('/blog')).heading('Pilihan Redaksi')).toBeDefined()
})

describe('[content-17] without JavaScript', () => {
  it('the blog can be browsed and searched, and an article links to its tags', async () => {
    const blog = await open('/blog')
    const second = await blog.follow(blog.link('Muat Lebih Banyak'))
    expect(second.address).toContain('page=2')
    expect(cards(second)).toHaveLength(9)
    const field = second.field('Cari artikel')
    field.attr('value', dome.word)
    const form = field.parents('form')
    const found = await second.press(second.button(/^Cari$/, form))
    expect(found.address).toMatch(/^\/blog\?keyword=kubah/)
    const article = await found.follow(found.all('a', cards(found)[0])[0]!)
    expect(article.heading(/^Panduan kubah$/).is('h1')).toBe(true)
    const tagged = await article.follow(article.link('#atap'))
    expect(tagged.address).toBe('/blog/tag/atap')
    expect(cards(tagged)).toHaveLength(1)
    const filed = await tagged.follow(tagged.link('Struktur', categories(tagged)))
    expect(cards(filed)).toHaveLength(9)
  })

  it('articles can be filtered by category', async () => {
    expect(cards(await open('/blog/filter?category=struktur'))).toHaveLength(9)
  })

  it('an article shows its table, and available goods', async () => {
    const page = await open('/blog/uji-02')
    expect(page.shown('main a[href^="/product/"]').length).toBeGreaterThan(0)
    expect(page.text(page.$('.article-table'))).toContain('Takaran')
  })
})
