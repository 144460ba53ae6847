import type { ReactNode } from 'react'

/** Layouts of label and value, with the classes of the pair, the label and the value. */
const layouts = {
  /** Label above the value. */
  stacked: ['min-w-0', 'text-sm', 'flex min-h-9 flex-wrap items-center gap-x-2'],
  /** Label and value at opposite ends of a line. */
  apart: [
    'flex min-h-8 flex-wrap items-center justify-between gap-x-3',
    'text-sm',
    'ml-auto flex items-center gap-x-1 text-right'
  ],
  /** Label in the first of two columns, which phones stack. */
  columns: ['sm:contents', '', 'min-w-0']
} as const

/** One label and value of a description list (`dl`). */
export function Fact({
  label,
  layout,
  children
}: {
  label: string
  layout: keyof typeof layouts
  children: ReactNode
}) {
  const [pair, name, fact] = layouts[layout]
  return (
    <div className={pair}>
      <dt className={`text-muted ${name}`}>{label}</dt>
      <dd className={fact}>{children}</dd>
    </div>
  )
}
