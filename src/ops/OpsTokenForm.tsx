import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $notice, enter } from './console-store.ts'

/** Asks for the token that opens the console. */
export function OpsTokenForm() {
  const notice = useStore($notice)
  const [token, setToken] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    void enter(token.trim()).finally(() => setIsBusy(false))
  }
  return (
    <form className="grid max-w-md gap-3" onSubmit={submit}>
      <label className="grid gap-1 font-medium">
        Token operator
        <input
          type="password"
          className="input-bordered input h-12 w-full"
          value={token}
          autoComplete="off"
          onChange={event => setToken(event.target.value)}
        />
      </label>
      <p role="alert" className="text-error empty:hidden">
        {notice?.isError ? notice.text : ''}
      </p>
      <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={token.trim() === ''}>
        Buka konsol
      </Button>
    </form>
  )
}
