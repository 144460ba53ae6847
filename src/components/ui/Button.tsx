import type { ComponentProps } from 'react'

import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts'

type Own = {
  look: ButtonLook
  size?: ButtonSize
  /** Where it stands and how wide it is. */
  className?: string
  /** Turns a wheel and takes no second click. */
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
      // Not disabled: that would take the focus from whoever pressed it, and from a screen reader's place.
      {...(isBusy && { 'aria-disabled': true, onClick: fail })}
    >
      {isBusy && <span className="loading size-5" aria-hidden="true" />}
      {children}
    </button>
  )
}

/** No second click; a form that Enter would send asks its button too. */
const fail = (event: { preventDefault: () => void }) => event.preventDefault()
