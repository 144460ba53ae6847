import { type ReactNode, useId } from 'react'

type Props = {
  /** Place in the form, from 1; without one where there is a single step. */
  step?: number
  title: string
  hint?: string | undefined
  problem?: string | undefined
  children: ReactNode
}

/** One numbered step of the form: its title, its fields, and below them what is wrong. */
export function FormStep({ step, title, hint, problem, children }: Props) {
  const id = useId()
  return (
    <fieldset
      className="grid min-w-0 grid-cols-1 gap-3 rounded-box border border-base-300 bg-base-100 p-4"
      aria-describedby={`${id}-problem`}
      aria-labelledby={id}
      // The first wrong step takes the focus.
      tabIndex={-1}
      data-wrong={problem !== undefined}
    >
      <h2 id={id} className="flex items-center gap-2 text-base font-bold">
        {step && (
          <span
            className="grid size-6 shrink-0 place-items-center rounded-full bg-base-300 text-sm tabular"
            aria-hidden="true"
          >
            {step}
          </span>
        )}
        {title}
      </h2>
      {/* What is wrong may be what the hint asked for. */}
      {hint && hint !== problem && <p className="text-sm text-muted">{hint}</p>}
      {children}
      <p id={`${id}-problem`} className="text-sm text-error empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}
