import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { expect, it } from 'vitest'

import { sitemapIndex, urlSet } from '#server/page/sitemap-xml.ts'

const elements = (parent: XmlElement) => parent.children.filter(child => child instanceof XmlElement)
const read = (text: string) => {
  const { root } = parseXml(text)
  if (!root) throw new Error('No root')
  return {
    root: [root.name, root.attributes['xmlns']],
    entries: elements(root).map(one => [one.name, ...elements(one).map(field => [field.name, field.text])])
  }
}
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

it('[catalogue-20] a sitemap is valid XML, whatever its addresses contain', () => {
  const hostile = `https://shop.example/product/a&b<c>"d"'e`
  expect(
    read(
      urlSet([{ address: hostile, changedAt: '2026-01-02T03:04:05.000Z' }, { address: 'https://x.example/' }])
    )
  ).toEqual({
    root: ['urlset', namespace],
    entries: [
      ['url', ['loc', hostile], ['lastmod', '2026-01-02T03:04:05.000Z']],
      ['url', ['loc', 'https://x.example/']]
    ]
  })
})

it('[catalogue-20] the index lists the files', () => {
  expect(read(sitemapIndex([{ address: 'https://x.example/sitemap/products-1.xml' }]))).toEqual({
    root: ['sitemapindex', namespace],
    entries: [['sitemap', ['loc', 'https://x.example/sitemap/products-1.xml']]]
  })
})
