import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { ourFault } from '#lib/core/browser/our-fault.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { paths } from '#lib/core/paths.ts'
import { toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { $endedBecause, $isSigningOut, loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'

type Props = {
  /** Shown until the session is known to be signed in. */
  skeleton: ReactNode
  /**
   * Requests what the children show beside the session, not after it, where somebody is probably signed in. Returns the
   * function that stops it. Stays the same from one render to the next.
   */
  early?: () => () => void
  children: ReactNode
}

/** Renders its children for members; sends guests to sign in and back (D2: the page itself is a shell). */
export function Guarded({ skeleton, early, children }: Props) {
  const { status } = useStore($session, { ssr: 'initial' })
  const [fault, setFault] = useState<string>()
  const load = () => {
    const failed = (error: unknown) => setFault(ourFault(error).message)
    loadSession().then(() => setFault(undefined), failed)
  }
  // The shell asks who is here as well, and has often been answered by now (core-291).
  const loadIfUnknown = () => void ($session.get().status === 'unknown' && load())
  useEffect(loadIfUnknown, [])
  useEffect(() => (isMaybeSignedIn() ? early?.() : undefined), [early])
  useEffect(() => {
    if (status === 'guest') {
      const here = window.location.pathname + window.location.search
      if ($isSigningOut.get()) return window.location.replace(paths.home)
      const because = $endedBecause.get()
      // Shown on the next page, because this one is left at once.
      if (because) toastOnNextPage(because, 'error')
      window.location.replace(paths.login(here))
    }
  }, [status])
  if (status === 'member') return children
  if (!fault && status !== 'unreachable') return skeleton
  return <LoadError message={fault ?? 'Server tidak dapat dihubungi.'} onRetry={load} />
}
