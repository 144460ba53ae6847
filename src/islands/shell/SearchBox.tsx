import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { rememberSearch } from '#lib/search/store/recent-searches.ts'
import { $suggestions, type Suggestion } from '#lib/search/store/suggestions.ts'

import { ScopeSelect } from './ScopeSelect.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { useSearchList } from './use-search-list.ts'

type Props = {
  keyword: string
  /** Slug of the shop whose page this is: the search may stay in it. */
  shop?: string | undefined
  /** The search's tab that is open: a further search stays in it. */
  tab?: 'toko' | undefined
  /** The address asks for the focus: `focus=search`. */
  isFocused?: boolean
}

/**
 * The header's search: a GET form that works without scripts, and a combobox with suggestions once it is used.
 * Its fields are uncontrolled, so that what was chosen and typed before React arrived stays.
 */
export function SearchBox({ keyword, shop, tab, isFocused = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const listId = useId()
  const suggestions = useStore($suggestions)
  const list = useSearchList(input)
  const [active, setActive] = useState(-1)
  const [scope, setScope] = useState('')
  const isShown = list.isOpen && (suggestions.length > 0 || list.recent.length > 0)

  const open = () => {
    setActive(-1)
    setScope(select.current?.value ?? '')
    list.open()
  }
  const close = () => {
    setActive(-1)
    list.close()
  }
  // Keywords are searched where the box searches; categories and products are pages of their own.
  const searchHref = (keyword: string) => (scope ? paths.shop(scope, { keyword }) : paths.search(keyword))
  const hrefOf = ({ kind, keyword, url }: Suggestion) =>
    kind === 'keyword' && scope ? searchHref(keyword) : url
  const remember = ({ kind, keyword }: Suggestion) => kind === 'keyword' && rememberSearch(keyword)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The browser's own answer would be to empty the field.
      event.preventDefault()
      close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || suggestions.length === 0) return
    event.preventDefault()
    if (!list.isOpen) list.open()
    // One place more than there are suggestions: the input itself.
    setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
  }
  const onSubmit = (event: SyntheticEvent) => {
    const chosen = suggestions[active]
    const typed = input.current?.value.trim() ?? ''
    if (isShown && chosen) {
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
        {shop && <ScopeSelect shop={shop} ref={select} onChange={setScope} />}
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
            autoFocus={isFocused}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            onFocus={open}
            onClick={() => list.isOpen || open()}
            onInput={open}
            onKeyDown={onKeyDown}
          />
        </label>
        <Button type="submit" look="primary" size="square" className="size-9 min-h-0" aria-label="Cari">
          <Search className="size-5" aria-hidden="true" />
        </Button>
      </div>
      <SearchPanel
        isShown={isShown}
        listId={listId}
        suggestions={suggestions}
        active={active}
        recent={list.recent}
        hrefOf={hrefOf}
        searchHref={searchHref}
        onChoose={remember}
        onForget={list.forget}
      />
    </form>
  )
}
