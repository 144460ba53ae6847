import { useSyncExternalStore } from 'react'

/** Whether a media query holds; on the server it does not. */
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
