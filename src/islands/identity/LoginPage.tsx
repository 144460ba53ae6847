import { useCallback, useEffect, useState } from 'react'

import { lastPlace } from '#lib/core/last-place.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { signInReason } from '#lib/cart/store/sign-in-reason.ts'

import { LoginForm } from './LoginForm.tsx'

/** The sign-in page; who is signed in already is sent on. */
export function LoginPage({ auth, next: given }: { auth: string; next?: string | undefined }) {
  const [next] = useState(() => given ?? lastPlace())
  useEffect(() => void loadSession(), [])
  const leave = useCallback(() => window.location.replace(next), [next])
  const [reason] = useState(() => signInReason(next))
  return (
    <>
      {reason && <p className="alert alert-soft alert-info">{reason}</p>}
      <LoginForm auth={auth} next={next} onSignedIn={leave} />
    </>
  )
}
