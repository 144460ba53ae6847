const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;'
}

/** Text as XML holds it: "A & B's" // => 'A &amp; B&apos;s' */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, letter => references[letter] ?? letter)

export type SitemapEntry = { address: string; changedAt?: string | undefined }

const entry = (tag: 'url' | 'sitemap', { address, changedAt }: SitemapEntry) =>
  `<${tag}><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : ''}</${tag}>`

const document = (root: 'urlset' | 'sitemapindex', tag: 'url' | 'sitemap', entries: SitemapEntry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}">`,
    ...entries.map(one => entry(tag, one)),
    `</${root}>`,
    ''
  ].join('\n')

/** One file of a sitemap (sitemaps.org): pages of ours, with the instant of their last change where it is known. */
export const urlSet = (entries: SitemapEntry[]): string => document('urlset', 'url', entries)

/** The file that names the other files. */
export const sitemapIndex = (entries: SitemapEntry[]): string => document('sitemapindex', 'sitemap', entries)
