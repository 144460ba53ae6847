import { escapeMarkup } from '#lib/format/markup.ts'

type FeedItem = {
  title: string
  address: string
  summary: string
  category: string
  /** When it was published, and last changed. */
  at: string
  changedAt?: string | null
  /** Address of its cover, an SVG. */
  picture: string
  /** The full text as HTML; the site's own addresses begin with '/' or '#'. */
  body: string
}
type Feed = { title: string; description: string; home: string; self: string; items: FeedItem[] }

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`

/** Articles as an RSS 2.0 feed with absolute addresses; an article's address is its permanent id. */
export function rssFeed({ title, description, home, self, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', 'id'),
    ...lastChange(items),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel></rss>',
    ''
  ].join('\n')
}

/** When something in the feed last changed: feed readers check it first. */
function lastChange(items: readonly FeedItem[]): string[] {
  const times = items.map(({ at, changedAt }) => Date.parse(changedAt ?? at))
  return times.length > 0 ? [element('lastBuildDate', new Date(Math.max(...times)).toUTCString())] : []
}

const itemOf = ({ title, address, summary, category, at, picture, body }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('description', summary),
    element('category', category),
    element('pubDate', new Date(at).toUTCString()),
    `<media:content url="${escapeMarkup(picture)}" medium="image" type="image/svg+xml"/>`,
    element('content:encoded', withWholeAddresses(body, address)),
    '</item>'
  ].join('')

/**
 * Makes addresses absolute for readers elsewhere: '<a href="/help">' // => '<a href="https://baba.example/help">'. A
 * quote that an author wrote is `&quot;` in our HTML, so every match is an attribute.
 */
const withWholeAddresses = (html: string, base: string): string =>
  html.replaceAll(
    / (href|src)="([/#][^"]*)"/g,
    (_, name: string, path: string) => ` ${name}="${new URL(path, base).href}"`
  )
