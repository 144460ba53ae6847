import { faultsIn } from './fault.ts'

const accounts = ['tests/withdrawal/bank-accounts.api.test.ts']
const holder = ['tests/core/adapters/bank-holder.test.ts']
const ledger = ['tests/money/ledger.api.test.ts']

/** Where Saldo can be sent to, whose name is believed, and whose history is told. */
export const bankFaults = [
  ...faultsIn('src/server/withdrawal/bank-accounts.ts', 'api', accounts, [
    ['a bank account is anybody’s', '    eq(bankAccounts.userId, userId),\n    isNull', '    isNull'],
    ['a deleted bank account counts', '    isNull(bankAccounts.deletedAt),\n', ''],
    [
      'an account that money is on its way to is deleted',
      'return open ? refuse(withdrawalRefusals.bank_account_in_use) : ok(account)',
      'return ok(account)'
    ],
    ['ten accounts are not the most', 'if ((existing?.n ?? 0) >= accountLimit)', 'if (false)']
  ]),
  ...faultsIn('src/server/withdrawal/bank-routes.ts', 'api', accounts, [
    [
      'the client says who holds an account',
      'insertBankAccount(tx, context.buyerId, checked.value, context.now)',
      'insertBankAccount(tx, context.buyerId, { ...checked.value, holder: context.input.account_holder ?? checked.value.holder }, context.now)'
    ],
    [
      'a new account leaves no trace',
      "      await noteEvent(tx, context, 'bank_account_added')\n      return answerAccount",
      '      return answerAccount'
    ]
  ]),
  ...faultsIn(
    'src/server/withdrawal/check-holder.ts',
    'api',
    ['tests/withdrawal/bank-check-limit.api.test.ts'],
    [['names of strangers are collected', 'if (wait !== undefined)', 'if (false)']]
  ),
  ...faultsIn('src/server/core/adapters/bank-holder-http.ts', 'unit', holder, [
    ['whatever a bank check says is a name', 'if (!name.test(holder))', 'if (false)'],
    ['a bank check tells another place', "redirect: 'error'", "redirect: 'follow'"],
    ['a bank check is waited for without an end', '    signal: AbortSignal.timeout(patience)\n', ''],
    ['an answer is read without an end', 'if (text.length > longestAnswer)', 'if (false)']
  ]),
  ...faultsIn(
    'src/lib/money/csv.ts',
    'unit',
    ['tests/money/csv.test.ts'],
    [['a spreadsheet carries out what people write', "? `'${text}` : text", '? text : text']]
  ),
  ...faultsIn('src/server/money/export-history.ts', 'api', ledger, [
    ['the file of a month is everybody’s', '      ownEntries(userId),\n', ''],
    [
      'a month ends in UTC',
      'lt(ledgerMovements.createdAt, dayStart(`${next}-01`))',
      'lt(ledgerMovements.createdAt, new Date(`${next}-01`))'
    ]
  ])
]
