import { type RefObject, useEffect } from 'react'

/**
 * While it is on, nothing around the element can be reached: not by touch, by keyboard or by a screen reader. For what
 * covers the page without being a dialog of its own.
 */
export function useInertAround(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => (isOn && element.current ? makeInertAround(element.current) : undefined), [element, isOn])
}

/** Answers what to call once it may be reached again. */
function makeInertAround(element: HTMLElement): () => void {
  const made: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement) || other.hasAttribute('inert')) continue
      other.setAttribute('inert', '')
      made.push(other)
    }
  }
  return () => {
    for (const other of made) other.removeAttribute('inert')
  }
}
