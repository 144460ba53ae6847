import { type RefObject, useEffect, useRef } from 'react'

/**
 * The first wrong field of a form takes the focus when the form was sent, also where the server finds it wrong; what is
 * found wrong while somebody types or moves on leaves them where they are.
 */
export function useWrongFocus(field: RefObject<HTMLInputElement | null>, error: string | undefined): void {
  const wasSent = useRef(false)
  useEffect(() => {
    const form = field.current?.form
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    form?.addEventListener('submit', () => (wasSent.current = true), options)
    const onInput = ({ bubbles }: Event) => {
      // Boxes of digits tell themselves of their value by an event that does not rise: nobody typed.
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
