import { useSyncExternalStore } from 'react'

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const listen = (hear: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', hear)
    return () => media.removeEventListener('change', hear)
  }
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false
  )
}
