import { faultsIn } from './fault.ts'

/** Sessions, guesses, and what an account is protected by. */
export const sessionFaults = [
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
    'src/server/identity/session.ts',
    'api',
    ['tests/identity/session.api.test.ts'],
    [
      [
        'signing in again leaves the session before alive',
        'const replaced = await endOwn(db, frame, now)',
        'const replaced = undefined'
      ],
      ['a lost role is asked to sign in', '? identityRefusals.role_refused', '? coreRefusals.unauthorized']
    ]
  ),
  ...faultsIn(
    'src/server/identity/routes.ts',
    'api',
    ['tests/identity/session.api.test.ts'],
    [
      [
        'anybody is told who an admin is',
        '  const { password } = context.input\n',
        "  if (owner?.role === 'admin') return refuse(identityRefusals.role_refused)\n  const { password } = context.input\n"
      ],
      [
        'an admin signs in with a password',
        "    if (user.value.role === 'admin') return refuse(identityRefusals.role_refused)\n",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/guesses.ts',
    'api',
    ['tests/address/addresses.api.test.ts'],
    [
      [
        'right guesses at once count against each other',
        'const mine = turn.last.then(look, look)',
        'const mine = look()'
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
        'takeGuess(db, key, rule, now)\n    if',
        'takeGuess(db, `${key}:${process.pid}`, rule, now)\n    if'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/password.ts',
    'api',
    ['tests/identity/credentials.api.test.ts'],
    [
      [
        'other sessions outlive a new password',
        'await endOtherSessions(tx, user.id, keptSessionId, now)',
        '[]'
      ],
      [
        'nobody is told of a new password',
        'await writeTo(step, verifiedContacts(user), accountMessages.passwordChanged())',
        ''
      ],
      ['a reset leaves the password locked', '  await clearPasswordGuesses(tx, user.id)\n', '']
    ]
  ),
  ...faultsIn(
    'src/server/identity/password.ts',
    'api',
    ['tests/identity/password-lock.api.test.ts'],
    [
      [
        'a stranger locks the owner out',
        'passwordKey(id, (await isKnownBrowser(db, browser, id)) ? browser : undefined)',
        'passwordKey(id)'
      ],
      [
        'any browser has a counter of its own',
        '(await isKnownBrowser(db, browser, id)) ? browser',
        'browser ? browser'
      ],
      [
        'a lock is told with each guess',
        'if (looked.triesLeft === 0) await recordEvent',
        'await recordEvent'
      ],
      ['a reset leaves the known browser locked', ', like(guessCounters.key, `${passwordKey(userId)}:%`)', '']
    ]
  ),
  ...faultsIn(
    'src/server/identity/session.ts',
    'api',
    ['tests/identity/credentials.api.test.ts'],
    [
      [
        "a new password ends the person's own session",
        'exceptId === undefined ? undefined : ne(sessions.id, exceptId)',
        'undefined'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/credential-routes.ts',
    'api',
    ['tests/identity/credentials.api.test.ts'],
    [
      [
        'a session alone changes the password',
        "if (!input.old_password) await proveByCode(tx, user, heldGrants(frame), 'password', now)",
        ''
      ],
      [
        'one passed code resets a password twice',
        '    if (!(await useGrant(tx, held, wanted, now))) throw new Refused(identityRefusals.grant_required)\n',
        ''
      ],
      ['a PIN changed by code stays locked', '      await clearGuesses(tx, pinKey(user.id))\n', '']
    ]
  ),
  ...faultsIn(
    'src/server/identity/contact-change.ts',
    'api',
    ['tests/identity/credentials.api.test.ts'],
    [
      [
        'a contact is saved without its code',
        'if (!isProven) return unverified(`Verifikasi ${names[contact.kind]} baru terlebih dahulu.`)',
        ''
      ],
      [
        'a contact is changed without the code of the old one',
        'if (proofs.length > 0 && !(await isProvenBy(tx, held, proofs, now)))',
        'if (false)'
      ],
      [
        'a session alone sets a contact',
        ': [...own, ...(stood ? [{ kind: contact.kind, value: stood }] : [])]',
        ': []'
      ],
      ['the old contact is not told of the change', 'if (!isSame) await writeTo', 'if (false) await writeTo'],
      [
        "another account's contact is taken over",
        'if (owner && owner.id !== user.id) return taken(contactTaken[contact.kind])',
        ''
      ]
    ]
  )
]
