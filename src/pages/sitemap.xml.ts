import type { APIRoute } from 'astro'

import { siteAddress } from '#server/core/page/site-address.ts'
import { fileCaching, lostFile, xmlFile } from '#server/page/plain-answer.ts'
import { requestSitemapParts } from '#server/page/sitemap.ts'
import { sitemapIndex } from '#server/page/sitemap-xml.ts'

export const GET: APIRoute = async ({ url, cache }) => {
  const parts = await requestSitemapParts()
  if (parts === 'fault') return lostFile()
  cache.set({ ...fileCaching, tags: ['sitemap'] })
  return xmlFile(
    sitemapIndex(parts.map(part => ({ address: siteAddress(`/sitemap/${part}.xml`, url).href })))
  )
}
