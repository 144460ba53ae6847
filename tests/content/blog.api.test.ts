import { beforeAll, describe, expect, it } from 'vitest'

import { dome, testArticles, writeArticles } from '../support/articles.ts'
import { openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { useWorld } from '../support/world.ts'

const folder = scratchFolder('blog')
writeArticles(folder)
const world = useWorld({ ARTICLES_DIR: folder })
const ask = (input: Parameters<typeof askRaw>[0] = {}) => askRaw(input)
const askRaw = (input: {
  page?: number
  per_page?: number
  category?: string
  tags?: string[]
  keyword?: string
}) => world().person().call('GET /blog', input)
const slugs = async (input: Parameters<typeof askRaw>[0]) => value(await ask(input)).map(({ slug }) => slug)

describe('[content-4, content-13] the list of articles', () => {
  it('has nine a page, the newest first, and says how many there are', async () => {
    const first = await ask()
    expect(value(first).map(({ slug }) => slug)).toEqual(Array.from({ length: 9 }, (_, i) => `uji-0${i + 1}`))
    expect(first.ok && first.meta).toEqual({ page: 1, per_page: 9, total: testArticles, total_pages: 5 })
    expect(await slugs({ page: 5 })).toHaveLength(4)
    expect(await slugs({ page: 6 })).toEqual([])
    expect(await slugs({ per_page: 2, page: 2 })).toEqual(['uji-03', 'uji-04'])
  })

  it('narrows by category, and by one or several tags of which one is enough', async () => {
    const roofs = value(await ask({ category: 'struktur' }))
    expect(new Set(roofs.map(({ category }) => category.slug))).toEqual(new Set(['struktur']))
    const all = { per_page: 100 }
    expect(await slugs({ ...all, tags: ['Bata Ringan'] })).toHaveLength(20)
    expect(await slugs({ ...all, tags: ['atap', 'genap'] })).toHaveLength(20)
    expect(await slugs({ ...all, tags: ['genap', 'nirwana'] })).toHaveLength(19)
    expect(await slugs({ ...all, tags: ['atap'], category: 'struktur' })).toEqual([dome.slug])
    expect(codeOf(await ask({ category: 'nirwana' }))).toBe('article_category_not_found')
    expect(codeOf(await ask({ tags: ['nirwana'] }))).toBe('article_tag_not_found')
  })

  it('finds every word, by its beginning too, and what is called so before what mentions it', async () => {
    expect(await slugs({ keyword: 'Kubah' })).toEqual([dome.slug, dome.mentionedIn])
    expect(await slugs({ keyword: 'kub' })).toEqual([dome.slug, dome.mentionedIn])
    expect(await slugs({ keyword: 'ku' })).toEqual([])
    expect(await slugs({ keyword: 'kubah semen' })).toEqual([dome.mentionedIn])
    expect(await slugs({ keyword: '???' })).toEqual([])
  })

  it('is asked within bounds', async () => {
    expect(codeOf(await ask({ keyword: 'a'.repeat(101) }))).toBe('invalid_input')
    expect(codeOf(await ask({ tags: Array.from({ length: 11 }, () => 'uji') }))).toBe('invalid_input')
    expect(codeOf(await ask({ per_page: 101 }))).toBe('invalid_input')
  })
})

describe('[content-14] an article', () => {
  const show = (slug: string) => world().person().call('GET /blog/{slug}', { slug })

  it('is told with its text, its parts, and the articles before and after it', async () => {
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

  it('is refused by a text that is no slug, and is not found by one of nothing', async () => {
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

describe('[content-18] what stands beside the blog', () => {
  const shelves = async (slug?: string) =>
    value(
      await world()
        .person()
        .call('GET /blog/common', slug === undefined ? {} : { slug })
    )
  const named = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug)

  it("is the editors' choice, the newest of each category, and the latest", async () => {
    const { featured_posts, favorite_post, recommended_posts, related_posts } = await shelves()
    expect(named(featured_posts)).toEqual(['uji-05', 'uji-06'])
    expect(favorite_post?.slug).toBe('uji-05')
    expect(named(recommended_posts)).toEqual(['uji-01', 'uji-02', 'uji-03'])
    expect(named(related_posts)).toEqual(['uji-01', 'uji-02', 'uji-03', 'uji-04'])
  })

  it('is never the article that is read; what shares most tags comes first', async () => {
    const { featured_posts, related_posts, favorite_post } = await shelves('uji-05')
    expect(named(featured_posts)).toEqual(['uji-06'])
    expect(favorite_post?.slug).toBe('uji-06')
    // Two tags and the category, the newest first; then two tags.
    expect(named(related_posts)).toEqual(['uji-11', 'uji-17', 'uji-23', 'uji-29'])
    expect(named((await shelves(dome.slug)).related_posts)).toEqual(['uji-01', 'uji-04', 'uji-07', 'uji-10'])
  })

  it('counts tags and categories, those alone that hold an article', async () => {
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
  beforeAll(async () => {
    await openMarket(world())
  })

  it('are on sale and in stock, twelve at most, of what the article names', async () => {
    const products = value(await world().person().call('GET /blog/{slug}/products', { slug: 'uji-01' }))
    expect(products.length).toBeGreaterThan(0)
    expect(products.length).toBeLessThanOrEqual(12)
    expect(products.every(({ stock }) => stock > 0)).toBe(true)
    expect(products.every(({ name }) => /semen/i.test(name))).toBe(true)
    expect(value(await world().person().call('GET /blog/{slug}/products', { slug: dome.slug }))).toEqual([])
    const none = await world().person().call('GET /blog/{slug}/products', { slug: 'tidak-ada' })
    expect(codeOf(none)).toBe('article_not_found')
  })
})
