import { faultsIn } from './fault.ts'

const arrival = ['tests/notification/arrival.api.test.ts']
const push = ['tests/notification/push.api.test.ts']
const adapter = ['tests/core/adapters/web-push.test.ts']
const promotion = ['tests/ops/promotion.api.test.ts']

/** What people are told, by whom, and where it leads. */
export const notificationFaults = [
  ...faultsIn('src/server/notification/notifications.ts', 'api', arrival, [
    [
      'what came since is marked read and deleted too',
      'upTo === undefined ? undefined : lte(notifications.id, upTo)',
      'undefined'
    ]
  ]),
  ...faultsIn(
    'src/lib/notification/store/refresh-counters.ts',
    'unit',
    ['tests/notification/counters.test.ts'],
    [
      ['badges that were asked for overwrite what came meanwhile', 'now !== before', 'false'],
      ['badges of whoever left are asked for', 'now !== noCounters', 'true']
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/live.ts',
    'unit',
    ['tests/identity/live.test.ts'],
    [
      [
        'a profile takes from the badges what an event told meanwhile',
        'if (told && told !== before',
        'if (!told'
      ],
      ['badges of before an event come back after it', 'told !== before &&', '']
    ]
  ),
  ...faultsIn('src/server/notification/notify.ts', 'api', arrival, [
    [
      'an open list hears nothing',
      "after.publish(userChannel(userId), 'notification', toNotification(row!))",
      ''
    ]
  ]),
  ...faultsIn('src/server/notification/push-out.ts', 'api', push, [
    ['a session that ended still gets pushes', ' and revoked_at is null', ''],
    ['one person is told on any number of devices', 'where place <= ${mostDevices}', 'where place > 0'],
    ['a device that is gone is never forgotten', "!== 'gone') return", '!== undefined) return']
  ]),
  ...faultsIn('src/server/identity/push-token.ts', 'api', push, [
    [
      'the pushes of whoever used the device before go on',
      'if (pushToken) await',
      "if (pushToken === '') await"
    ],
    ['any JSON is a push token', "isUsable ? JSON.stringify(subscription) : 'unusable'", 'token']
  ]),
  ...faultsIn('src/server/identity/sign-in.ts', 'api', push, [
    [
      'a registration shares the pushes of somebody else',
      'if (pushToken) await takeFromOthers(tx, pushToken)',
      ''
    ]
  ]),
  ...faultsIn('src/server/core/adapters/web-push.ts', 'unit', adapter, [
    ['a push service may take for ever', '    signal: AbortSignal.timeout(patienceMs),\n', ''],
    [
      'one person with many slow devices holds up everybody',
      'const ofPerson = { atOnce: 2,',
      'const ofPerson = { atOnce: 32,'
    ],
    [
      'one slow push service holds up the others',
      'const ofHost = { atOnce: 12,',
      'const ofHost = { atOnce: 32,'
    ],
    [
      'pushes of one person wait without end',
      '{ atOnce: 2, mostWaiting: 20 }',
      '{ atOnce: 2, mostWaiting: 2_000 }'
    ],
    [
      'pushes go to our own network by number',
      'return !ipaddr.isValid(host) || isPublic(host)',
      'return true'
    ],
    [
      'pushes go to our own network by name',
      'if (!found.every(',
      'if (!found.some(() => true) && !found.every('
    ]
  ]),
  ...faultsIn(
    'src/lib/notification/store/removal.ts',
    'unit',
    ['tests/notification/removal.test.ts'],
    [
      [
        'a deletion reaches whoever is signed in by then',
        '  if (person !== personHere()) return $removal.set(noRemoval)\n',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/notification/store/list.ts',
    'unit',
    ['tests/notification/list-store.test.ts'],
    [
      ['what came since is marked read', 'newest > 0 ? { up_to: newest } : {}', '{}'],
      ['what arrives on the screen stays unread', '  see([arrived])\n', '']
    ]
  ),
  ...faultsIn(
    'src/lib/notification/target.ts',
    'unit',
    ['tests/notification/list.test.ts'],
    [
      [
        'a promotion leads to another site',
        'return page === paths.home && value !== paths.home ? undefined : page',
        'return value || page'
      ]
    ]
  ),
  ...faultsIn('src/server/ops/promotion-routes.ts', 'api', promotion, [
    [
      'a buyer is told of somebody else’s order',
      'and(named, eq(transactions.buyerId, buyerId))',
      'and(named)'
    ]
  ]),
  ...faultsIn(
    'public/sw-push.js',
    'unit',
    ['tests/notification/push-device.test.ts'],
    [
      ['a push of anything is shown', 'return isText && title ?', 'return title ?'],
      ['a push leads to another site', 'href.startsWith(`${origin}/`) ? href : undefined', 'href']
    ]
  ),
  ...faultsIn(
    'src/server/core/page/headers.ts',
    'api',
    ['tests/core/page-headers.api.test.ts'],
    [
      [
        "a page may not connect to one's own Pusher service",
        "new URL(url).origin.replace(/^http/, 'ws')",
        'new URL(url).origin'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/ops/routes.ts',
    'api',
    ['tests/ops/outbox.api.test.ts'],
    [
      [
        'the outbox knows a contact as it is stored alone',
        'readIdentifier(to)?.value ?? to.trim()',
        'to.trim()'
      ]
    ]
  ),
  ...faultsIn('src/server/ops/broadcast.ts', 'api', promotion, [
    ['a retry tells everybody twice', 'if (claimed.length === 0)', 'if (claimed.length > 1)']
  ]),
  ...faultsIn(
    'src/server/ops/banner-routes.ts',
    'api',
    ['tests/ops/banners.api.test.ts'],
    [
      [
        "a changed banner waits for the kept page's end",
        "        after.invalidate('home')\n        return answer(toBanner(row))",
        '        return answer(toBanner(row))'
      ]
    ]
  )
]
