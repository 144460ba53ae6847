import { faultsIn } from './fault.ts'

const words = ['tests/search/suggested-words.api.test.ts']
const store = ['tests/search/suggestion-store.test.ts']

/** The header: what its search suggests, and its menu of categories. */
export const shellFaults = [
  ...faultsIn('src/server/search/keywords.ts', 'api', words, [
    ['a shop is offered what others sell', '!shop || shopId === shop.id', 'shopId > 0'],
    [
      'a shop is offered words that lead to nothing',
      'shop ? firstOf(known, isSoldHere, suggestionsShown) : known',
      'known'
    ],
    [
      'what the trade calls a thing is said where nobody sells it',
      'firstOf(phrasesFor(prefix, synonyms), isSoldHere, phrasesShown)',
      'phrasesFor(prefix, synonyms)'
    ]
  ]),
  ...faultsIn('src/server/search/suggested-words.ts', 'api', words, [
    [
      'a longer name of the trade is taken for a shorter one',
      " && !word.slice(prefix.length).includes(' ')",
      ''
    ]
  ]),
  ...faultsIn('src/lib/search/store/suggestions.ts', 'unit', store, [
    [
      'suggestions of everywhere are shown in a shop',
      "(last.asked.shop_id ?? '') === shop",
      'shop !== undefined'
    ]
  ]),
  ...faultsIn('src/lib/core/tab-answer.ts', 'unit', store, [
    [
      'suggestions are asked for anew on each page',
      'Array.isArray(kept?.value)',
      '!Array.isArray(kept?.value)'
    ],
    ['suggestions are kept for ever', ' && Date.now() - kept.at < freshMs', '']
  ]),
  ...faultsIn(
    'src/islands/shell/safe-triangle.ts',
    'unit',
    ['tests/core/safe-triangle.test.ts'],
    [['a pointer that goes down is on its way to the panel', 'moved <= slope(side.bottom)', 'moved <= 1_000']]
  )
]
