import type { ReactNode } from 'react'

type Props = { isBusy: boolean; isDisabled?: boolean; children: ReactNode }

/** The one primary action of a form; a second click while it works does nothing. */
export function SubmitButton({ isBusy, isDisabled = false, children }: Props) {
  return (
    <button type="submit" className="btn h-12 w-full btn-primary" disabled={isDisabled || isBusy}>
      {isBusy && <span className="loading loading-sm loading-spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
