import { useStore } from '@nanostores/react'
import { createElement, type SyntheticEvent, useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { retryLabel } from '#components/ui/retry-label.ts'
import { roleLabels } from '#lib/ops/texts.ts'
import {
  $caller,
  $notice,
  $part,
  $session,
  enter,
  followOtherTabs,
  leave,
  resume,
  signOutOps
} from './console-store.ts'
import { keepConsole } from './keep-console.ts'
import { OpsBanners } from './OpsBanners.tsx'
import { OpsChat } from './OpsChat.tsx'
import { OpsComplaints } from './OpsComplaints.tsx'
import { OpsFees } from './OpsFees.tsx'
import { OpsNegotiations } from './OpsNegotiations.tsx'
import { OpsNotification } from './OpsNotification.tsx'
import { OpsOrders } from './OpsOrders.tsx'
import { OpsOutbox } from './OpsOutbox.tsx'
import { OpsPayments } from './OpsPayments.tsx'
import { OpsShops } from './OpsShops.tsx'
import { OpsWithdrawals } from './OpsWithdrawals.tsx'
import { OpsTools } from './OpsTools.tsx'

/** The parts of the console, each with the call that it begins with: who may not make it does not see the part. */
const tabs = {
  orders: ['Pesanan', 'GET /ops/transaction', OpsOrders],
  negos: ['Negosiasi', 'GET /ops/nego', OpsNegotiations],
  complaints: ['Komplain', 'GET /ops/complain', OpsComplaints],
  chat: ['Chat', 'GET /ops/conversation', OpsChat],
  outbox: ['Kotak keluar', 'GET /ops/outbox', OpsOutbox],
  payments: ['Pembayaran', 'GET /ops/payment/notification', OpsPayments],
  withdrawals: ['Penarikan', 'GET /ops/withdraw', OpsWithdrawals],
  notification: ['Promosi', 'POST /ops/notification', OpsNotification],
  banners: ['Banner', 'GET /ops/banner', OpsBanners],
  fees: ['Biaya layanan', 'PUT /ops/fee-group', OpsFees],
  shops: ['Toko', 'GET /ops/shop', OpsShops],
  tools: ['Uang dan waktu', 'GET /ops/ledger/check', OpsTools]
} as const
type Tab = keyof typeof tabs

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
  if (session === 'loading' && !caller) return <p role="status">Membuka konsol …</p>
  return (
    <div className="grid gap-4">
      {session === 'out' && <TokenForm />}
      {session === 'failed' && <Failed />}
      {caller && (
        <div className="grid gap-4" inert={session !== 'in'}>
          <Parts caller={caller} />
        </div>
      )}
    </div>
  )
}

function Failed() {
  const notice = useStore($notice)
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{notice?.text}</p>
      <Button look="primary" onClick={() => void resume()}>
        {retryLabel}
      </Button>
    </div>
  )
}

function Parts({ caller }: { caller: NonNullable<ReturnType<typeof $caller.get>> }) {
  const notice = useStore($notice)
  const chosen = useStore($part)
  const open = (Object.keys(tabs) as Tab[]).filter(name => caller.calls.includes(tabs[name][1]))
  const current = open.find(name => name === chosen) ?? open[0]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div role="tablist" aria-label="Bagian konsol" className="tabs-box tabs">
          {open.map(name => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={name === current}
              className={`tab min-h-11 text-base-content ${name === current ? 'tab-active' : ''}`}
              onClick={() => $part.set(name)}
            >
              {tabs[name][0]}
            </button>
          ))}
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">
            {caller.shop?.name ?? caller.name}, {roleLabels[caller.role]}
          </span>
          <Button look="ghost" onClick={() => void leave()}>
            Keluar
          </Button>
        </div>
      </div>
      <p role="status" className={`empty:hidden ${notice?.isError ? 'text-error' : 'text-success'}`}>
        {notice?.text}
      </p>
      {current && createElement(tabs[current][2])}
    </>
  )
}

function TokenForm() {
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
