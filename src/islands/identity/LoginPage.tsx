import { useCallback, useEffect, useRef, useState } from 'react'

import { paths } from '#lib/core/paths.ts'
import { lastPlace } from '#lib/core/browser/last-place.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'
import { signInReason } from '#lib/cart/store/sign-in-reason.ts'

import { LoginForm } from './LoginForm.tsx'

/** The sign-in page; redirects visitors who are already signed in. */
export function LoginPage({ auth, next: given }: { auth: string; next?: string | undefined }) {
  const [next] = useState(() => given ?? lastPlace())
  // Visitors who arrive signed in were not sent here by a protected page (identity-134).
  const isGuest = useRef(false)
  useEffect(() => {
    const stop = $session.subscribe(({ status }) => {
      if (status === 'guest' || status === 'unreachable') isGuest.current = true
    })
    void loadSession()
    return stop
  }, [])
  const leave = useCallback(
    () => window.location.replace(isGuest.current ? next : (given ?? paths.home)),
    [given, next]
  )
  const [reason] = useState(() => signInReason(next))
  return (
    <>
      {reason && <p className="alert alert-soft alert-info">{reason}</p>}
      <LoginForm auth={auth} next={next} onSignedIn={leave} />
    </>
  )
}
