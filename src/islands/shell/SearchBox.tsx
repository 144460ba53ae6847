import { useStore } from '@nanostores/react'
import { LayoutGrid, Package, Search } from 'lucide-react'
import { type SyntheticEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { paths } from '#lib/paths.ts'
import { $suggestions, rememberSearch, suggestFor, type Suggestion } from '#lib/stores/suggestions.ts'

import { RecentSearches } from './RecentSearches.tsx'

const icons = { keyword: Search, category: LayoutGrid, product: Package }

/**
 * The header's search: a GET form that works without scripts, and a combobox with suggestions once it is used.
 * The input is uncontrolled, so that what was typed before React arrived stays.
 */
export function SearchBox({ keyword }: { keyword: string }) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const suggestions = useStore($suggestions)

  const open = () => {
    setOpen(true)
    suggestFor(input.current?.value ?? '')
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
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
      follow(chosen)
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
      <label className="input-bordered input flex h-11 w-full items-center gap-2 bg-base-200 pr-1">
        <span className="sr-only">Cari produk</span>
        <input
          ref={input}
          type="search"
          name="keyword"
          className="min-w-0 grow"
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
          onInput={open}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="btn btn-square size-9 min-h-0 btn-primary" aria-label="Cari">
          <Search className="size-5" aria-hidden="true" />
        </button>
      </label>
      <div
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70vh] overflow-y-auto rounded-box border border-base-300 bg-base-100 p-2 shadow-lg"
        hidden={!isOpen || suggestions.length === 0}
      >
        <RecentSearches isOpen={isOpen} />
        <ul id={listId} role="listbox" aria-label="Saran pencarian" className="menu w-full p-0">
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.url}
              id={`${listId}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
            />
          ))}
        </ul>
      </div>
    </form>
  )
}

function follow(suggestion: Suggestion): void {
  if (suggestion.kind === 'keyword') rememberSearch(suggestion.keyword)
  window.location.assign(suggestion.url)
}

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean }

function Option({ id, suggestion, isActive }: OptionProps) {
  const Icon = icons[suggestion.kind]
  return (
    <li id={id} role="option" aria-selected={isActive}>
      <a
        href={suggestion.url}
        tabIndex={-1}
        className={`min-h-11 ${isActive ? 'bg-base-200' : ''}`}
        onClick={() => suggestion.kind === 'keyword' && rememberSearch(suggestion.keyword)}
      >
        <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <span className="truncate">{suggestion.keyword}</span>
      </a>
    </li>
  )
}
