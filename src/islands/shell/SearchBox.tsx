import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { type SyntheticEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { paths } from '#lib/paths.ts'
import { $suggestions, rememberSearch, suggestFor, type Suggestion } from '#lib/stores/suggestions.ts'

import { RecentSearches } from './RecentSearches.tsx'
import { ScopeSelect } from './ScopeSelect.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'

type Props = {
  keyword: string
  /** Slug of the shop whose page this is: the search may stay in it. */
  shop?: string | undefined
  /** The search's tab that is open: a further search stays in it. */
  tab?: 'toko' | undefined
}

/**
 * The header's search: a GET form that works without scripts, and a combobox with suggestions once it is used.
 * Its fields are uncontrolled, so that what was chosen and typed before React arrived stays.
 */
export function SearchBox({ keyword, shop, tab }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [scope, setScope] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const listId = useId()
  const suggestions = useStore($suggestions)

  const open = () => {
    setOpen(true)
    setScope(select.current?.value ?? '')
    suggestFor(input.current?.value ?? '')
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  // Keywords are searched where the box searches; categories and products are pages of their own.
  const hrefOf = ({ kind, keyword, url }: Suggestion) =>
    kind === 'keyword' && scope ? paths.shop(scope, { keyword }) : url
  const remember = ({ kind, keyword }: Suggestion) => kind === 'keyword' && rememberSearch(keyword)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || suggestions.length === 0) return
    event.preventDefault()
    setOpen(true)
    // One place more than there are suggestions: the input itself.
    setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
  }
  const onSubmit = (event: SyntheticEvent) => {
    const chosen = suggestions[active]
    const typed = input.current?.value.trim() ?? ''
    if (isOpen && chosen) {
      event.preventDefault()
      remember(chosen)
      window.location.assign(hrefOf(chosen))
    } else if (!typed) event.preventDefault()
    else rememberSearch(typed)
  }

  return (
    <form
      action={paths.search('').split('?')[0]}
      role="search"
      className="relative"
      onSubmit={onSubmit}
      onBlur={event => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <div className="input-bordered input flex h-11 w-full items-center gap-0 bg-base-200 p-0 pr-1">
        {shop && <ScopeSelect shop={shop} ref={select} />}
        {tab && <input type="hidden" name="tab" value={tab} />}
        <label className="flex h-full min-w-0 grow items-center">
          <span className="sr-only">Cari produk</span>
          <input
            ref={input}
            type="search"
            name="keyword"
            className="h-full w-full min-w-0 pl-3"
            placeholder="Cari produk"
            defaultValue={keyword}
            maxLength={100}
            autoComplete="off"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            onFocus={open}
            onInput={() => {
              setActive(-1)
              open()
            }}
            onKeyDown={onKeyDown}
          />
        </label>
        <button type="submit" className="btn btn-square size-9 min-h-0 btn-primary" aria-label="Cari">
          <Search className="size-5" aria-hidden="true" />
        </button>
      </div>
      <div
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70vh] overflow-y-auto rounded-box border border-base-300 bg-base-100 p-2 shadow-lg"
        hidden={!isOpen || suggestions.length === 0}
      >
        <RecentSearches isOpen={isOpen} />
        <ul id={listId} role="listbox" aria-label="Saran pencarian" className="menu w-full p-0">
          {suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={suggestion.url}
              id={`${listId}-${index}`}
              suggestion={suggestion}
              href={hrefOf(suggestion)}
              isActive={index === active}
              onChoose={() => remember(suggestion)}
            />
          ))}
        </ul>
      </div>
    </form>
  )
}
