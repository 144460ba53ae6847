import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { runRender } from '#server/core/page-cache/render.ts'
import { requestArticleGoods } from '#server/page/article-goods.ts'
import { answerBlogList, requestBlogList, blogCaching, pageOfList } from '#server/page/blog-list.ts'
import { articlePicture, requestShareCard } from '#server/page/share-cards.ts'
import { sharePicture, shareVersion } from '#server/page/share-pictures.ts'
import { requestSitemapPart, requestSitemapParts } from '#server/page/sitemap.ts'

import { dome, testArticles, writeArticles } from '../support/articles.ts'
import { holdTimeouts } from '../support/held-timeouts.ts'
import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { useWorld } from '../support/world.ts'

const folder = scratchFolder('blog-pages')
writeArticles(folder)
const world = useWorld({ ARTICLES_DIR: folder, LOG_LEVEL: 'silent' })
const site = 'http://localhost'
const list = (path: string, own = {}) => requestBlogList(new URL(path, site), own)

describe('[content-20] a list of articles', () => {
  const headOf = async (path: string, own = {}) => (await list(path, own)).head
  const category = `${site}/blog/category/struktur`

  it('has one canonical address', async () => {
    expect(await headOf('/blog')).toEqual({
      canonical: `${site}/blog`,
      previous: undefined,
      next: `${site}/blog?page=2`,
      noindex: false
    })
    for (const path of ['/blog?category=struktur', '/blog/filter?category=struktur']) {
      expect(await headOf(path)).toMatchObject({ canonical: category, noindex: false })
    }
    expect(await headOf('/blog/category/struktur?page=2', { category: 'struktur' })).toMatchObject({
      canonical: `${category}?page=2`,
      previous: category
    })
    expect(await headOf('/blog?tags=bata+ringan')).toMatchObject({
      canonical: `${site}/blog/tag/bata%20ringan`,
      noindex: 'follow'
    })
  })

  it('with search terms, several tags or an unknown one is not indexed', async () => {
    expect(await headOf('/blog?keyword=kubah')).toMatchObject({
      canonical: `${site}/blog`,
      noindex: 'follow'
    })
    expect(await headOf('/blog?tags=uji&tags=atap')).toMatchObject({ noindex: 'follow' })
    expect(await headOf('/blog?tags=uji&category=material')).toMatchObject({ noindex: 'follow' })
    expect(await headOf('/blog?page=90')).toMatchObject({ noindex: 'follow' })
    expect(await headOf('/blog/tag/nirwana', { tags: ['nirwana'] })).toEqual({ noindex: true })
  })

  it('links its pages under its own address', async () => {
    const narrowed = await list('/blog/category/material?keyword=uji', { category: 'material' })
    expect(pageOfList(narrowed, 2)).toBe('/blog/category/material?keyword=uji&page=2')
    expect(pageOfList(await list('/blog'), 1)).toBe('/blog')
  })
})

/** The status of a list's page, and its cache time. */
async function answerTo(path: string, own = {}) {
  const set = vi.fn()
  const response = { status: 200, headers: new Headers() }
  answerBlogList(await list(path, own), { response, cache: { set } })
  return [response.status, set.mock.calls]
}

it('[content-70, content-71] an empty list is 404 if its path names it, and made-up tags are not cached', async () => {
  const lost = { tags: ['nirwana'] }
  const { found, title, head } = await list('/blog/tag/nirwana', lost)
  expect(found).toMatchObject({ cards: [], meta: { total: 0 } })
  expect([title, head]).toEqual(['Tag: nirwana', { noindex: true }])
  // Missing pages have a short life and a cache of their own.
  expect(await answerTo('/blog/tag/nirwana', lost)).toEqual([404, [[blogCaching]]])
  expect(await answerTo('/blog/category/nirwana', { category: 'nirwana' })).toEqual([404, [[blogCaching]]])
  for (const path of ['/blog?tags=nirwana', '/blog?category=nirwana', '/blog?tags=uji,nirwana'])
    expect([path, ...(await answerTo(path))]).toEqual([path, 200, []])
  expect(await answerTo('/blog/tag/uji,nirwana', { tags: ['uji', 'nirwana'] })).toEqual([200, []])
  expect(await answerTo('/blog/tag/uji?keyword=zzz', { tags: ['uji'] })).toEqual([200, []])
  expect(await answerTo(`/blog/tag/${'a'.repeat(90)}`, { tags: ['a'.repeat(90)] })).toEqual([
    404,
    [[blogCaching]]
  ])
})

it('[content-20] caches a list, but not search results', async () => {
  expect(await answerTo('/blog?page=2&tags=uji')).toEqual([200, [[blogCaching]]])
  expect(await answerTo('/blog?keyword=kubah')).toEqual([200, []])
})

it.each([
  ['/blog/tag/uji?tags=nirwana', { tags: ['uji'] }],
  ['/blog/tag/UJI', { tags: ['uji'] }],
  ['/blog/tag/uji,', { tags: ['uji'] }],
  ['/blog/tag/%20uji', { tags: ['uji'] }],
  ['/blog/category/struktur?category=material', { category: 'struktur' }],
  ['/blog//category/struktur', { category: 'struktur' }],
  ['/blog?tags=UJI', {}],
  ['/blog?tags=uji,', {}],
  ['/blog?tags=&tags=uji', {}],
  ['/blog?category=+material', {}],
  ['/blog?page=90', {}],
  ['/blog/tag/nirwana?page=2', { tags: ['nirwana'] }]
])('[content-71] %s is one of many spellings, and not cached', async (path, own) => {
  expect((await answerTo(path, own))[1]).toEqual([])
})

it.each([
  ['/blog', {}],
  ['/blog?focus=search', {}],
  ['/blog?page=2&x=1', {}],
  ['/blog/filter?category=material', {}],
  ['/blog/tag/bata%20ringan', { tags: ['bata ringan'] }],
  ['/blog/category/struktur?page=2', { category: 'struktur' }]
])('[content-71] %s is spelled as in links, and cached', async (path, own) => {
  expect((await answerTo(path, own))[1]).toEqual([[blogCaching]])
})

it('[content-19] an article waits a second for its goods and is shown without them, uncached', async () => {
  await openMarket(world())
  const { db } = world().services
  let letGo: () => void = () => undefined
  const holding = new Promise<void>(resolve => (letGo = resolve))
  let isHeld: () => void = () => undefined
  const held = new Promise<void>(resolve => (isHeld = resolve))
  const slow = db.transaction(async tx => {
    await tx.execute(sql`lock table products in access exclusive mode`)
    isHeld()
    await holding
  })
  await held
  const { begun, end } = holdTimeouts(100)
  const render = { address: '127.0.0.1', isPrefetch: false, isRefresh: false, faults: 0, errors: 0 }
  const rendered = runRender(render, () => requestArticleGoods('uji-01'))
  await begun(1_000)
  end(1_000)
  expect([await rendered, render.faults]).toEqual([[], 1])
  letGo()
  await slow
  const found = { ...render, faults: 0 }
  expect(await runRender(found, () => requestArticleGoods('uji-01'))).not.toEqual([])
  expect(found.faults).toBe(0)
})

it('[content-21] the picture of a shared article is drawn from its card', async () => {
  const article = value(await world().person().call('GET /blog/{slug}', { slug: dome.slug }))
  const card = await requestShareCard('article', dome.slug)
  if (!card || card === 'fault') throw new Error('No card')
  expect(card).toMatchObject({ name: 'Panduan kubah', line: '1 menit baca', photos: ['/blog/contoh.svg'] })
  expect(articlePicture(article)?.path).toBe(`/og/article/${dome.slug}.jpg?v=${shareVersion(card)}`)
  expect((await sharePicture(card))?.length).toBeGreaterThan(5_000)
  expect(await requestShareCard('article', 'tidak-ada')).toBeUndefined()
})

it('[content-22] the sitemap contains the blog, its categories and all articles', async () => {
  expect(await requestSitemapParts()).toContain('blog-1')
  const pages = await requestSitemapPart('blog-1')
  if (typeof pages === 'string') throw new Error(pages)
  const paths = pages.map(({ path }) => path)
  expect(paths.slice(0, 4)).toEqual([
    '/blog',
    '/blog/category/material',
    '/blog/category/struktur',
    '/blog/category/atap-dan-dinding'
  ])
  expect(paths).toHaveLength(4 + testArticles)
  expect(pages.at(-1)).toEqual({ path: `/blog/${dome.slug}`, changedAt: '2024-12-31T17:00:00.000Z' })
})
