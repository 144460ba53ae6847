// What the service worker caches and for how long (core-66, core-67): no browser APIs, so that tests can use it.
{
  const nothing = /(?!)/
  const ofLists =
    /^(?:page|tab|type|sort_by|sortBy|condition|min_price|max_price|rating_min|is_free_shipping|is_pre_order|(?:province_id|city_id|brand|size|color)(?:\[\])?)$/
  /**
   * Pages that are the same for all visitors, each with its allowed query parameters. None of them is a cart, order,
   * account, search, chat or console, or shows typed input: words, figures, unknown pages.
   */
  const publicPages = [
    [/^\/$/, nothing],
    [/^\/kalkulator(?:\/|$)/, nothing],
    [/^\/blog(?:\/|$)/, /^(?:page|category|tags(?:\[\])?)$/],
    [/^\/category(?:\/|$)/, ofLists],
    [/^\/(?:products|shop)\/./, ofLists],
    [/^\/product\/./, /^(?:page|q|rating|sort_by)$/],
    [/^\/fees\/?$/, /^type$/],
    [/^\/(?:about|contact|help|join|privacy|returns|seller|terms)\/?$/, nothing]
  ]
  /** Tracking parameters of advertisements, as in src/lib/core/browser/own-query.ts. */
  const ofCampaign = /^(?:utm_|fbclid$|gclid$|gbraid$|wbraid$|msclkid$|ttclid$|ref$|_gl$)/
  /** Paths that are not pages: calls, files and pictures show their own errors. */
  const noPages = /^\/(?:api|files|media|realtime|client-config|health|ready)(?:\/|$)/
  /** Pictures of goods, shops and banners. Those of people and reviews are not cached. */
  const pictures = /^\/media\/(?:products|shops|banners)\//

  /** Limits of each cache: entries, and bytes or characters per entry. */
  const bounds = {
    pages: { entries: 40, size: 1_000_000 },
    pictures: { entries: 150, size: 200_000 },
    files: { entries: 300, size: 250_000 }
  }
  /** Prices are outdated after a week. */
  const pageAgeMs = 7 * 24 * 60 * 60 * 1000

  const ownQuery = ({ searchParams }) => [...searchParams].filter(([name]) => !ofCampaign.test(name))

  const isPublicPage = url =>
    publicPages.some(
      ([page, known]) => page.test(url.pathname) && ownQuery(url).every(([name]) => known.test(name))
    )

  /** Cache key of a page: its address without tracking parameters. */
  function pageKey(address) {
    const url = new URL(address)
    url.search = String(new URLSearchParams(ownQuery(url)))
    url.hash = ''
    return url.href
  }

  /**
   * Whether a response is a whole page for all visitors. The server sends `no-cache` only for pages it caches itself:
   * without cookies and without failed calls (core-12, core-50).
   */
  function isEverybodys(answer) {
    const said = answer.headers.get('cache-control') ?? ''
    return (
      answer.status === 200 &&
      answer.type === 'basic' &&
      !answer.redirected &&
      (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
      /\bno-cache\b/.test(said) &&
      !/\b(?:private|no-store)\b/.test(said)
    )
  }

  /** The cache of a page's file or picture; undefined if it is not cached. */
  function kindOf({ pathname }) {
    if (pathname.startsWith('/assets/')) return 'files'
    return pictures.test(pathname) ? 'pictures' : undefined
  }

  /** Whether a file is immutable and small enough. */
  const isKeptFile = (answer, kind) =>
    answer.status === 200 &&
    answer.type === 'basic' &&
    /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '') &&
    Number(answer.headers.get('content-length') ?? 0) <= bounds[kind].size

  /** The style sheet, font, scripts and islands that a page names. */
  const filesOf = html => [...new Set(html.match(/\/assets\/[\w.-]+/g))]

  /** A page's title before the brand, still escaped: '<title>Semen | Baba</title>' // => 'Semen' */
  const titleOf = html => /<title>([^<|]+)/.exec(html)?.[1]?.trim() ?? ''

  self.rules = {
    bounds,
    pageAgeMs,
    isPublicPage,
    pageKey,
    isEverybodys,
    kindOf,
    isKeptFile,
    filesOf,
    titleOf,
    hasHelp: ({ pathname }) => !noPages.test(pathname)
  }
}
