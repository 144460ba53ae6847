import { paths } from '#lib/core/paths.ts'
import type { Offer, Suggestion } from '#lib/search/store/suggestions.ts'
import { suggestionGroups } from '#lib/search/suggestion-groups.ts'

import { RecentSearches } from './RecentSearches.tsx'
import { SearchNote } from './SearchNote.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'

type Props = {
  isOpen: boolean
  /** It takes the whole screen, and the keyboard half of that. */
  isSheet: boolean
  listId: string
  offer: Offer
  recent: readonly string[]
  /** Slug of the shop that is searched; empty where all of them are. */
  scope: string
  /** Place of the suggestion that the arrow keys reached; -1 in the field itself. */
  active: number
  onChoose: (suggestion: Suggestion) => void
  onDone: () => void
}

/**
 * What opens below the search field: own searches, suggestions by kind, or why there are none. The focus stays in the
 * field: a press on the panel does not take it.
 */
export function SearchPanel({
  isOpen,
  isSheet,
  listId,
  offer,
  recent,
  scope,
  active,
  onChoose,
  onDone
}: Props) {
  const place = isSheet
    ? 'grow pb-[50dvh]'
    : 'absolute inset-x-0 top-full mt-1 max-h-[70vh] rounded-box border border-base-300 shadow-lg'
  return (
    <div
      role="presentation"
      className={`overflow-y-auto overscroll-contain bg-base-100 p-2 ${place}`}
      hidden={!isOpen}
      // What scrolls would be a stop of Tab: the arrow keys walk it instead.
      tabIndex={-1}
      onMouseDown={event => event.preventDefault()}
    >
      <RecentSearches
        recent={isOpen ? recent : []}
        hrefOf={keyword => (scope ? paths.shop(scope, { keyword }) : paths.search(keyword))}
        onForget={onDone}
      />
      <div id={listId} role="listbox" aria-label="Saran pencarian" hidden={offer.items.length === 0}>
        {suggestionGroups(isOpen ? offer.items : [], offer.keyword).map(({ kind, title, items }) => (
          <ul key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className="menu w-full p-0 pb-2">
            <li id={`${listId}-${kind}`} role="presentation" className="px-3 py-1 text-muted">
              {title}
            </li>
            {items.map(({ suggestion, place }) => (
              <SuggestionOption
                key={suggestion.url}
                id={`${listId}-${place}`}
                suggestion={suggestion}
                typed={offer.keyword}
                isActive={place === active}
                onChoose={() => onChoose(suggestion)}
              />
            ))}
          </ul>
        ))}
      </div>
      <SearchNote isOpen={isOpen} offer={offer} scope={scope} onDone={onDone} />
    </div>
  )
}
