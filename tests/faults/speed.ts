import { faultsIn } from './fault.ts'

const refresh = ['tests/product/hourly-refresh.api.test.ts']
const quickly = ['tests/cart/add-quickly.api.test.ts']
const sheets = ['tests/core/style-sheets.test.ts']
const vacuuming = ['tests/core/vacuum.api.test.ts']

/** What keeps the database fast: jobs that write what changed, and tables that are vacuumed. */
export const speedFaults = [
  ...faultsIn('src/server/product/summaries.ts', 'api', refresh, [
    [
      'the hourly refresh writes every product',
      'where p.id = v.id and',
      'where p.id = v.id or p.id = v.id and'
    ],
    ['a rank changes every hour', 'floor(extract(', '(extract('],
    [
      'a stock that changed is not written',
      'p.max_price, p.stock, p.rating',
      'p.max_price, v.stock, p.rating'
    ]
  ]),
  ...faultsIn(
    'src/server/core/http/encoded.ts',
    'unit',
    ['tests/core/encoded.test.ts'],
    [
      [
        'a way that is refused is taken',
        ' && !more.some(weight => /^\\s*q\\s*=\\s*0(?:\\.0{0,3})?\\s*$/.test(weight))',
        ''
      ],
      [
        'what a browser has is sent again',
        'if (ifNoneMatch && names(ifNoneMatch, etag)) return',
        'if (ifNoneMatch && !etag) return'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/page/kept-pages.ts',
    'api',
    ['tests/core/kept-pages.api.test.ts'],
    [
      ['a kept page is shown for ever', '!kept || Date.now() >= kept.freshUntil', '!kept'],
      ['a form gets a kept page', "if (req.method !== 'GET' && req.method !== 'HEAD') return false", ''],
      [
        'a kept page goes out without security headers',
        '      ...Object.fromEntries(securityHeaders(config, { host, isHttps, ownPolicy })),\n',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/page/page-key.ts',
    'api',
    ['tests/core/page-cache.api.test.ts'],
    [
      [
        'pages of foreign names are kept',
        'siteUrl && new URL(siteUrl).host !== url.host',
        'siteUrl === url.host'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/core/own-query.ts',
    'api',
    ['tests/core/page-cache.api.test.ts'],
    [
      ['a public page is kept for every query', 'if (!known) return', 'if (known || !known) return'],
      ['every figure makes a fixed page of its own', 'first.filter(value => field.includes(value))', 'first'],
      ['every spelling of a number makes a page', 'first.filter(value => laterPage.test(value))', 'first'],
      ["a product's reviews are kept for each name that is made up", ".map(() => '1')", '']
    ]
  ),
  ...faultsIn(
    'src/server/core/page/page-key.ts',
    'api',
    ['tests/core/page-cache.api.test.ts'],
    [
      ['a page is kept for a query that nobody knows', 'query.size > 0 && !isQueryKnown(url)', 'false'],
      ['a page is kept for each spelling of its path', ' || !isUsual(url.pathname)', '']
    ]
  ),
  ...faultsIn(
    'src/server/page/list-keeping.ts',
    'unit',
    ['tests/catalogue/list-keeping.test.ts'],
    [
      ['a page is kept for every brand that is made up', 'page === 1 && !isNarrowed', 'page === 1'],
      ['a page is kept for every number beyond the last', 'page <= meta.total_pages', 'page > 0']
    ]
  ),
  ...faultsIn(
    'src/server/page/blog-list.ts',
    'unit',
    ['tests/core/own-query.test.ts'],
    [['a page reads of its query what its key has not', 'readPage(read)', 'readPage(url.searchParams)']]
  ),
  ...faultsIn('src/server/jobs.ts', 'api', vacuuming, [
    ['worn tables stay as they are', ', ...(await wornTables(services.db))', '']
  ]),
  ...faultsIn('src/server/cart/add-quickly.ts', 'api', quickly, [
    ['goods of a product that is off are added', 'and p.is_active ', ''],
    ['a variant that is off is added', 'and d.is_active ', ''],
    ['own goods are added', 'and s.seller_id <> me.id', ''],
    ['an open choice is made by chance', 'o.is_active) end', 'o.is_active and o.sort = -1) + 1 end'],
    ['more is added than there is', 'between p.min and d.stock', '>= p.min'],
    ['less is added than the minimum', 'between p.min and d.stock', '<= d.stock'],
    ['a line grows beyond the stock', 'where cart_lines.qty + excluded.qty <= (select stock from offer)', ''],
    ['a cart grows without end', 'and held.lines < ${cartLineLimit}', '']
  ]),
  ...faultsIn('src/server/identity/session.ts', 'api', quickly, [
    ['a session that ended adds to the cart', 'and s.revoked_at is null', ''],
    [
      'a token that ran out adds to the cart',
      's.access_expires_at > $2::timestamptz',
      '$2::timestamptz is not null'
    ],
    ['an admin adds to a cart', "and u.role <> 'admin'`", '`']
  ]),
  ...faultsIn('src/styles/public.css', 'unit', sheets, [
    ['a dialog of public pages has no classes', '{address,catalogue,', '{catalogue,'],
    ['a page of the public has no classes', '{category,product,products,shop}', '{category,products,shop}']
  ]),
  ...faultsIn(
    'src/server/core/page/cache-provider.ts',
    'api',
    ['tests/core/page-cache.api.test.ts'],
    [['a page ahead of a visit counts', 'isAhead: isAhead(request.headers)', 'isAhead: false']]
  ),
  ...faultsIn('src/islands/ui/toaster.ts', 'unit', sheets, [
    ['the mark of a message is of a component that no sheet has', "'bg-error'", "'status status-error'"]
  ]),
  ...faultsIn('src/pages/search.astro', 'unit', sheets, [
    ['a page has no style sheet', "import '../styles/public.css'\n", '']
  ]),
  ...faultsIn(
    'src/server/core/http/api-listener.ts',
    'api',
    ['tests/core/api-listener.api.test.ts'],
    [
      [
        'calls of everybody count for one address',
        'Reflect.set(request, clientAddress, incoming.socket.remoteAddress)',
        ''
      ],
      [
        'a page is looked for in the API',
        'if (!plainApiPath.test(req.url ?? ',
        'if (!/api/i.test(req.url ?? '
      ]
    ]
  )
]
