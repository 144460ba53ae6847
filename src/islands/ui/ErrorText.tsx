import { type ReactNode, useEffect, useRef } from 'react'

import type { ApiError } from '#lib/core/schema/api-error.ts'

type Props = { error: ApiError | undefined; message?: string | undefined; children?: ReactNode }

/**
 * An error message, announced by screen readers when it appears. If the focus is on the form's submit button or lost, it
 * moves to the invalid field, or to the only field of the form; an error that belongs to none stays in view, and the
 * focus where it is. `children` are shown in place of the message, which screen readers read once: a countdown would be
 * read every second. `message` overrides the error's own.
 */
export function ErrorText({ error, message = error?.message, children }: Props) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    const isAtButton =
      text.current?.closest('form')?.contains(activeElement) && activeElement?.matches('[type=submit]')
    if (!error || !(isLost || isAtButton)) return
    const field = fieldOf(text.current)
    if (field) field.focus()
    else text.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <p ref={text} role="alert" className="text-error empty:hidden">
      {children ? <span className="sr-only">{message}</span> : message}
      {children && <span aria-hidden="true">{children}</span>}
    </p>
  )
}

function fieldOf(text: HTMLElement | null): HTMLElement | undefined {
  const form = text?.closest('form')
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')
  const fields = form?.querySelectorAll<HTMLElement>(
    'input:not([type=hidden]):enabled, textarea:enabled, select:enabled'
  )
  return wrong ?? (fields?.length === 1 ? fields[0] : undefined)
}
