import { faultsIn } from './fault.ts'

/** Contacts that are only claimed, codes, and messages on their way. */
export const codeFaults = [
  ...faultsIn(
    'src/lib/identity/store/code-flow.ts',
    'unit',
    ['tests/identity/code-flow.test.ts'],
    [
      [
        'a code that has to wait is said to be sent anew',
        'const isSent = sent.value.otpId !== flow.sent.otpId',
        'const isSent = true'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/otp.ts',
    'unit',
    ['tests/identity/code-flow.test.ts'],
    [
      [
        'nobody hears when a code may be asked for again',
        'return { ok: false, error: waiting }',
        'return answer'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/routes.ts',
    'api',
    ['tests/identity/contacts.api.test.ts'],
    [
      [
        'a code alone opens the account of a claimed contact',
        ': refuseClaim(context, identifier)',
        ': signInByCode(context, claims[0]!, identifier)'
      ],
      [
        'guesses at the accounts of a claimed contact are not counted',
        'const looked = await guessPassword(context, account, password)',
        'const looked = (await fitsSecret(account.passwordHash, password)) ? ok(true) : refuse(identityRefusals.wrong_password)'
      ],
      [
        'a password verifies a claimed contact without a code',
        'if (!(await hasGrant(db, held, loginGrant(contact), now))) return signIn(context, user.id, user)',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/contacts.ts',
    'api',
    ['tests/identity/contacts.api.test.ts'],
    [
      [
        'claims stay when the owner verifies the contact',
        '    .set(contactSet(kind, null, null))\n',
        '    .set(contactSet(kind, value, null))\n'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/account-notices.ts',
    'api',
    ['tests/identity/contacts.api.test.ts'],
    [['nobody is written to who lost a claim', 'await writeTo(step, verifiedContacts(user), message)', '']]
  ),
  ...faultsIn(
    'src/server/identity/otp-routes.ts',
    'api',
    ['tests/identity/contacts.api.test.ts'],
    [
      [
        'a claimed contact gets a code to reset the password',
        "return owner !== undefined && owner.role !== 'admin'",
        'return (owner ?? claims[0]) !== undefined'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/register.ts',
    'api',
    ['tests/identity/contacts.api.test.ts'],
    [
      [
        'a claim keeps the owner from registering',
        '(await accountsOf(db, contact)).owner',
        '(await accountsOf(db, contact)).owner ?? (await accountsOf(db, contact)).claims[0]'
      ],
      [
        'registration verifies the contact that passed no code',
        'if (!(await useGrant(tx, heldGrants(frame), grantFor(contact), now))) continue',
        'await useGrant(tx, heldGrants(frame), grantFor(contact), now)'
      ],
      [
        'the push token of a registration is dropped',
        "signIn(context, userId, { pushToken: pushToken === 'unusable' ? null : pushToken })",
        'signIn(context, userId)'
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
    'src/server/identity/otp-routes.ts',
    'api',
    ['tests/identity/codes.api.test.ts'],
    [
      [
        'strangers use up the codes of a known browser',
        'await isKnownBrowser(db, requester, accounts.owner?.id ?? 0)',
        'false'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/identity/contract.ts',
    'api',
    ['tests/identity/codes.api.test.ts'],
    [['refreshing uses up guesses', "limit: 'refresh'", "limit: 'guess'"]]
  ),
  ...faultsIn(
    'src/server/identity/grant-cookie.ts',
    'api',
    ['tests/identity/credentials.api.test.ts'],
    [['a browser holds one grant only', '[token, ...heldGrants(frame)].slice(0, held)', '[token]']]
  ),
  ...faultsIn(
    'src/server/identity/otp-routes.ts',
    'api',
    ['tests/core/deliveries.api.test.ts'],
    [
      [
        'an answer waits for the provider',
        'services.background.run(() => sendDelivery(services, deliveryId))',
        'await sendDelivery(services, deliveryId)'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/messages/deliveries.ts',
    'api',
    ['tests/core/deliveries.api.test.ts'],
    [
      [
        'a waiting message can be read in the database',
        'const sealed = seal(secret, use, JSON.stringify(message ?? null))',
        'const sealed = JSON.stringify(message ?? null)'
      ],
      ['a message is tried without end', '        lt(deliveries.tries, tries),\n', ''],
      ['an expired code is sent', '        gt(deliveries.endsAt, now),\n', ''],
      ['a failed message is tried again at once', '        lte(deliveries.nextTryAt, now),\n', '']
    ]
  ),
  ...faultsIn(
    'src/server/core/messages/send-delivery.ts',
    'api',
    ['tests/core/deliveries.api.test.ts'],
    [['a sent message stays in its row', '  await emptyDelivery(db, claimed.id)\n', '']]
  ),
  ...faultsIn(
    'src/server/core/adapters/whatsapp.ts',
    'api',
    ['tests/core/deliveries.api.test.ts'],
    [['no SMS follows a failed WhatsApp', '        await sendSms(sms, readable(message, siteUrl))\n', '']]
  ),
  ...faultsIn(
    'src/server/identity/otp-routes.ts',
    'api',
    ['tests/identity/enumeration.api.test.ts'],
    [
      [
        'a contact that gets no code is less work',
        'await putDelivery(tx, secret, to, message, lifetime)',
        'message ? await putDelivery(tx, secret, to, message, lifetime) : 0'
      ],
      [
        'a contact that nobody has is looked up once less',
        'await isKnownBrowser(db, requester, accounts.owner?.id ?? 0)',
        'accounts.owner ? await isKnownBrowser(db, requester, accounts.owner.id) : false'
      ],
      ['whoever is registered gets codes to register', '      return !owner\n', '      return true\n']
    ]
  ),
  ...faultsIn(
    'src/server/identity/contact-change.ts',
    'api',
    ['tests/identity/enumeration.api.test.ts'],
    [
      [
        'a member is told who has a contact, without its code',
        '  if (!isProven) return unverified(`Verifikasi ${names[contact.kind]} baru terlebih dahulu.`)\n  const { owner } = await accountsOf(tx, contact)\n',
        '  const { owner } = await accountsOf(tx, contact)\n  if (!owner && !isProven) return unverified(`Verifikasi ${names[contact.kind]} baru terlebih dahulu.`)\n'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/identity/credential-routes.ts',
    'api',
    ['tests/identity/enumeration.api.test.ts'],
    [
      [
        'a reset is refused sooner where nobody has the contact',
        '  if (!(await hasGrant(db, held, wanted, now))) return refuse(identityRefusals.grant_required)\n',
        '  if (!(await accountsOf(db, identifier)).owner) return refuse(identityRefusals.grant_required)\n  if (!(await hasGrant(db, held, wanted, now))) return refuse(identityRefusals.grant_required)\n'
      ]
    ]
  )
]
