import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the first invalid field after the form was submitted, also if the server rejects it; errors found while
 * typing or on blur do not move the focus.
 */
export function useWrongFocus(field: RefObject<HTMLInputElement | null>, error: string | undefined): void {
  const wasSent = useRef(false)
  useEffect(() => {
    const form = field.current?.form
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    form?.addEventListener('submit', () => (wasSent.current = true), options)
    const onInput = ({ bubbles }: Event) => {
      // Digit boxes sync their value by a non-bubbling event, which is not typing.
      if (bubbles) wasSent.current = false
    }
    form?.addEventListener('input', onInput, options)
    return () => stop.abort()
  }, [field])
  useEffect(() => {
    const firstWrong = field.current?.form?.querySelector('[aria-invalid=true]')
    if (error && wasSent.current && firstWrong === field.current) field.current?.focus()
  }, [field, error])
}
