import type { ReactNode, Ref } from 'react'

import { moveFocus } from './move-focus.ts'

type Props<T extends string> = {
  label: string
  tabs: readonly T[]
  selected: T
  idOf: (tab: T) => string
  panelId: string
  /** Classes of the bar and of each tab: size, padding and distances. */
  look: { bar: string; tab: string }
  bar?: Ref<HTMLDivElement>
  onSelect: (tab: T) => void
  /** Content of a tab. */
  children: (tab: T) => ReactNode
}

/** A tab bar after the WAI-ARIA pattern: arrows move the focus, Enter or Space opens. */
export function Tabs<T extends string>({
  label,
  tabs,
  selected,
  idOf,
  panelId,
  look,
  bar,
  onSelect,
  children
}: Props<T>) {
  return (
    <div ref={bar} role="tablist" aria-label={label} className={`flex overflow-x-auto ${look.bar}`}>
      {tabs.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={idOf(tab)}
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          className={`flex cursor-pointer items-center justify-center border-b-2 text-sm -outline-offset-2 ${look.tab} ${
            tab === selected
              ? 'border-primary font-bold text-primary'
              : 'border-transparent font-medium text-muted hover:text-base-content'
          }`}
          onClick={() => onSelect(tab)}
          onKeyDown={moveFocus}
        >
          {children(tab)}
        </button>
      ))}
    </div>
  )
}
