import { escapeMarkup } from '#lib/format/markup.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export type SitemapEntry = { address: string; changedAt?: string | undefined }

const entry = (tag: 'url' | 'sitemap', { address, changedAt }: SitemapEntry) =>
  `<${tag}><loc>${escapeMarkup(address)}</loc>${changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : ''}</${tag}>`

const document = (root: 'urlset' | 'sitemapindex', tag: 'url' | 'sitemap', entries: SitemapEntry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}">`,
    ...entries.map(one => entry(tag, one)),
    `</${root}>`,
    ''
  ].join('\n')

/** One file of a sitemap (sitemaps.org): the site's pages with the time of their last change if known. */
export const urlSet = (entries: SitemapEntry[]): string => document('urlset', 'url', entries)

/** The index file that lists the other files. */
export const sitemapIndex = (entries: SitemapEntry[]): string => document('sitemapindex', 'sitemap', entries)
