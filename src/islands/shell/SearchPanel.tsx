import type { Suggestion } from '#lib/search/store/suggestions.ts'

import { RecentSearches } from './RecentSearches.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'

type Props = {
  isShown: boolean
  listId: string
  suggestions: readonly Suggestion[]
  /** Place of the suggestion that the arrow keys reached; -1 in the field itself. */
  active: number
  recent: readonly string[]
  hrefOf: (suggestion: Suggestion) => string
  searchHref: (keyword: string) => string
  onChoose: (suggestion: Suggestion) => void
  onForget: () => void
}

/** What opens below the search field: on phones as wide as the screen, above the keyboard. The focus stays in the field: a press on the panel does not take it. */
export function SearchPanel(props: Props) {
  const { isShown, listId, suggestions, active, recent, hrefOf, searchHref, onChoose, onForget } = props
  return (
    <div
      role="presentation"
      className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70vh] overflow-y-auto overscroll-contain rounded-box border border-base-300 bg-base-100 p-2 shadow-lg max-md:fixed max-md:inset-x-3 max-md:top-14 max-md:max-h-[50dvh]"
      hidden={!isShown}
      onMouseDown={event => event.preventDefault()}
    >
      <RecentSearches recent={recent} hrefOf={searchHref} onForget={onForget} />
      <ul
        id={listId}
        role="listbox"
        aria-label="Saran pencarian"
        className="menu w-full p-0"
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.url}
            id={`${listId}-${index}`}
            suggestion={suggestion}
            href={hrefOf(suggestion)}
            isActive={index === active}
            onChoose={() => onChoose(suggestion)}
          />
        ))}
      </ul>
    </div>
  )
}
