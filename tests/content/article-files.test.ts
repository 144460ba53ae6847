import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readCategories } from '../../demo/catalogue/categories.ts'
import { paths } from '#lib/core/paths.ts'

/** An article in its file: the front matter by name, and its Markdown. */
type File = { slug: string; head: string; body: string }

const files: File[] = globSync('src/content/blog/*.md').map(file => {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  return { slug: basename(file, '.md'), head, body }
})

const bySlug = Object.fromEntries(files.map(file => [file.slug, file]))
const slugs = Object.keys(bySlug).toSorted()
const articleOf = (slug: string) => bySlug[slug] as File

/** 'title' // => the text after 'title: ' */
const wordOf = (head: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.replace(/^(['"])(.*)\1$/, '$2')

const tagsOf = (head: string) => (/^tags: \[(.*)\]$/m.exec(head)?.[1] ?? '').split(', ')

/** The readable text: without pictures, addresses, marks, and the list of sources. */
function wordsOf(body: string): string[] {
  const [text = ''] = body.split(/^## Sumber$/m)
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter(word => /\p{L}|\d/u.test(word))
}

const picturesIn = (body: string) => [...body.matchAll(/!\[([^\]]*)\]\((\S+) (["'])(.+?)\3\)/g)]
const linksIn = (body: string) =>
  [...body.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, address = '']) => address)

/** Every category's address, with the trailing slash that pages have: another spelling is a redirect. */
const categories = new Set(
  readCategories().flatMap(main => [
    paths.category(main.slug),
    ...main.subs.flatMap(sub => [
      paths.category(main.slug, sub.slug),
      ...sub.leaves.map(leaf => paths.category(main.slug, sub.slug, leaf.slug))
    ])
  ])
)
const categorySlugs = new Set([...categories].map(path => path.split('/').at(-1)))

const kinds = ['dinding', 'plester-acian', 'lantai', 'cat', 'atap', 'cor-beton', 'besi', 'plafon']
const places = new Set([
  ...categories,
  ...kinds.map(kind => paths.calculator(kind)),
  ...slugs.map(slug => paths.article(slug)),
  paths.calculators,
  paths.fees()
])
const isKnown = (address: string) =>
  places.has(address) || address.startsWith('/search?keyword=') || /^https?:\/\/[^\s/]+\/\S*$/.test(address)

it('[content-30] has twelve articles', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(12)
})

describe.each(slugs)('%s', slug => {
  const { head, body } = articleOf(slug)

  it('[content-30] has 900 words or more, in sections', () => {
    expect(wordsOf(body).length).toBeGreaterThanOrEqual(900)
    expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(5)
    expect(body).not.toMatch(/^# /m)
  })

  it('[content-31] has complete front matter for lists and search engines', () => {
    expect(wordOf(head, 'title')?.length).toBeLessThanOrEqual(70)
    expect(wordOf(head, 'description')).toMatch(/^.{80,160}$/)
    expect(wordOf(head, 'category')).toMatch(
      /^(material|struktur|atap-dan-dinding|interior|instalasi|perencanaan)$/
    )
    expect(wordOf(head, 'published')).toMatch(/^2026-(0[2-9]|1[01])-\d\d$/)
    expect(tagsOf(head).length).toBeGreaterThanOrEqual(2)
    expect(tagsOf(head).length).toBeLessThanOrEqual(5)
    for (const tag of tagsOf(head)) expect(tag).toMatch(/^[a-z]+([ -][a-z]+)*$/)
  })

  it('[content-32] has a cover and an explaining picture of its own, each with a text alternative', () => {
    expect(wordOf(head, 'image')).toBe(`${slug}.svg`)
    expect(wordOf(head, 'image_alt')).toMatch(/.{20,}/)
    const pictures = picturesIn(body)
    expect(pictures.length).toBeGreaterThanOrEqual(1)
    for (const [, alt, , , caption] of pictures) expect(`${alt}|${caption}`).toMatch(/^.{20,}\|.{20,}$/)
    for (const file of [`/blog/${slug}.svg`, ...pictures.map(([, , address]) => address)]) {
      expect(existsSync(`public${file}`), file).toBe(true)
      const drawing = readFileSync(`public${file}`, 'utf8')
      expect(Buffer.byteLength(drawing), file).toBeLessThan(12_000)
      expect(drawing, file).not.toMatch(/<script|<style|<image|<foreignObject|\son[a-z]+=|href=|url\((?!#)/)
    }
  })

  it('[content-33] has no dead links', () => {
    expect(linksIn(body).filter(address => !isKnown(address))).toEqual([])
    expect(linksIn(body).filter(address => address.startsWith('/')).length).toBeGreaterThanOrEqual(3)
    const shown = [...head.matchAll(/^ {2}- (keyword|category): (.+)$/gm)]
    expect(shown.length).toBeGreaterThanOrEqual(2)
    expect(shown.length).toBeLessThanOrEqual(4)
    for (const [, kind, word] of shown) if (kind === 'category') expect(categorySlugs).toContain(word)
  })

  it('[content-34] shows its figures in a table and names its sources at the end', () => {
    expect(body).toMatch(/^\| ?:?-+/m)
    expect(body, 'a row or column without a name').not.toMatch(/^\| *\|/m)
    const [, sources = ''] = body.split(/^## Sumber$/m)
    expect(sources.match(/^- /gm)?.length).toBeGreaterThanOrEqual(2)
    expect(sources).not.toMatch(/^## /m)
  })
})

it('[content-31] exactly three are featured', () => {
  expect(slugs.filter(slug => wordOf(articleOf(slug).head, 'featured') === 'true')).toHaveLength(3)
})
