import { useCombobox } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'

import { addressTexts } from '#lib/address/texts.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { RetryButton } from '#islands/ui/RetryButton.tsx'

import { type ComboOption, comboRows, sameOption } from './combo-rows.ts'

type Props = {
  label: string
  placeholder: string
  /** The options; undefined while they are unknown. */
  options: readonly ComboOption[] | undefined
  chosen: number | undefined
  onChoose: (id: number) => void
  /** With it, the caller searches by what was typed, and the options are not filtered here. */
  onType?: (typed: string) => void
  /** With `onType`: the search has an answer, so an empty list means that nothing was found. */
  isEmptyKnown?: boolean
  isDisabled?: boolean
  isFetching?: boolean
  problem?: string | undefined
  hint?: string
  error?: ApiError | undefined
  onRetry?: () => void
}

/** A field with options, filtered by typing and chosen by arrow keys or touch. Text that was not chosen is dropped. */
export function Combobox(props: Props) {
  const { label, options = [], chosen, problem, hint, error, isFetching: isLoading = false } = props
  const id = useId()
  const menuId = `${id}-list`
  const optionId = (index: number) => `${id}-option-${index}`
  /** The field's text while somebody types; otherwise it shows the chosen option's name. */
  const [typed, setTyped] = useState<string>()
  const selected = options.find(option => option.id === chosen) ?? null
  const rows = comboRows(options, props.onType ? undefined : typed)
  const combobox = useCombobox<ComboOption>({
    items: rows,
    inputId: id,
    menuId,
    getItemId: optionId,
    selectedItem: selected,
    inputValue: typed ?? selected?.label ?? '',
    itemToString: option => option?.label ?? '',
    stateReducer(state, { type, changes }) {
      const types = useCombobox.stateChangeTypes
      // Leaving the field and Escape close the list without changing the choice.
      if (type === types.InputBlur || type === types.InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem }
      }
      // Enter chooses the first match.
      if (type === types.InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
      return changes
    },
    onStateChange({ type, selectedItem }) {
      const types = useCombobox.stateChangeTypes
      const isChoice = type === types.ItemClick || type === types.InputKeyDownEnter
      if (isChoice && selectedItem) props.onChoose(selectedItem.id)
      if (type === types.InputBlur) {
        const same = typed === undefined ? undefined : sameOption(rows, typed)
        if (same && same.id !== chosen) props.onChoose(same.id)
      }
      if (isChoice || type === types.InputBlur || type === types.InputKeyDownEscape) setTyped(undefined)
    }
  })
  // A name that is filled in while the field has the focus is selected, so that typing replaces it as on focus.
  const isNameShown = selected !== null && typed === undefined
  useEffect(() => {
    const field = document.getElementById(id)
    if (isNameShown && field === document.activeElement) (field as HTMLInputElement).select()
  }, [isNameShown, id])
  const { isOpen, highlightedIndex } = combobox
  const isShown = isOpen && rows.length > 0
  useEffect(() => {
    if (isShown) document.getElementById(menuId)?.scrollIntoView({ block: 'nearest' })
  }, [isShown, menuId])
  const isEmpty = isOpen && Boolean(typed) && rows.length === 0
  const isKnown = props.onType ? props.isEmptyKnown : props.options !== undefined
  return (
    <div className="combo">
      <label {...combobox.getLabelProps({ htmlFor: id })} className="font-medium">
        {label}
      </label>
      <span className="combo-frame">
        <input
          {...combobox.getInputProps({
            disabled: props.isDisabled ?? false,
            onChange: event => {
              setTyped(event.currentTarget.value)
              props.onType?.(event.currentTarget.value)
            },
            onFocus: event => event.currentTarget.select(),
            onKeyDown: event => {
              if (event.key !== 'Escape') return
              // Escape closes the list; without one it must reach the dialog, which Downshift would prevent.
              if (isOpen) event.preventDefault()
              else Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            }
          })}
          // Downshift points to the first row before it exists.
          aria-activedescendant={isShown && highlightedIndex in rows ? optionId(highlightedIndex) : undefined}
          className={`input-bordered input h-12 w-full ${problem ? 'input-error' : ''}`}
          placeholder={props.placeholder}
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-note`}
          aria-busy={isLoading}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={80}
        />
        {!props.onType && <ChevronDown className="combo-arrow" aria-hidden="true" />}
      </span>
      <ul {...combobox.getMenuProps({ 'aria-label': label })} className="combo-list" hidden={!isShown}>
        {isShown &&
          rows.map((option, index) => (
            <li
              key={option.id}
              {...combobox.getItemProps({ item: option, index })}
              className="combo-option"
              data-active={index === highlightedIndex}
              data-chosen={option.id === chosen}
            >
              {option.label}
              {option.detail && <span className="text-sm text-muted">{option.detail}</span>}
            </li>
          ))}
      </ul>
      <p className="text-sm text-muted empty:hidden" role="status">
        {isEmpty && (isLoading ? 'Mencari …' : isKnown && addressTexts.noneFound)}
      </p>
      <p id={`${id}-note`} className={`text-sm empty:hidden ${problem ? 'text-error' : 'text-muted'}`}>
        {problem ?? hint}
      </p>
      {error && props.onRetry && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-error">
          {error.message} <RetryButton look="ghost" onRetry={props.onRetry} />
        </p>
      )}
    </div>
  )
}
