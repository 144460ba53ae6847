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
    [
      [
        'a payout of a shop goes the other way',
        "payout.direction === 'out' ? payout.amount : -payout.amount",
        'payout.amount'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/ops/return-payout.ts',
    'api',
    ['tests/ops/payout-returns.api.test.ts'],
    [
      ['a payout is returned twice', 'if (known) return', 'if (known && false) return'],
      ['a return is returned', 'if (payout.returnOf !== null) return', 'if (payout.returnOf === 0) return'],
      ['a return goes the way of its payout', "payout.direction === 'out' ? 'in' : 'out'", 'payout.direction']
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
