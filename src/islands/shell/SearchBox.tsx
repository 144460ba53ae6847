import { ArrowLeft, Search } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { rememberSearch } from '#lib/search/store/recent-searches.ts'
import type { Suggestion } from '#lib/search/store/suggestions.ts'
import { nextPlace } from '#lib/search/suggestion-groups.ts'

import { ScopeSelect } from './ScopeSelect.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { useSearchList } from './use-search-list.ts'

type Props = {
  keyword: string
  /** Slug of the shop that the page belongs to: the search can be limited to it. */
  shop?: string | undefined
  /** The search page's open tab, in which a further search stays. */
  tab?: 'toko' | undefined
  /** The address requests the focus: `focus=search`. */
  isFocused?: boolean
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The header's search: a GET form that works without scripts, and a combobox with suggestions once hydrated,
 * full-screen on phones. Its fields are uncontrolled, so that values from before hydration stay.
 */
export function SearchBox({ keyword, shop, tab, isFocused = false }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const list = useSearchList(form)
  const { isOpen, isSheet, active, offer } = list
  const { items } = offer

  const remember = ({ kind, keyword }: Suggestion) => kind === 'keyword' && rememberSearch(keyword)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // By default the browser would clear the field.
      event.preventDefault()
      list.close()
    }
    const step = steps[event.key]
    if (!step || items.length === 0) return
    event.preventDefault()
    if (!isOpen) list.open()
    list.setActive(nextPlace(active, step, items.length))
  }
  const onSubmit = (event: SyntheticEvent) => {
    const chosen = isOpen ? items[active] : undefined
    const typed = input.current?.value.trim() ?? ''
    if (chosen) {
      event.preventDefault()
      remember(chosen)
      window.location.assign(chosen.url)
    } else if (!typed) event.preventDefault()
    else rememberSearch(typed)
  }
  const leave = () => {
    list.close()
    input.current?.blur()
  }

  return (
    <form
      ref={form}
      action={paths.search('').split('?')[0]}
      role="search"
      data-sheet={isSheet || undefined}
      className={`relative ${isOpen ? 'z-10 flex flex-col bg-base-100 max-md:fixed max-md:inset-0' : ''}`}
      onSubmit={onSubmit}
      onBlur={event => isSheet || event.currentTarget.contains(event.relatedTarget) || list.close()}
    >
      <div
        className={`flex items-center ${isOpen ? 'max-md:border-b max-md:border-base-300 max-md:p-1.5' : ''}`}
      >
        {isSheet && (
          <Button look="ghost" size="square" aria-label="Tutup pencarian" onClick={leave}>
            <ArrowLeft className="size-6" aria-hidden="true" />
          </Button>
        )}
        <div className="input-bordered input flex h-11 w-full items-center gap-0 bg-base-200 p-0">
          {shop && <ScopeSelect shop={shop} onChange={list.open} />}
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
              enterKeyHint="search"
              autoFocus={isFocused}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
              onFocus={list.open}
              onClick={() => isOpen || list.open()}
              onInput={list.open}
              onKeyDown={onKeyDown}
            />
          </label>
          <Button
            type="submit"
            look="primary"
            size="square"
            className="-mr-px rounded-l-none"
            aria-label="Cari"
          >
            <Search className="size-5" aria-hidden="true" />
          </Button>
        </div>
      </div>
      <SearchPanel
        isOpen={isOpen}
        isSheet={isSheet}
        listId={listId}
        offer={offer}
        recent={list.recent}
        scope={list.scope}
        active={active}
        onChoose={remember}
        onDone={() => input.current?.focus()}
      />
    </form>
  )
}
