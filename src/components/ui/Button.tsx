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
  const all = { className: buttonClass(look, size, className) }
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...all}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...rest} {...all} disabled={rest.disabled || isBusy}>
      {isBusy && <span className="loading size-5" aria-hidden="true" />}
      {children}
    </button>
  )
}
