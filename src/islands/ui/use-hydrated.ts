import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the HTML that the server sends, true once scripts answer: for what only scripts can do. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )
