import { useState } from 'react'

import { useLoaded } from './use-loaded.ts'

type Overlay<M> = {
  /** What draws it: there while it is open and its code has arrived. */
  module?: M
  isLoading: boolean
  open: () => void
  close: () => void
}

/** An overlay whose code loads when it is first opened. A failed load shows an error, and the next press tries again. */
export function useOverlay<M>(load: () => Promise<M>): Overlay<M> {
  const [isOpen, setOpen] = useState(false)
  const { module, isLoading, reload } = useLoaded(load)
  const open = () => {
    setOpen(true)
    if (!module && !isLoading) reload()
  }
  return { ...(isOpen && module && { module }), isLoading, open, close: () => setOpen(false) }
}
