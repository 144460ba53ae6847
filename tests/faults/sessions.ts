import { faultsIn } from './fault.ts'

/** About sessions, codes, passwords and PINs. */
export const sessionFaults = [
  ...faultsIn(
    'src/server/identity/hold-secret.ts',
    'api',
    ['tests/identity/credentials.api.test.ts'],
    [['an old secret changes twice', 'seen ? eq(users[secret], seen) : undefined', 'undefined']]
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
    'src/server/identity/session-refresh.ts',
    'api',
    ['tests/identity/session.api.test.ts'],
    [
      [
        'a rotated token that comes back ends nothing',
        'return fresh && !pair ? { ended: await endReplayed(db, fresh.id, now) } : { pair }',
        'return { pair }'
      ],
      [
        'a rotated token is good for ever',
        'if (!entry || Date.parse(entry.at) <= now.getTime() - graceMs) return undefined',
        'if (!entry) return undefined'
      ],
      [
        'a token rotated twice gets a pair that is over',
        'return pair && (currentPair(rotated, pair.refresh, now) ?? pair)',
        'return pair'
      ],
      ['two tabs rotate the same token twice', '        eq(sessions.refreshHash, session.refreshHash),\n', '']
    ]
  ),
  ...faultsIn(
    'src/server/identity/guesses.ts',
    'api',
    ['tests/address/addresses.api.test.ts'],
    [
      [
        'right guesses at once count against each other',
        'return enqueue(compare, [{ name: key, ...ofSecret }])',
        'return compare()'
      ],
      [
        'locked guesses are looked at all the same',
        "if (taken.secondsLeft > 0) return { is: 'locked', secondsLeft: taken.secondsLeft }",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/guesses.ts',
    'proof',
    ['tests/proof/guessing.test.ts'],
    [
      [
        'each process counts its own wrong guesses',
        'takeGuess(db, key, rule, now, own)',
        'takeGuess(db, `${key}:${process.pid}`, rule, now, own)'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/otp.ts',
    'api',
    ['tests/identity/codes.api.test.ts'],
    [
      [
        'any browser may pass a code',
        'and(eq(otpCodes.id, given.id), eq(otpCodes.requester, given.requester))',
        'eq(otpCodes.id, given.id)'
      ],
      [
        "anybody's request closes a code",
        '        eq(otpCodes.requester, asker.requester),\n        isNull(otpCodes.closedAt)',
        '        isNull(otpCodes.closedAt)'
      ],
      [
        'a browser may ask for any number of codes',
        '    secondsToQuota(at(byBrowser), otpPerHour.requester, 3600, now),\n',
        ''
      ],
      [
        'an address may ask for any number of codes',
        '    secondsToQuota(at(byNetwork), otpPerHour.network, 3600, now),\n',
        ''
      ],
      [
        'a contact gets any number of codes from strangers',
        '    asker.isKnown ? 0 : secondsToQuota(at(strangers), otpPerHour.identifier, 3600, now),\n',
        ''
      ],
      [
        'any number of codes of a contact may be open',
        '    asker.isKnown ? 0 : secondsToQuota(at(open), otpOpen, otpMinutes * 60, now)\n',
        '    0\n'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/grant-cookie.ts',
    'api',
    ['tests/identity/credentials.api.test.ts'],
    [['a browser holds one grant only', '[token, ...heldGrants(requestContext)].slice(0, held)', '[token]']]
  )
]
