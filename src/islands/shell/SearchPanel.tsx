import { paths } from '#lib/core/paths.ts'
import type { Offer, Suggestion } from '#lib/search/store/suggestions.ts'
import { suggestionGroups } from '#lib/search/suggestion-groups.ts'

import { RecentSearches } from './RecentSearches.tsx'
import { SearchNote } from './SearchNote.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'

type Props = {
  isOpen: boolean
  /** The panel fills the screen, half of which the keyboard covers. */
  isSheet: boolean
  listId: string
  offer: Offer
  recent: readonly string[]
  /** Slug of the searched shop; empty for the whole marketplace. */
  scope: string
  /** Index of the suggestion selected by arrow keys; -1 for the field itself. */
  active: number
  onChoose: (suggestion: Suggestion) => void
  onDone: () => void
}

/**
 * The panel below the search field: recent searches, suggestions by kind, or why there are none. Pressing it does not
 * take the focus from the field.
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
      // Scroll containers are focusable by Tab in some browsers; here the arrow keys move through the list instead.
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
