import { useCallback, useEffect } from 'react'

import { loadSession } from '#lib/stores/session.ts'

import { LoginForm } from './LoginForm.tsx'

/** The sign-in page; who is signed in already is sent on. */
export function LoginPage({ auth, next }: { auth: string; next: string }) {
  useEffect(() => void loadSession(), [])
  const leave = useCallback(() => window.location.replace(next), [next])
  return <LoginForm auth={auth} next={next} onSignedIn={leave} />
}
