import { useState } from 'react'

import { browserRefusals } from '#lib/core/browser-refusals.ts'
import { toast } from '#lib/core/toasts.ts'

type State<M> = { module?: M; isLoading: boolean }

/** A module that loads when it is asked for. One that cannot be loaded says so, and the next press tries again. */
export function useLoaded<M>(load: () => Promise<M>): State<M> & { ask: () => void } {
  const [state, setState] = useState<State<M>>({ isLoading: false })
  const ask = () => {
    setState({ isLoading: true })
    load().then(
      module => setState({ module, isLoading: false }),
      () => {
        setState({ isLoading: false })
        toast(browserRefusals.offline.message, 'error')
      }
    )
  }
  return { ...state, ask }
}
