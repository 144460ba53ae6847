import type { ReactNode } from 'react'

import { Button } from '#components/ui/Button.tsx'

type Props = {
  isBusy: boolean
  isDisabled?: boolean
  /** The id of its form, where it stands beside it. */
  form?: string
  children: ReactNode
}

/** The one primary action of a form; a second click while it works does nothing. */
export function SubmitButton({ isBusy, isDisabled = false, form, children }: Props) {
  return (
    <Button
      type="submit"
      form={form}
      look="primary"
      size="large"
      className="w-full"
      disabled={isDisabled}
      isBusy={isBusy}
    >
      {children}
    </Button>
  )
}
