import { faultsIn } from './fault.ts'

/** Devices, activity and copies of one's data. */
export const accountFaults = [
  ...faultsIn(
    'src/islands/identity/pin-prompt.ts',
    'unit',
    ['tests/identity/pin-prompt.test.ts'],
    [
      [
        'the offer of a PIN loads before the person rests',
        '  isOffered = true\n',
        "  isOffered = true\n  void import('./PinPrompt.tsx')\n"
      ],
      ['who made a PIN meanwhile is offered one', '&& !session.profile.has_pin', ''],
      ['a PIN is offered over what was begun meanwhile', 'if (!isWithoutPin()) return giveUp()', ''],
      ['a PIN is offered with each page', "sessionStore.set(shownKey, 'shown')", 'void 0'],
      ['nobody is asked any more in a tab that somebody left', 'else giveUp()', '']
    ]
  ),
  ...faultsIn(
    'src/server/identity/devices.ts',
    'api',
    ['tests/identity/devices.api.test.ts'],
    [
      [
        'a device of somebody else is signed out',
        'const own = and(eq(sessions.userId, userId), ids && inArray(sessions.id, [...ids]))',
        'const own = ids ? inArray(sessions.id, [...ids]) : eq(sessions.userId, userId)'
      ],
      ['a device is signed out twice', 'and(own, isNull(sessions.revokedAt))', 'own'],
      ['everybody sees every device', 'and(eq(sessions.userId, userId), isNull', 'and(isNull'],
      ['a session that ran out is listed', ', gt(sessions.refreshExpiresAt, now)', '']
    ]
  ),
  ...faultsIn(
    'src/server/identity/session.ts',
    'api',
    ['tests/identity/devices.api.test.ts'],
    [['a person has sessions without end', 'surplus: await endSurplus(db, userId, now)', 'surplus: []']]
  ),
  ...faultsIn(
    'src/server/identity/session-routes.ts',
    'api',
    ['tests/identity/devices.api.test.ts'],
    [
      ['this browser keeps the cookies of a session that it ended', 'forget(frame)', 'void 0'],
      ['a session that was ended goes on hearing', 'await hangUp(services, me.id, ended)', '']
    ]
  ),
  ...faultsIn(
    'src/lib/identity/session-contract.ts',
    'api',
    ['tests/identity/devices.api.test.ts'],
    [['an empty list is a list', '.check(z.minLength(1, deviceTexts.noneChosen))', '']]
  ),
  ...faultsIn(
    'src/server/identity/hold-secret.ts',
    'api',
    ['tests/identity/credentials.api.test.ts'],
    [['an old secret changes twice', 'seen ? eq(users[secret], seen) : undefined', 'undefined']]
  ),
  ...faultsIn(
    'src/server/identity/routes.ts',
    'api',
    ['tests/identity/session.api.test.ts'],
    [
      [
        'a replayed session goes on hearing',
        'await hangUp(services, ended.userId, [ended.sessionId])\n    }\n    return isFresh',
        '}\n    return isFresh'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/push-token.ts',
    'api',
    ['tests/identity/devices.api.test.ts'],
    [
      [
        "another device's push messages come here",
        'eq(sessions.id, me.sessionId)',
        'eq(sessions.userId, me.id)'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/session-refresh.ts',
    'api',
    ['tests/identity/devices.api.test.ts'],
    [
      [
        'a session goes on that was ended',
        'and(eq(sessions.familyHash, sha256(familyOf(token))), isNull(sessions.revokedAt))',
        'eq(sessions.familyHash, sha256(familyOf(token)))'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/last-activity.ts',
    'api',
    ['tests/identity/devices.api.test.ts'],
    [
      ['a device that is used looks idle', 'if (lastActivityAt > before) return', 'return'],
      [
        'a sign of life is written each time',
        ', or(isNull(users.lastSeenAt), lt(users.lastSeenAt, before))',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/realtime-embedded.ts',
    'unit',
    ['tests/core/adapters/realtime.test.ts'],
    [
      ['a signature that was kept lets in later', 'isOurs && isYoung &&', 'isOurs &&'],
      ['a signature of a session that ended lets in', ' && !ended.has(sessionId)', ''],
      [
        'what was missed is not asked for again',
        'options.bus.onGap(lookAgain)',
        'options.bus.onGap(() => undefined)'
      ],
      [
        'a message that was lost leaves a socket open',
        '    lookAgain()\n  }, activitySeconds',
        '  }, activitySeconds'
      ],
      ["the end of a session closes everybody's sockets", 'over.some(id => peer.sessions.has(id))', 'true']
    ]
  ),
  ...faultsIn(
    'src/server/identity/account-events.ts',
    'api',
    ['tests/identity/activity.api.test.ts'],
    [
      [
        'everybody reads every activity',
        'const own = eq(accountEvents.userId, userId)',
        'const own = undefined'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/exports.ts',
    'api',
    ['tests/identity/export.api.test.ts'],
    [
      [
        "an operator downloads a person's data",
        "if (reader === 'operator') return undefined",
        "if (reader === 'operator') return (await db.select().from(dataExports).where(eq(dataExports.id, id)))[0]?.path ?? ''"
      ],
      [
        "a stranger downloads a person's data",
        'eq(dataExports.userId, reader.buyerId), isNotNull',
        'isNotNull'
      ],
      ['copies are asked for without end', '(row?.n ?? 0) >= mostExports', 'false'],
      ['ten requests at once are ten copies', "  if (waiting) return 'waiting'\n", '']
    ]
  ),
  ...faultsIn(
    'src/server/identity/export-job.ts',
    'api',
    ['tests/identity/export.api.test.ts'],
    [
      ['a copy outlives its day', '    if (path) await storage.remove(path)\n', ''],
      ['a copy that cannot be made waits for ever', '    await giveUp(services, next.id)\n', '']
    ]
  ),
  ...faultsIn(
    'src/server/identity/export-parts.ts',
    'api',
    ['tests/identity/export.api.test.ts'],
    [
      ["a copy holds others' orders", 'and(eq(t.buyerId, userId), gt(t.id, after))', 'gt(t.id, after)'],
      [
        "a copy holds others' notifications",
        'and(eq(notifications.userId, userId), gt(notifications.id, after))',
        'gt(notifications.id, after)'
      ],
      ["a copy holds others' bank accounts", 'eq(bankAccounts.userId, userId), isNull', 'isNull']
    ]
  )
]
