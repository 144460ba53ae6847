import { type RefObject, useEffect } from 'react'

/**
 * Makes everything around the element inert while `isOn`: unreachable by touch, keyboard and screen readers,
 * except the toaster. For overlays that are not dialogs.
 */
export function useInertAround(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => (isOn && element.current ? makeInertAround(element.current) : undefined), [element, isOn])
}

/** Returns a function that undoes it. */
function makeInertAround(element: HTMLElement): () => void {
  const made: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement) || other.matches('[inert], [data-toaster]'))
        continue
      other.setAttribute('inert', '')
      made.push(other)
    }
  }
  return () => {
    for (const other of made) other.removeAttribute('inert')
  }
}
