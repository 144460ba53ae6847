import { faultsIn } from './fault.ts'

/** About what shops are owed and paid. */
export const payoutFaults = [
  ...faultsIn(
    'src/server/ops/record-payout.ts',
    'api',
    ['tests/ops/payouts.api.test.ts'],
    [
      [
        'a payout of a balance that nobody saw',
        'if (balance !== seen)',
        'if (balance < 0 && balance !== seen)'
      ],
      ['a payout above what the shop is owed', 'amount > balance)', 'balance === 0)'],
      ['a payout of a shop above what it owes', 'amount > -balance)', 'balance === 0)'],
      ['one transfer of the bank is two payouts', 'known!.all === known!.returned ?', 'known!.all >= 0 ?'],
      ['a payout to an account that the shop no longer has', '=> !seen || ', '=> true || '],
      [
        'a payout is kept under the acts of its shop, whose form then names finance',
        "kind: 'payout'",
        "kind: 'shop'"
      ]
    ]
  ),
  ...faultsIn(
    'src/server/ops/write-payout.ts',
    'api',
    ['tests/ops/payouts.api.test.ts'],
    [['a payout of a shop goes the other way', "(direction === 'out' ? amount : -amount)", 'amount']]
  ),
  ...faultsIn(
    'src/server/ops/write-payout.ts',
    'api',
    ['tests/ops/payout-returns.api.test.ts'],
    [['a return goes the way of its payout', "direction === 'out' ? 'in' : 'out'", 'direction']]
  ),
  ...faultsIn(
    'src/server/ops/record-payout.ts',
    'api',
    ['tests/ops/payout-files.api.test.ts'],
    [
      [
        'a reference of a file is recorded by hand',
        '(repeats === 0 && isFileReference(input.reference))',
        '(repeats < 0 && isFileReference(input.reference))'
      ],
      [
        'a payout of a file that was returned cannot be recorded',
        'repeats === 0 && isFileReference',
        'repeats >= 0 && isFileReference'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/ops/payout-reference.ts',
    'api',
    ['tests/ops/payout-files.api.test.ts'],
    [['a reference of a file is not known by its blanks', "reference.replaceAll(/\\s/g, '')", 'reference']]
  ),
  ...faultsIn(
    'src/server/ops/make-payout-file.ts',
    'api',
    ['tests/ops/payout-files.api.test.ts'],
    [
      ['a file needs no key', 'if (!key || key.length > 100)', 'if (key && key.length > 100)'],
      ['a file is made again for its request', 'if (known) {', 'if (known && !known.id) {'],
      ['the key of a file takes other shops', 'known.inputHash !== inputHash', 'known.inputHash === null'],
      ['operators share the keys of their files', '`${caller.name}:${key}`', 'key'],
      ['a file that comes again is a second act', '      noteReplay(requestContext)\n', ''],
      ['a file of nothing is made', 'if (paid.length === 0)', 'if (paid.length < 0)'],
      ['a file says nothing of what it did to the acts', "kind: 'payout_file'", "kind: 'payout'"],
      ['the payouts of a file do not lead to it', '        fileId: id,\n', ''],
      [
        'what a file leaves forgets its own shops',
        'count: count + more.count, total: total + more.total',
        '...more'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/ops/payout-files.ts',
    'api',
    ['tests/ops/payout-files.api.test.ts'],
    [['a file counts returns of other files', ' where p.file_id = f.id', '']]
  ),
  ...faultsIn(
    'src/server/ops/due-payouts.ts',
    'api',
    ['tests/ops/payout-files.api.test.ts'],
    [
      ['shops that owe are due', "{ ...which, state: 'owed' }", '{ ...which }'],
      [
        'all shops are due, whichever were selected',
        "{ ...which, state: 'owed' }",
        "{ keyword: which.keyword, state: 'owed' }"
      ],
      ['a file pays without end', 'where has_account and place <= ${limit} order', 'where has_account order'],
      ['the overview counts shops that owe', "shopsWithBalance({ state: 'owed' })", 'shopsWithBalance({})']
    ]
  ),
  ...faultsIn(
    'src/server/ops/return-payout-file.ts',
    'api',
    ['tests/ops/payout-files.api.test.ts'],
    [
      ['a payout of a file is returned twice', ', isNull(returned.id)', ''],
      [
        'the payouts of all files are returned',
        'and(eq(shopPayouts.fileId, fileId), ',
        'and(isNull(shopPayouts.returnOf), '
      ]
    ]
  ),
  ...faultsIn(
    'src/server/ops/return-payout.ts',
    'api',
    ['tests/ops/payout-returns.api.test.ts'],
    [
      ['a payout is returned twice', 'if (known) return', 'if (known && false) return'],
      ['a return is returned', 'if (payout.returnOf !== null) return', 'if (payout.returnOf === 0) return']
    ]
  ),
  ...faultsIn(
    'src/server/ops/schema.ts',
    'api',
    ['tests/ops/payout-returns.api.test.ts'],
    [['a reference of a payout is compared with its blanks', "'[[:space:]]', ''", "'[[:space:]]', ' '"]]
  ),
  ...faultsIn(
    'src/server/ops/books-check.ts',
    'api',
    ['tests/money/checks.api.test.ts'],
    [
      [
        'the books miss a payout without its movement',
        "<> case p.direction when 'out' then p.amount else -p.amount end\n",
        'is null\n'
      ],
      [
        'the books miss a payout of another amount',
        "<> case p.direction when 'out' then -p.amount else p.amount end\n",
        'is null\n'
      ],
      ['the books miss a file with fewer payouts', 'having f.count <> count(p.id) or', 'having'],
      [
        'the books miss a file of another total',
        'f.total <> coalesce(sum(p.amount), 0) order',
        'f.total is null order'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/ops/list-payouts.ts',
    'api',
    ['tests/ops/payouts.api.test.ts'],
    [
      [
        'a payout shows the whole account',
        'accountName({ bankName, accountNumber })',
        '`${bankName} ${accountNumber}`'
      ]
    ]
  )
]
