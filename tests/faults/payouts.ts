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
      ['one transfer of the bank is two payouts', 'return known && fail(', 'return false && fail('],
      ['a payout to an account that the shop no longer has', '=> !seen || ', '=> true || '],
      [
        'a payout of a shop goes the other way',
        'const paid = isOut ? amount : -amount',
        'const paid = isOut ? amount : amount'
      ]
    ]
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
