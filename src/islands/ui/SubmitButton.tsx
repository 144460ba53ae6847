import type { ReactNode } from 'react'

import { Button } from '#components/ui/Button.tsx'

type Props = { isBusy: boolean; isDisabled?: boolean; children: ReactNode }

/** The one primary action of a form; a second click while it works does nothing. */
export function SubmitButton({ isBusy, isDisabled = false, children }: Props) {
  return (
    <Button
      type="submit"
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
