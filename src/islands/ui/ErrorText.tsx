import { type ReactNode, useEffect, useRef } from 'react'

import type { ApiError } from '#lib/core/schema/api-error.ts'

type Props = { error: ApiError | undefined; message?: string | undefined; children?: ReactNode }

/**
 * An error message, announced by screen readers when it appears. The focus moves to the invalid field if it is on the
 * form's submit button or lost; otherwise it stays. `children` are shown in place of the message, which screen readers
 * read once: a countdown would be read every second. `message` overrides the error's own.
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
