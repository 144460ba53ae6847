import type { ReactNode } from 'react'

/** How the name of a fact stands to it, with the classes of the pair, the name and the fact. */
const layouts = {
  /** Above it. */
  stacked: ['min-w-0', 'text-sm', 'flex min-h-9 flex-wrap items-center gap-x-2'],
  /** At the other end of the line. */
  apart: [
    'flex min-h-8 flex-wrap items-center justify-between gap-x-3',
    'text-sm',
    'flex items-center gap-x-1 text-right'
  ],
  /** In the first of the list's two columns, which phones have below each other. */
  columns: ['sm:contents', '', 'min-w-0']
} as const

/** One fact of a list of facts (`dl`), with its name. */
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
