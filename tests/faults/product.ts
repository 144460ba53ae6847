import { faultsIn } from './fault.ts'

/** Choosing a product: its photos, its variants' looks, and what is said once it is in the cart. */
export const productFaults = [
  ...faultsIn(
    'src/lib/product/zoom.ts',
    'unit',
    ['tests/product/zoom.test.ts'],
    [
      [
        'a photo is enlarged without end',
        'Math.min(Math.max(view.scale * factor, 1), largestScale)',
        'Math.max(view.scale * factor, 1)'
      ],
      ['a photo is moved off its frame', 'Math.min(Math.max(value, -most), most)', 'value'],
      ['a small photo stands aside', '  if (scale <= 1) return wholeView\n', '']
    ]
  ),
  ...faultsIn(
    'src/lib/product/option-look.ts',
    'unit',
    ['tests/product/colours.test.ts'],
    [
      ['a size shows the photo of a colour', ' && !others.has(photo)', ''],
      ['one of several photos stands for all', ' && its.size === 1', '']
    ]
  ),
  ...faultsIn(
    'src/lib/product/colours.ts',
    'unit',
    ['tests/product/colours.test.ts'],
    [
      [
        'a name of the language is a colour',
        'Object.hasOwn(colours, words) ? colours[words] : undefined',
        'colours[words]'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/voucher/purchase-sum.ts',
    'unit',
    ['tests/product/purchase-sum.test.ts'],
    [
      [
        'a subtotal promises a voucher below its minimum',
        'vouchers.filter(({ min_purchase_amount: least }) => least <= goods)',
        'vouchers'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/voucher/worth.ts',
    'unit',
    ['tests/product/purchase-sum.test.ts'],
    [['a piece costs a rupiah more than its card says', 'Math.ceil(', 'Math.floor(']]
  ),
  ...faultsIn(
    'src/lib/checkout/arrival-text.ts',
    'unit',
    ['tests/checkout/arrival-text.test.ts'],
    [['the checkout forgets the days of a pre-order', 'Math.max(0, ...preOrderDays)', '0']]
  ),
  ...faultsIn(
    'src/lib/cart/store/add-item.ts',
    'unit',
    ['tests/cart/added-toast.test.ts'],
    [['nobody says how many were added', 'toast(addedText(item.qty),', 'toast(cartTexts.added,']]
  )
]
