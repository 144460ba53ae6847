// What the service worker keeps and for how long (core-66, core-67): rules without a browser, so that tests read them.
{
  const nothing = /(?!)/
  const ofLists =
    /^(?:page|tab|type|sort_by|sortBy|condition|min_price|max_price|rating_min|is_free_shipping|is_pre_order|(?:province_id|city_id|brand|size|color)(?:\[\])?)$/
  /**
   * Pages that are the same for everybody, each with the names that its query may have. No cart, order, account, search,
   * chat or console is among them, and nothing that somebody typed: words, figures, what is no page of ours.
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
  /** What advertisements add to an address, as src/lib/core/own-query.ts has it. */
  const ofCampaign = /^(?:utm_|fbclid$|gclid$|gbraid$|wbraid$|msclkid$|ttclid$|ref$|_gl$)/
  /** What people see instead of a page; a call, a file or a picture that fails says so itself. */
  const noPages = /^\/(?:api|files|media|realtime|client-config|health|ready)(?:\/|$)/
  /** Pictures of goods, shops and banners. Those of people and of their reviews are not kept. */
  const pictures = /^\/media\/(?:products|shops|banners)\//

  /** The most that is kept of each kind: entries, and bytes or letters of one of them. */
  const bounds = {
    pages: { entries: 40, size: 1_000_000 },
    pictures: { entries: 150, size: 200_000 },
    files: { entries: 300, size: 250_000 }
  }
  /** A page's prices are of no use after a week. */
  const pageAgeMs = 7 * 24 * 60 * 60 * 1000

  const ownQuery = ({ searchParams }) => [...searchParams].filter(([name]) => !ofCampaign.test(name))

  const isPublicPage = url =>
    publicPages.some(
      ([page, known]) => page.test(url.pathname) && ownQuery(url).every(([name]) => known.test(name))
    )

  /** The address under which a page is kept: without what advertisements add to it. */
  function pageKey(address) {
    const url = new URL(address)
    url.search = String(new URLSearchParams(ownQuery(url)))
    url.hash = ''
    return url.href
  }

  /**
   * Whether an answer is a whole page that is everybody's. The server says `no-cache` of those alone: it keeps them
   * itself, and keeps none that sets a cookie or had a call that failed (core-12, core-50).
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

  /** Which of the kept kinds a page's file or picture belongs to; undefined for what is only passed on. */
  function kindOf({ pathname }) {
    if (pathname.startsWith('/assets/')) return 'files'
    return pictures.test(pathname) ? 'pictures' : undefined
  }

  /** Whether a file never changes under its name, and is small enough. */
  const isKeptFile = (answer, kind) =>
    answer.status === 200 &&
    answer.type === 'basic' &&
    /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '') &&
    Number(answer.headers.get('content-length') ?? 0) <= bounds[kind].size

  /** The style sheet, font, scripts and islands that a page names. */
  const filesOf = html => [...new Set(html.match(/\/assets\/[\w.-]+/g))]

  /** The words of a page's title before the brand, still escaped: '<title>Semen | Baba</title>' // => 'Semen' */
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
