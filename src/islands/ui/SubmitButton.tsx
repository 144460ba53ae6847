import type { ReactNode } from 'react'

import { Button } from '#components/ui/Button.tsx'

type Props = {
  isBusy: boolean
  isDisabled?: boolean
  /** The form's id, if the button is outside of it. */
  form?: string
  children: ReactNode
}

/** The only primary action of a form; a second click while it is busy does nothing. */
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
