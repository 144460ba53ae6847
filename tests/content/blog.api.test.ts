import { beforeAll, describe, expect, it, vi } from 'vitest'

import { cleanUp } from '#server/cleanup-job.ts'
import { readArticleProducts } from '#server/content/article-products.ts'
import { readCounter } from '#server/content/article-reads.ts'
import { articleReaders, articleReads } from '#server/content/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'
import { searchVisitors } from '#server/search/schema.ts'
import { searchOf } from '#server/search/search-of.ts'
import { searchCounter } from '#server/search/search-counter.ts'

import { dome, testArticles, writeArticles } from '../support/articles.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { useWorld } from '../support/world.ts'

const folder = scratchFolder('blog')
writeArticles(folder)
const world = useWorld({ ARTICLES_DIR: folder, TRUST_PROXY: '1' })
const request = (input: Parameters<typeof requestRaw>[0] = {}) => requestRaw(input)
const requestRaw = (input: {
  page?: number
  per_page?: number
  category?: string
  tags?: string[]
  keyword?: string
}) => world().person().call('GET /blog', input)
const slugs = async (input: Parameters<typeof requestRaw>[0]) =>
  value(await request(input)).map(({ slug }) => slug)

describe('[content-4, content-13] the list of articles', () => {
  it('has nine per page, the newest first, with the total', async () => {
    const first = await request()
    expect(value(first).map(({ slug }) => slug)).toEqual(Array.from({ length: 9 }, (_, i) => `uji-0${i + 1}`))
    expect(first.ok && first.meta).toEqual({ page: 1, per_page: 9, total: testArticles, total_pages: 5 })
    expect(await slugs({ page: 5 })).toHaveLength(4)
    expect(await slugs({ page: 6 })).toEqual([])
    expect(await slugs({ per_page: 2, page: 2 })).toEqual(['uji-03', 'uji-04'])
  })

  it('filters by category, and by any of several tags', async () => {
    const roofs = value(await request({ category: 'struktur' }))
    expect(new Set(roofs.map(({ category }) => category.slug))).toEqual(new Set(['struktur']))
    const all = { per_page: 100 }
    expect(await slugs({ ...all, tags: ['Bata Ringan'] })).toHaveLength(20)
    expect(await slugs({ ...all, tags: ['atap', 'genap'] })).toHaveLength(20)
    expect(await slugs({ ...all, tags: ['genap', 'nirwana'] })).toHaveLength(19)
    expect(await slugs({ ...all, tags: ['Atap , genap'] })).toHaveLength(20)
    expect(await slugs({ ...all, tags: ['atap'], category: 'struktur' })).toEqual([dome.slug])
  })

  it('[content-70] is empty for an unused category or tag', async () => {
    for (const input of [
      { category: 'nirwana' },
      { tags: ['nirwana'] },
      { tags: ['uji'], category: 'nirwana' }
    ]) {
      const answer = await request(input)
      expect([value(answer), answer.ok && answer.meta]).toEqual([
        [],
        { page: 1, per_page: 9, total: 0, total_pages: 0 }
      ])
    }
  })

  it('[content-14] accepts tags repeated, in brackets and with commas', async () => {
    const count = async (query: string) => {
      const answer = await world().person().send(`GET /blog?per_page=100&${query}`)
      return [answer.status, ((await answer.json()) as { data: unknown[] }).data.length]
    }
    for (const query of [
      'tags=atap&tags=genap',
      'tags[]=atap&tags[]=genap',
      'tags=atap,genap',
      'tags=,ATAP,,genap,'
    ])
      expect([query, ...(await count(query))]).toEqual([query, 200, 20])
    expect(await count('tags=,')).toEqual([200, testArticles])
  })

  it('[content-71] is cached for common requests, but not for made-up tags', async () => {
    const { answers } = world().services
    const isCached = async (input: Parameters<typeof requestRaw>[0]) => {
      answers.forget(['content'])
      const before = answers.size.entries
      await request(input)
      return answers.size.entries > before
    }
    expect(await isCached({ tags: ['uji'] })).toBe(true)
    expect(await isCached({ category: 'struktur' })).toBe(true)
    for (const input of [
      { tags: ['nirwana'] },
      { tags: ['uji', 'nirwana'] },
      { tags: ['uji,nirwana'] },
      { category: 'nirwana' },
      { page: 90 },
      { keyword: 'kubah' }
    ])
      expect([input, await isCached(input)]).toEqual([input, false])
  })

  it('matches every word, also by prefix, titles before texts', async () => {
    expect(await slugs({ keyword: 'Kubah' })).toEqual([dome.slug, dome.mentionedIn])
    expect(await slugs({ keyword: 'kub' })).toEqual([dome.slug, dome.mentionedIn])
    expect(await slugs({ keyword: 'ku' })).toEqual([])
    expect(await slugs({ keyword: 'kubah semen' })).toEqual([dome.mentionedIn])
    expect(await slugs({ keyword: '???' })).toEqual([])
  })

  it('rejects requests out of bounds', async () => {
    expect(codeOf(await request({ keyword: 'a'.repeat(101) }))).toBe('invalid_input')
    const eleven = Array.from({ length: 11 }, (_, i) => `uji${i}`)
    expect(codeOf(await request({ tags: eleven }))).toBe('invalid_input')
    expect(codeOf(await request({ tags: [eleven.join(',')] }))).toBe('invalid_input')
    expect(codeOf(await request({ tags: ['a'.repeat(61)] }))).toBe('invalid_input')
    expect(codeOf(await request({ per_page: 101 }))).toBe('invalid_input')
  })
})

describe('[content-14] an article', () => {
  const show = (slug: string) => world().person().call('GET /blog/{slug}', { slug })

  it('contains its text, its sections, and the previous and next article', async () => {
    const article = value(await show('uji-02'))
    expect(article).toMatchObject({
      title: 'Artikel uji 2',
      author: { name: 'Redaksi Baba Bangunan' },
      previous: { slug: 'uji-03', title: 'Artikel uji 3' },
      next: { slug: 'uji-01', title: 'Artikel uji 1' },
      contents: [{ id: 'bagian-alat' }, { id: 'bagian-bahan' }, { id: 'bagian-langkah' }]
    })
    expect(article.body).toContain('<h2 id="bagian-alat">Alat</h2>')
    expect(article.reading_minutes).toBe(5)
    expect(value(await show('uji-01')).next).toBeNull()
    expect(value(await show(dome.slug)).previous).toBeNull()
  })

  it('rejects an invalid slug, and answers 404 for an unknown one', async () => {
    for (const slug of ['Uji 01', 'a--b', '../x', 'uji-01.md', 'a'.repeat(101), 'a'.repeat(9_000)]) {
      const answer = await show(slug)
      expect([slug, answer.ok || answer.error]).toEqual([
        slug,
        expect.objectContaining({ status: 422, message: 'Slug tidak valid' })
      ])
    }
    expect(codeOf(await show('tidak-ada'))).toBe('article_not_found')
    for (const slug of ['X', 'a'.repeat(101)]) {
      expect(codeOf(await world().person().call('GET /blog/common', { slug }))).toBe('slug_invalid')
      expect(codeOf(await world().person().call('GET /blog/{slug}/products', { slug }))).toBe('slug_invalid')
    }
  })
})

describe('[content-73, content-74] readers', () => {
  const { services, person } = { services: () => world().services, person: () => world().person() }
  const read = (slug: string, browser: string, address = '10.0.0.1') =>
    person().call(
      'POST /blog/{slug}/read',
      { slug },
      { headers: { 'user-agent': browser, 'x-forwarded-for': address } }
    )
  const popular = async (slug?: string) => {
    await readCounter(services()).write()
    await services().answers.forget(['content'])
    return value(await person().call('GET /blog/common', slug ? { slug } : {})).popular_posts.map(
      card => card.slug
    )
  }
  const readBy = async (slug: string, count: number) => {
    for (let i = 0; i < count; i += 1) await read(slug, 'Mozilla/5.0', `10.0.1.${i}`)
  }

  it('make an article popular that five of them read, each counted once, if there are three such articles', async () => {
    expect(await popular()).toEqual([])
    await readBy('uji-09', 6)
    await readBy('uji-08', 5)
    await readBy('uji-03', 4)
    // The same networks again under other names, and requests that read nothing.
    await readBy('uji-03', 4)
    for (let i = 0; i < 4; i += 1) await read('uji-03', `Mozilla/5.0 reader ${i}`, '10.0.1.0')
    for (const [i, robot] of ['Googlebot/2.1', 'HeadlessChrome/141', ''].entries())
      await read('uji-03', robot, `10.0.2.${i}`)
    expect(await popular()).toEqual([])
    await readBy('uji-07', 5)
    expect(await popular()).toEqual(['uji-09', 'uji-07', 'uji-08'])
    expect(await popular('uji-08')).toEqual([])
  })

  it('are forgotten the next day, and counts after 30 days', async () => {
    const rows = () => services().db.select().from(articleReaders)
    expect(JSON.stringify(await rows())).not.toMatch(/10\.0\.\d|Mozilla/)
    const [first] = await rows()
    expect(first?.visitor).toMatch(/^[0-9a-f]{24}$/)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 })
    expect(await popular()).toEqual([])
    await cleanUp(services())
    vi.useRealTimers()
    expect(await rows()).toEqual([])
    expect(await services().db.select().from(articleReads)).toEqual([])
  })

  it('count only for existing articles', async () => {
    expect(codeOf(await read('tidak-ada', 'Mozilla/5.0'))).toBe('article_not_found')
    expect(codeOf(await read('X', 'Mozilla/5.0'))).toBe('slug_invalid')
  })
})

describe('[content-18] the side column of the blog', () => {
  const shelves = async (slug?: string) =>
    value(
      await world()
        .person()
        .call('GET /blog/common', slug === undefined ? {} : { slug })
    )
  const named = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug)

  it("shows the editors' choice, the newest of each category, and the latest", async () => {
    const { featured_posts, favorite_post, recommended_posts, related_posts } = await shelves()
    expect(named(featured_posts)).toEqual(['uji-05', 'uji-06'])
    expect(favorite_post?.slug).toBe('uji-05')
    expect(named(recommended_posts)).toEqual(['uji-01', 'uji-02', 'uji-03'])
    expect(named(related_posts)).toEqual(['uji-01', 'uji-02', 'uji-03', 'uji-04'])
  })

  it('never shows the current article; most shared tags come first', async () => {
    const { featured_posts, related_posts, favorite_post } = await shelves('uji-05')
    expect(named(featured_posts)).toEqual(['uji-06'])
    expect(favorite_post?.slug).toBe('uji-06')
    // Two tags and the category, the newest first; then two tags.
    expect(named(related_posts)).toEqual(['uji-11', 'uji-17', 'uji-23', 'uji-29'])
    expect(named((await shelves(dome.slug)).related_posts)).toEqual(['uji-01', 'uji-04', 'uji-07', 'uji-10'])
  })

  it('counts tags and categories that have an article', async () => {
    const categories = value(await world().person().call('GET /blog/categories', {}))
    expect(categories).toEqual([
      { slug: 'material', name: 'Material', count: 13 },
      { slug: 'struktur', name: 'Struktur', count: 14 },
      { slug: 'atap-dan-dinding', name: 'Atap & Dinding', count: 13 }
    ])
    const tags = value(await world().person().call('GET /blog/tags', {}))
    expect(tags).toEqual([
      { name: 'uji', count: 39 },
      { name: 'bata ringan', count: 20 },
      { name: 'genap', count: 19 },
      { name: 'atap', count: 1 }
    ])
    expect(await shelves()).toMatchObject({ categories, tags })
  })
})

describe('[content-19] products of an article', () => {
  let market: Market
  beforeAll(async () => {
    market = await openMarket(world())
  })

  it("are in stock, twelve at most, and match the article's list", async () => {
    const products = value(await world().person().call('GET /blog/{slug}/products', { slug: 'uji-01' }))
    expect(products.length).toBeGreaterThan(0)
    expect(products.length).toBeLessThanOrEqual(12)
    expect(products.every(({ stock }) => stock > 0)).toBe(true)
    expect(products.every(({ name }) => /semen/i.test(name))).toBe(true)
    expect(value(await world().person().call('GET /blog/{slug}/products', { slug: dome.slug }))).toEqual([])
    const none = await world().person().call('GET /blog/{slug}/products', { slug: 'tidak-ada' })
    expect(codeOf(none)).toBe('article_not_found')
  })

  it('are cut to twelve where there are more', async () => {
    const { db, clock } = world().services
    for (let one = 1; one <= 14; one += 1) {
      const { id } = await market.product({ name: `Palu Uji ${one}` })
      await refreshProductSummaries(db, [id], clock.now())
    }
    await searchOf(world().services).catchUp()
    const products = [{ keyword: 'palu uji' }, { keyword: 'semen' }]
    expect(await readArticleProducts(world().services, { products }, clock.now())).toHaveLength(12)
  })

  it('are not counted as a search', async () => {
    const counted = async () => {
      await searchCounter(world().services).write()
      return (await world().services.db.select().from(searchVisitors)).length
    }
    value(await world().person().call('GET /blog/{slug}/products', { slug: 'uji-02' }))
    expect(await counted()).toBe(0)
    value(await world().person().call('GET /buyer/product', { keyword: 'semen' }))
    expect(await counted()).toBe(1)
  })
})
