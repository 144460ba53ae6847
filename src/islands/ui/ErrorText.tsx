import { type ReactNode, useEffect, useRef } from 'react'

import type { ApiError } from '#lib/core/schema/api-error.ts'

type Props = { error: ApiError | undefined; message?: string | undefined; children?: ReactNode }

/**
 * An error for people; screen readers hear it as it appears. Whoever sent the form by its button, or whose focus is
 * nowhere, is led to the field to correct; who is elsewhere by then stays there. `children` are seen in place of the
 * message, which is heard once: what counts down would be read out each second. `message` takes the place of the error's own.
 */
export function ErrorText({ error, message = error?.message, children }: Props) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    const isAtButton =
      text.current?.closest('form')?.contains(activeElement) && activeElement?.matches('[type=submit]')
    if (error && (isLost || isAtButton)) fieldOf(text.current)?.focus()
  }, [error])
  return (
    <p ref={text} role="alert" className="text-error empty:hidden">
      {children ? <span className="sr-only">{message}</span> : message}
      {children && <span aria-hidden="true">{children}</span>}
    </p>
  )
}

function fieldOf(text: HTMLElement | null): HTMLElement | null | undefined {
  const form = text?.closest('form')
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')
  return wrong ?? form?.querySelector<HTMLElement>('input:not([type=hidden]):enabled, textarea:enabled')
}
