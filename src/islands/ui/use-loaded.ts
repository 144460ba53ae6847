import { useState } from 'react'

import { sayLost } from '#lib/core/browser/say-lost.ts'

type State<M> = { module?: M; isLoading: boolean }

/** A module that loads on request. A failed load shows an error, and the next request tries again. */
export function useLoaded<M>(load: () => Promise<M>): State<M> & { reload: () => void } {
  const [state, setState] = useState<State<M>>({ isLoading: false })
  const reload = () => {
    setState({ isLoading: true })
    load().then(
      module => setState({ module, isLoading: false }),
      (error: unknown) => {
        setState({ isLoading: false })
        sayLost(error)
      }
    )
  }
  return { ...state, reload }
}
