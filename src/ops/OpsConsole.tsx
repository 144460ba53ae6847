import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { $caller, $notice, $session, followOtherTabs, resume, signOutOps } from './console-store.ts'
import { keepConsole } from './keep-console.ts'
import { OpsShell } from './OpsShell.tsx'
import { OpsTokenForm } from './OpsTokenForm.tsx'
import { signOutIdle } from './sign-out-idle.ts'

/**
 * The other side of the counter (D20): shops, couriers, the bank and operators act here. `isSignedIn` tells whether the
 * browser sent the console's cookie.
 */
export function OpsConsole({ isSignedIn }: { isSignedIn: boolean }) {
  const caller = useStore($caller)
  const session = useStore($session)
  useEffect(() => (isSignedIn ? void resume() : signOutOps()), [isSignedIn])
  useEffect(followOtherTabs, [])
  useEffect(keepConsole, [])
  useEffect(signOutIdle, [])
  useEffect(hideNotStarted, [])
  const isShut = session === 'out' || session === 'failed'
  return (
    <>
      {(isShut || !caller) && (
        <div className="mx-auto grid w-full max-w-page gap-4 p-4">
          {!caller && <h1 className="text-xl font-bold">Konsol operator</h1>}
          {session === 'loading' && <p role="status">Membuka konsol …</p>}
          {session === 'out' && <OpsTokenForm />}
          {session === 'failed' && <Failed />}
        </div>
      )}
      {caller && (
        <div inert={session !== 'in'}>
          <OpsShell caller={caller} />
        </div>
      )}
    </>
  )
}

/** The notice that the scripts did not load (not-started.ts). */
const hideNotStarted = () => void (document.documentElement.dataset['started'] = '')

function Failed() {
  const notice = useStore($notice)
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{notice?.text}</p>
      <RetryButton look="primary" onRetry={() => void resume()} />
    </div>
  )
}
