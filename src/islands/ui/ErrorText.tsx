import { useEffect, useRef } from 'react'

import type { Refusal } from '#lib/core/refusal.ts'

/**
 * A refusal for people; screen readers hear it as it appears. Its button was disabled while the answer was awaited and
 * has lost the focus: the field to correct takes it.
 */
export function ErrorText({ error }: { error: Refusal | undefined }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (error && isLost) fieldOf(text.current)?.focus()
  }, [error])
  return (
    <p ref={text} role="alert" className="text-error empty:hidden">
      {error?.message}
    </p>
  )
}

function fieldOf(text: HTMLElement | null): HTMLElement | null | undefined {
  const form = text?.closest('form')
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')
  return wrong ?? form?.querySelector<HTMLElement>('input:not([type=hidden]):enabled, textarea:enabled')
}
