import { faultsIn } from './fault.ts'

/** About ownership and rate limits. */
export const limitFaults = [
  ...faultsIn(
    'src/server/core/platform/limits.ts',
    'api',
    ['tests/core/adapters/limits.api.test.ts'],
    [
      ['limits never limit', 'points, duration: 60', 'points: points * 1000, duration: 60'],
      [
        'a session counts as an address',
        'address.startsWith(sessionKey) ? address : networkOf(address)',
        'networkOf(address)'
      ],
      ['a call fails with Redis', '      return question(own)\n    }\n', '      throw error\n    }\n'],
      ['every IPv6 address counts apart', 'address : networkOf(address)),', 'address : address),']
    ]
  ),
  ...faultsIn(
    'src/server/core/http/check-rate-limit.ts',
    'api',
    ['tests/core/limits.api.test.ts'],
    [
      ['accounts to throw away multiply the guesses of an address', " && access === 'buyer'", ''],
      [
        'a stranger behind the same address takes the guesses of members',
        'person === undefined ? requestContext.ip :',
        'requestContext.ip ? requestContext.ip :'
      ],
      [
        'made-up tokens guess without end',
        'person === undefined ? requestContext.ip :',
        'person === undefined ? `${sessionKey}${requestContext.cookies.access}` :'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/withdrawal/bank-accounts.ts',
    'api',
    ['tests/withdrawal/bank-accounts.api.test.ts', 'tests/core/foreign.api.test.ts'],
    [
      ['a bank account is anybody’s', '    eq(bankAccounts.userId, userId),\n    isNull', '    isNull'],
      ['a deleted bank account counts', '    isNull(bankAccounts.deletedAt),\n', ''],
      [
        'an account that money is on its way to is deleted',
        'return open ? fail(withdrawalErrors.bank_account_in_use) : ok(account)',
        'return ok(account)'
      ],
      ['ten accounts are not the most', 'if ((existing?.n ?? 0) >= accountLimit)', 'if (false)']
    ]
  ),
  ...faultsIn(
    'src/server/address/addresses.ts',
    'api',
    ['tests/address/change-addresses.api.test.ts', 'tests/core/foreign.api.test.ts'],
    [
      [
        "somebody else's address is changed",
        'and(eq(addresses.userId, userId), isNull(addresses.deletedAt))',
        'isNull(addresses.deletedAt)'
      ],
      [
        'a deleted address is found',
        'and(eq(addresses.userId, userId), isNull(addresses.deletedAt))',
        'eq(addresses.userId, userId)'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/address/change-addresses.ts',
    'api',
    ['tests/address/change-addresses.api.test.ts'],
    [
      [
        'the main one of several is deleted',
        '(await countAddresses(tx, userId)) > 1',
        '(await countAddresses(tx, userId)) > 99'
      ],
      [
        'the only one is not deleted',
        '(await countAddresses(tx, userId)) > 1',
        '(await countAddresses(tx, userId)) > 0'
      ],
      ['an address that becomes the main one leaves two', 'if (becomesMain) await clearMain(tx, userId)', ''],
      [
        'the main one is given up by a change',
        '...(becomesMain && { isMain: true })',
        'isMain: fields.is_main === true'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/stored-answers.ts',
    'api',
    ['tests/order/orders.api.test.ts', 'tests/checkout/checkout.api.test.ts'],
    [
      [
        'a key takes another body',
        '  if (row.bodyHash !== slot.bodyHash) return fail(coreErrors.idempotency_mismatch)\n',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/idempotency.ts',
    'api',
    [
      'tests/order/orders.api.test.ts',
      'tests/order/order-contention.api.test.ts',
      'tests/checkout/checkout.api.test.ts'
    ],
    [['an order needs no key', 'if (!key) return fail(coreErrors.idempotency_key_required)\n', '']]
  ),
  ...faultsIn(
    'src/server/core/http/idempotency.ts',
    'unit',
    ['tests/core/idempotency.test.ts'],
    [
      [
        'a key whose answer was lost is waited for',
        'within(answerTimeoutMs, runHeld(context, slot, prepare, isFresh ? known : undefined))',
        'runHeld(context, slot, prepare, isFresh ? known : undefined)'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/private-files.ts',
    'api',
    ['tests/core/private-files.api.test.ts'],
    [
      ['a private file is kept', "'private, no-store'", "'public, max-age=60'"],
      ['what is in a file may run', "  'content-security-policy': \"default-src 'none'; sandbox\",\n", ''],
      ['another site shows a private file', "  'cross-origin-resource-policy': 'same-origin'\n", ''],
      [
        'what is no picture is shown',
        "...(!type && { 'content-disposition': `attachment${downloadNames[extname(path)] ?? ''}` })",
        ''
      ],
      ['every shop has the scope of an operator', 'scope: scopeOf(found.caller)', "scope: 'all'"]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/private-files.ts',
    'api',
    ['tests/core/private-files-limit.api.test.ts'],
    [['files are asked for without end', 'if (wait !== undefined) return fail', 'if (false) return fail']]
  ),
  ...faultsIn(
    'src/server/order/trace-photo.ts',
    'api',
    ['tests/core/private-files.api.test.ts'],
    [['a delivery is seen by every buyer', 'eq(orders.buyerId, reader.buyerId)', 'undefined']]
  )
]
