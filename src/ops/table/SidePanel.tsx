import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { isTyping } from './keys.ts'

type Props = { label: string; table: ReactNode; onClose: () => void; children?: ReactNode }

/**
 * A table and what is open of it beside it; below 1,280 px one takes the other's place. Escape closes what is open and returns to
 * its row (ops-102).
 */
export function SidePanel({ label, table, onClose, children }: Props) {
  const isOpen = Boolean(children)
  useEffect(() => {
    if (!isOpen) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event)) return
      onClose()
      setTimeout(() => document.querySelector<HTMLElement>('[data-console-table] tr[tabindex="0"]')?.focus())
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOpen, onClose])
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${isOpen ? 'xl:grid-cols-[minmax(0,1fr)_30rem]' : ''}`}
    >
      <div className={`not-printed ${isOpen ? 'max-xl:hidden' : ''}`}>{table}</div>
      {isOpen && (
        <aside
          aria-label={label}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-box border border-base-300 bg-base-100 p-4 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
        >
          <div className="not-printed flex items-center justify-between gap-2">
            <Button look="ghost" className="xl:hidden" onClick={onClose}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              Kembali
            </Button>
            <Button
              look="ghost"
              size="square"
              className="ml-auto max-xl:hidden"
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
