import { useCombobox } from 'downshift'
import { type ReactNode, useId } from 'react'

import { Labelled } from './Fields.tsx'

export type ComboOption = { id: number | string; label: string; detail?: string }

type Props<T extends ComboOption> = {
  label: ReactNode
  /** The label is for screen readers alone, as above a table. */
  isBare?: boolean
  problem?: string | undefined
  hint?: string | undefined
  placeholder?: string
  /** What the field shows: what is typed, or the name of what was chosen. */
  value: string
  options: readonly T[]
  maxLength?: number
  onType: (typed: string) => void
  onPick: (option: T) => void
  /** The field was left, also without a choice. */
  onLeave?: () => void
}

/** Options that are shown at once. */
const maxShown = 50

/** A field with suggestions: arrows move, Enter takes one, Escape closes. The caller filters the options by what is typed. */
export function ComboField<T extends ComboOption>(props: Props<T>) {
  const { label, isBare = false, problem, hint } = props
  const id = useId()
  if (!isBare)
    return (
      <Labelled label={label} problem={problem} hint={hint}>
        {field => <Box {...props} field={field} />}
      </Labelled>
    )
  return <Box {...props} field={{ id, 'aria-label': String(label) }} />
}

function Box<T extends ComboOption>(props: Props<T> & { field: { id: string; 'aria-label'?: string } }) {
  const { field, value, options, placeholder, maxLength, problem, isBare } = props
  const shown = options.slice(0, maxShown)
  const box = useCombobox<T>({
    inputId: field.id,
    items: shown,
    selectedItem: null,
    inputValue: value,
    itemToString: option => option?.label ?? '',
    onStateChange({ type, selectedItem }) {
      const types = useCombobox.stateChangeTypes
      if (type === types.InputBlur) props.onLeave?.()
      const isPicked = type === types.ItemClick || type === types.InputKeyDownEnter
      if (isPicked && selectedItem) props.onPick(selectedItem)
    }
  })
  const isOpen = box.isOpen && shown.length > 0
  const active = shown[box.highlightedIndex]
  return (
    <div className="relative min-w-0">
      <input
        className={`input-bordered input h-11 ${isBare ? 'w-44 max-w-full' : 'w-full'} ${problem ? 'input-error' : ''}`}
        {...box.getInputProps({ onChange: event => props.onType(event.currentTarget.value) })}
        aria-activedescendant={
          isOpen && active ? box.getItemProps({ item: active, index: box.highlightedIndex }).id : undefined
        }
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        {...field}
        aria-labelledby={undefined}
      />
      <ul
        {...box.getMenuProps({ 'aria-label': 'Pilihan' })}
        className={`absolute top-full right-0 left-0 z-30 mt-1 max-h-72 min-w-64 overflow-y-auto rounded-box border border-base-300 bg-base-100 p-1 shadow-lg ${isOpen ? '' : 'hidden'}`}
      >
        {isOpen &&
          shown.map((option, index) => (
            <li
              key={option.id}
              {...box.getItemProps({ item: option, index })}
              className={`grid min-h-11 cursor-pointer content-center rounded-field px-2 py-1 text-sm ${
                index === box.highlightedIndex
                  ? 'bg-base-200 outline-2 -outline-offset-2 outline-primary'
                  : ''
              }`}
            >
              <span>{option.label}</span>
              {option.detail && <span className="text-xs text-muted">{option.detail}</span>}
            </li>
          ))}
      </ul>
    </div>
  )
}
