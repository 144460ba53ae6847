import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { runRender } from '#server/core/page/render.ts'
import { askArticleGoods } from '#server/page/article-goods.ts'
import { answerBlogList, askBlogList, blogKeeping, pageOfList } from '#server/page/blog-list.ts'
import { articlePicture, askShareCard } from '#server/page/share-cards.ts'
import { sharePicture, shareVersion } from '#server/page/share-pictures.ts'
import { askSitemapPart, askSitemapParts } from '#server/page/sitemap.ts'

import { dome, testArticles, writeArticles } from '../support/articles.ts'
import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { useWorld } from '../support/world.ts'

const folder = scratchFolder('blog-pages')
writeArticles(folder)
const world = useWorld({ ARTICLES_DIR: folder, LOG_LEVEL: 'silent' })
const site = 'http://localhost'
const list = (path: string, own = {}) => askBlogList(new URL(path, site), own)

describe('[content-20] a list of articles', () => {
  const headOf = async (path: string, own = {}) => (await list(path, own)).head
  const category = `${site}/blog/category/struktur`

  it('has one address, however it was asked for', async () => {
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
      noindex: false
    })
  })

  it('that words or several tags narrow is not listed, nor one that there is not', async () => {
    expect(await headOf('/blog?keyword=kubah')).toMatchObject({
      canonical: `${site}/blog`,
      noindex: 'follow'
    })
    expect(await headOf('/blog?tags=uji&tags=atap')).toMatchObject({ noindex: 'follow' })
    expect(await headOf('/blog?tags=uji&category=material')).toMatchObject({ noindex: 'follow' })
    expect(await headOf('/blog?page=90')).toMatchObject({ noindex: 'follow' })
    expect(await headOf('/blog/tag/nirwana', { tags: ['nirwana'] })).toEqual({ noindex: true })
  })

  it('leads to its pages at its own address', async () => {
    const narrowed = await list('/blog/category/material?keyword=uji', { category: 'material' })
    expect(pageOfList(narrowed, 2)).toBe('/blog/category/material?keyword=uji&page=2')
    expect(pageOfList(await list('/blog'), 1)).toBe('/blog')
    expect((await list('/blog?category=nirwana')).found).toBe('none')
  })
})

it('[content-20] a list is kept, but not what words find', async () => {
  const keepings = async (path: string) => {
    const set = vi.fn()
    answerBlogList(await list(path), { response: { headers: new Headers() }, cache: { set } })
    return set.mock.calls
  }
  expect(await keepings('/blog?page=2&tags=uji')).toEqual([[blogKeeping]])
  expect(await keepings('/blog?keyword=kubah')).toEqual([])
})

it('[content-19] an article waits a second for its goods and is shown, but not kept, without them', async () => {
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
  const render = { address: '127.0.0.1', isAhead: false, isRefresh: false, faults: 0, refusals: 0 }
  const before = performance.now()
  const goods = await runRender(render, () => askArticleGoods('uji-01'))
  const waited = performance.now() - before
  letGo()
  await slow
  expect([goods, render.faults]).toEqual([[], 1])
  // Without patience of its own it would wait as long as any answer may take.
  expect(waited).toBeLessThan(8_000)
  const found = { ...render, faults: 0 }
  expect(await runRender(found, () => askArticleGoods('uji-01'))).not.toEqual([])
  expect(found.faults).toBe(0)
})

it('[content-21] the picture of an article that is shared is drawn from its card', async () => {
  const article = value(await world().person().call('GET /blog/{slug}', { slug: dome.slug }))
  const card = await askShareCard('article', dome.slug)
  if (!card || card === 'fault') throw new Error('No card')
  expect(card).toMatchObject({ name: 'Panduan kubah', line: '1 menit baca', photos: ['/blog/contoh.svg'] })
  expect(articlePicture(article)?.path).toBe(`/og/article/${dome.slug}.jpg?v=${shareVersion(card)}`)
  expect((await sharePicture(card))?.length).toBeGreaterThan(5_000)
  expect(await askShareCard('article', 'tidak-ada')).toBeUndefined()
})

it('[content-22] the sitemap names the blog, its categories and all of its articles', async () => {
  expect(await askSitemapParts()).toContain('blog-1')
  const pages = await askSitemapPart('blog-1')
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
