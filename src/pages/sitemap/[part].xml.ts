import type { APIRoute } from 'astro'

import { siteAddress } from '#server/core/page/site-address.ts'
import { fileCaching, lostFile, noFile, xmlFile } from '#server/page/plain-answer.ts'
import { requestSitemapPart } from '#server/page/sitemap.ts'
import { urlSet } from '#server/page/sitemap-xml.ts'

export const GET: APIRoute = async ({ params, url, cache }) => {
  const pages = await requestSitemapPart(params['part'] ?? '')
  if (pages === 'fault') return lostFile()
  if (pages === 'none') return noFile()
  cache.set({ ...fileCaching, tags: ['sitemap'] })
  return xmlFile(
    urlSet(pages.map(({ path, changedAt }) => ({ address: siteAddress(path, url).href, changedAt })))
  )
}
