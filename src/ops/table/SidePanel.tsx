import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { isTyping } from './keys.ts'
import { focusActiveRow, openedRowId } from './use-row-keys.ts'

type Props = {
  label: string
  table: ReactNode
  /** What is open needs the whole width: it takes the table's place at every width. */
  isWhole?: boolean
  onClose: () => void
  children?: ReactNode
}

const looks = {
  beside: {
    grid: 'xl:grid-cols-[minmax(0,1fr)_30rem]',
    table: 'max-xl:hidden',
    panel: 'xl:sticky xl:top-18 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto',
    back: 'xl:hidden',
    close: 'max-xl:hidden'
  },
  whole: { grid: '', table: 'hidden', panel: '', back: '', close: 'hidden' }
} as const

const focusFirstField = (panel: HTMLElement | null): void =>
  (panel?.querySelector<HTMLElement>('form :is(input, select, textarea):enabled') ?? panel)?.focus()

/** Moves the focus from a field of the panel to the panel; an open list of a field closes first. */
function leaveField(panel: HTMLElement | null, field: EventTarget | null): void {
  if (!(field instanceof Element) || field.matches('[aria-expanded="true"]')) return
  if (panel?.contains(field) && !document.querySelector('dialog[open]')) panel.focus()
}

/**
 * A table and what is open of it beside it; below 1,280 px one takes the other's place. Escape closes what is open and returns to
 * its row; from a field it first leaves the field (ops-102).
 */
export function SidePanel({ label, table, isWhole = false, onClose, children }: Props) {
  const isOpen = Boolean(children)
  const look = isWhole ? looks.whole : looks.beside
  const panel = useRef<HTMLElement>(null)
  // What begins a new one leads into its fields.
  useEffect(() => {
    if (isOpen && document.activeElement?.matches('[data-console-new]')) focusFirstField(panel.current)
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (isTyping(event)) return leaveField(panel.current, event.target)
      // Rows that were read anew meanwhile have lost which one was active.
      const id = openedRowId()
      onClose()
      setTimeout(() => focusActiveRow(id))
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOpen, onClose])
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${isOpen ? look.grid : ''}`}>
      <div className={`not-printed ${isOpen ? look.table : ''}`}>{table}</div>
      {isOpen && (
        <aside
          ref={panel}
          aria-label={label}
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-box border border-base-300 bg-base-100 p-4 ${look.panel}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
        >
          <div className="not-printed flex items-center justify-between gap-2">
            <Button look="ghost" className={look.back} onClick={onClose}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              Kembali
            </Button>
            <Button
              look="ghost"
              size="square"
              className={`ml-auto ${look.close}`}
              aria-label="Tutup rincian"
              onClick={onClose}
            >
              <X className="size-5" aria-hidden="true" />
            </Button>
          </div>
          {children}
        </aside>
      )}
    </div>
  )
}
