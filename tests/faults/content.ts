import { faultsIn } from './fault.ts'

const fees = ['tests/content/fee-groups.api.test.ts']

/** Pages that are read: fees, texts and the ways on. */
export const contentFaults = [
  ...faultsIn('src/server/reference/fee-groups.ts', 'api', fees, [
    ['a start takes back what the operator made of the fees', "rule: 'keep'", "rule: 'replace'"]
  ]),
  ...faultsIn('src/server/ops/fee-routes.ts', 'api', fees, [
    ['saved fees are not told before their time', 'after.invalidate(feesTag)', 'after.invalidate()'],
    ['a category has two fees', 'if (twice) return', 'if (twice === type) return']
  ]),
  ...faultsIn('src/lib/ops/fee-contract.ts', 'api', fees, [
    ['a group names a category twice', '.size === names.length', '.size <= names.length'],
    ['a category is another one in capitals', 'names.map(name => name.toLowerCase())', 'names']
  ]),
  ...faultsIn(
    'src/lib/content/fees.ts',
    'unit',
    ['tests/content/fees.test.ts'],
    [
      [
        'a discount above the price is a sale below nothing',
        'Math.max(price - discount, 0)',
        'price - discount'
      ],
      [
        'a fee has parts of a rupiah',
        'Math.round((total * clamp(sale.rateBasisPoints)) / 10_000)',
        '(total * clamp(sale.rateBasisPoints)) / 10_000'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/content/contact.ts',
    'unit',
    ['tests/content/contact.test.ts'],
    [
      ['a line of the draft breaks its address', 'encodeURIComponent(body)', 'body'],
      ['a draft of nobody has an empty name', " || 'Tanpa Nama'", '']
    ]
  ),
  ...faultsIn(
    'src/server/content/fill-text.ts',
    'unit',
    ['tests/content/text-pages.test.ts'],
    [
      ['a company’s name is markup', 'escapeMarkup(told(facts, name))', 'told(facts, name)'],
      ['a hole stands in a text', 'if (fact === undefined) throw', 'if (fact === null) throw'],
      ['a misspelt fact is passed over', 'if (!Object.hasOwn(facts, name)) throw', 'if (!name) throw']
    ]
  ),
  ...faultsIn(
    'src/server/core/http/hosts.ts',
    'unit',
    ['tests/content/ways-on.test.ts'],
    [['links stand on another host’s name', "status === 421 ? '' : plainWays", 'plainWays']]
  )
]
