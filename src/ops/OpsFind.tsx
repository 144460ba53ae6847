import { useStore } from '@nanostores/react'
import { useCombobox } from 'downshift'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { FoundThing } from '#lib/ops/find-contract.ts'

import { $keyword, found, labelOf, openFound, partOf } from './find-store.ts'
import { $letterKeys, isCommand } from './table/keys.ts'

/** Milliseconds after the last key until what was typed is looked for. */
const pauseMs = 200
/** Letters from which on something is looked for. */
const minLength = 2
/** The one search box of the page. */
const fieldId = 'cari-apa-saja'

/** One search box for orders, payments, people and goods, focused by '/' from anywhere (ops-101). */
export function OpsFind({ parts }: { parts: readonly string[] }) {
  const keyword = useStore($keyword)
  const letterKeys = useStore($letterKeys)
  const { value, error, status, isFetching } = useStore(found.$state)
  const [typed, setTyped] = useState('')
  useEffect(focusBySlash, [])
  useEffect(() => {
    const wanted = typed.trim()
    const timer = setTimeout(() => $keyword.set(wanted.length < minLength ? '' : wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = keyword !== '' && keyword === typed.trim()
  const things = isAsked && value ? value.filter(thing => parts.includes(partOf(thing))) : []
  const box = useCombobox<FoundThing>({
    inputId: fieldId,
    items: things,
    selectedItem: null,
    inputValue: typed,
    itemToString: thing => thing?.title ?? '',
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputChange ? { ...changes, highlightedIndex: 0 } : changes,
    onStateChange({ type, selectedItem }) {
      const types = useCombobox.stateChangeTypes
      if (type !== types.ItemClick && type !== types.InputKeyDownEnter) return
      if (!selectedItem) return
      setTyped('')
      document.getElementById(fieldId)?.blur()
      openFound(selectedItem)
    }
  })
  const isShown = box.isOpen && things.length > 0
  return (
    <search className="relative min-w-0 grow basis-40 md:max-w-xl">
      <label className="input h-11 w-full">
        <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <input
          {...box.getInputProps({
            'aria-label': 'Cari apa saja',
            onChange: event => setTyped(event.currentTarget.value),
            onKeyDown: event => {
              if (event.key !== 'Escape') return
              setTyped('')
              if (!box.isOpen) document.getElementById(fieldId)?.blur()
            }
          })}
          aria-activedescendant={
            isShown && box.highlightedIndex in things
              ? box.getItemProps({ index: box.highlightedIndex, item: things[box.highlightedIndex]! }).id
              : undefined
          }
          placeholder="Kode pesanan, VA, telepon, produk, resi"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
        {letterKeys !== 'off' && (
          <kbd
            className="rounded-sm border border-base-300 px-1.5 text-xs text-muted max-md:hidden"
            aria-hidden="true"
          >
            /
          </kbd>
        )}
      </label>
      <div
        className={`absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-box border border-base-300 bg-base-100 p-2 shadow-lg max-md:fixed max-md:inset-x-2 max-md:top-14 ${box.isOpen && typed.trim().length >= minLength ? '' : 'hidden'}`}
      >
        <ul {...box.getMenuProps({ 'aria-label': 'Hasil pencarian' })} hidden={!isShown}>
          {isShown &&
            things.map((thing, index) => (
              <li
                key={`${thing.kind}${thing.id}`}
                {...box.getItemProps({ item: thing, index })}
                className={`grid min-h-11 cursor-pointer grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-field px-2 py-2 ${
                  index === box.highlightedIndex
                    ? 'bg-base-200 outline-2 -outline-offset-2 outline-primary'
                    : ''
                }`}
              >
                {/* Each result says its kind: a listbox may not hold headings. */}
                <span className="text-xs text-muted">
                  {isOfGroup(things[index - 1], thing) ? (
                    <span className="sr-only">{labelOf(thing)}</span>
                  ) : (
                    labelOf(thing)
                  )}
                </span>
                <span className="min-w-0">
                  <span className="font-medium wrap-anywhere">{thing.title}</span>{' '}
                  <span className="text-sm wrap-anywhere text-muted">{thing.detail}</span>
                </span>
              </li>
            ))}
        </ul>
        <p role="status" className="px-2 py-1 text-sm text-muted empty:hidden">
          {isAsked && error ? error.message : undefined}
          {isAsked && status === 'ready' && things.length === 0 && !isFetching && 'Tidak ada yang cocok.'}
          {!isAsked || (status === 'loading' && !error) ? 'Mencari …' : undefined}
        </p>
      </div>
    </search>
  )
}

/** Whether a result has the label of the one above it, which is then shown once. */
const isOfGroup = (above: FoundThing | undefined, thing: FoundThing): boolean =>
  above !== undefined && labelOf(above) === labelOf(thing)

/** '/' focuses the field, except while something is typed or a dialog is open. */
function focusBySlash(): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key !== '/' || !isCommand(event)) return
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}
