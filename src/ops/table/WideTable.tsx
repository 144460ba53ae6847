import type { ReactNode } from 'react'

/** A table of figures that scrolls sideways where it is wider than the screen, by keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="overflow-x-auto rounded-box border border-base-300 bg-base-100"
    >
      {children}
    </div>
  )
}
