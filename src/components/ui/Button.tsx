import type { ComponentProps } from 'react'

import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts'

type Own = {
  look: ButtonLook
  size?: ButtonSize
  /** Its position and width. */
  className?: string
  /** Shows a spinner and ignores further clicks. */
  isBusy?: boolean
}
type Props = Own & (({ href: string } & ComponentProps<'a'>) | ({ href?: never } & ComponentProps<'button'>))

/** A button, or a link that looks like one. */
export function Button({ look, size, className, isBusy = false, children, ...rest }: Props) {
  const all = { className: buttonClass(isBusy ? 'unavailable' : look, size, className) }
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...all}>
        {children}
      </a>
    )
  }
  return (
    <button
      type="button"
      {...rest}
      {...all}
      // Not `disabled`, which would take the focus away and lose a screen reader's position.
      {...(isBusy && { 'aria-disabled': true, onClick: fail })}
    >
      {isBusy && <span className="loading size-5" aria-hidden="true" />}
      {children}
    </button>
  )
}

/** Cancels the second click, and a submit by Enter, which clicks the form's button too. */
const fail = (event: { preventDefault: () => void }) => event.preventDefault()
