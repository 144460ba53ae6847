import { faultsIn } from './fault.ts'

const counted = ['tests/core/analytics.test.ts']
const theme = ['tests/core/theme.test.ts']
const worker = ['tests/core/worker.test.ts']

/** What a device keeps: pages without a connection, the theme, whether it is counted. */
export const installFaults = [
  ...faultsIn('src/server/core/page/theme-script.ts', 'unit', theme, [
    ['a browser that refuses breaks the page’s first script', '} catch {}', '} finally {}'],
    ['any word is a theme', "chosen === 'light' || chosen === 'dark'", 'Boolean(chosen)'],
    ['another tab’s theme waits for the next page', "'storage', 'pageshow'", "'pageshow'"],
    ['a page of ‘Kembali’ keeps its old theme', "'storage', 'pageshow'", "'storage'"]
  ]),
  ...faultsIn('src/lib/core/analytics.ts', 'unit', counted, [
    ['somebody is counted who did not agree', "$consent.get() !== 'yes' || ", ''],
    ['what is counted has no end', ' || sent >= mostOfPage', ''],
    ['what a caller has at hand is sent', '...Object.fromEntries(own)', '...figures'],
    [
      'a beacon tells who is counted',
      '  const how = {',
      "  if (!('keepalive' in Request.prototype)) return void navigator.sendBeacon(address, body)\n  const how = {"
    ],
    ['cookies tell who is counted', "credentials: 'omit'", "credentials: 'include'"],
    ['an address tells what was looked at', "referrerPolicy: 'no-referrer'", "referrerPolicy: 'unsafe-url'"]
  ]),
  ...faultsIn('src/lib/cart/store/add-item.ts', 'unit', counted, [
    ['what was refused is counted', "if (answer.ok) track('add_to_cart'", "track('add_to_cart'"]
  ]),
  ...faultsIn('public/sw-rules.js', 'unit', worker, [
    ['a page of any address is kept', '=> page.test(url.pathname) &&', '=> url.pathname.length > 0 &&'],
    ['what somebody typed is kept', ' && ownQuery(url).every(([name]) => known.test(name))', ''],
    ['a page is kept that nobody said is everybody’s', '/\\bno-cache\\b/.test(said) &&', 'true &&'],
    ['a private page is kept', '!/\\b(?:private|no-store)\\b/.test(said)', 'true'],
    ['a page that failed is kept', "answer.status === 200 &&\n      answer.type === 'basic' &&", 'true &&'],
    ['an address that led elsewhere is kept', '!answer.redirected &&', 'true &&'],
    ['a picture of a person is kept', '/^\\/media\\/(?:products|shops|banners)\\//', '/^\\/media\\//'],
    ['a file that may change is kept', '/\\bimmutable\\b/.test', '/./.test'],
    ['a file of any size is kept', '?? 0) <= bounds[kind].size', '?? 0) <= Infinity'],
    ['marks of an advertisement make another page', '!ofCampaign.test(name)', 'name.length > 0'],
    ['a call that fails is answered with a page', '!noPages.test(pathname)', 'pathname.length > 0']
  ]),
  ...faultsIn(
    'src/lib/identity/store/session.ts',
    'unit',
    ['tests/identity/session-store.test.ts'],
    [['what was read stays after signing out', 'forgetKept()\n  forgetReadPages()\n', 'forgetKept()\n']]
  ),
  ...faultsIn('public/sw-pages.js', 'unit', worker, [
    ['what an earlier worker kept is offered', ' || !rules.isPublicPage(url)) continue', ') continue'],
    ['a page without end is kept', 'if (html.length > size) return\n', ''],
    ['old pages are shown for ever', 'if (isOld(page)) return void', 'if (!page) return void'],
    ['kept things have no end', 'kept.slice(0, Math.max(0, kept.length - entries))', 'kept.slice(0, 0)'],
    ['part of a file is kept for the whole', " || request.headers.has('range')", ''],
    [
      'a new build takes the place of the old one without its help',
      'if (answer.status !== 200) throw',
      'if (answer.status === 0) throw'
    ],
    [
      'help of every build stays',
      '.map(name => self.caches.delete(name))',
      '.map(name => self.caches.open(name))'
    ],
    [
      'an address breaks out of its link',
      'asText(pathname + search)',
      'decodeURIComponent(pathname + search)'
    ]
  ])
]
