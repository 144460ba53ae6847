import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { $notice, $token, enter, resume, signOutOps } from './console-store.ts'
import { OpsFees } from './OpsFees.tsx'
import { OpsNegotiations } from './OpsNegotiations.tsx'
import { OpsOrders } from './OpsOrders.tsx'
import { OpsOutbox } from './OpsOutbox.tsx'
import { OpsPayments } from './OpsPayments.tsx'
import { OpsPromotion } from './OpsPromotion.tsx'
import { OpsTools } from './OpsTools.tsx'

const tabs = {
  orders: 'Pesanan',
  negos: 'Negosiasi',
  outbox: 'Kotak keluar',
  payments: 'Pembayaran',
  promotion: 'Promosi',
  fees: 'Biaya layanan',
  tools: 'Uang dan waktu'
} as const
type Tab = keyof typeof tabs

/** The other side of the counter (D20): seller, courier, bank and operator act here. */
export function OpsConsole() {
  const token = useStore($token)
  const notice = useStore($notice)
  const [tab, setTab] = useState<Tab>('orders')
  useEffect(() => resume(), [])
  if (!token) return <TokenForm />
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <div role="tablist" aria-label="Bagian konsol" className="tabs-box tabs">
          {(Object.keys(tabs) as Tab[]).map(name => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={tab === name}
              className={`tab min-h-11 text-base-content ${tab === name ? 'tab-active' : ''}`}
              onClick={() => setTab(name)}
            >
              {tabs[name]}
            </button>
          ))}
        </div>
        <Button look="ghost" className="ml-auto" onClick={signOutOps}>
          Keluar
        </Button>
      </div>
      <p role="status" className={`empty:hidden ${notice?.isError ? 'text-error' : 'text-success'}`}>
        {notice?.text}
      </p>
      {tab === 'orders' && <OpsOrders />}
      {tab === 'negos' && <OpsNegotiations />}
      {tab === 'outbox' && <OpsOutbox />}
      {tab === 'payments' && <OpsPayments />}
      {tab === 'promotion' && <OpsPromotion />}
      {tab === 'fees' && <OpsFees />}
      {tab === 'tools' && <OpsTools />}
    </div>
  )
}

function TokenForm() {
  const notice = useStore($notice)
  const [token, setToken] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void enter(token.trim())
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
      <Button type="submit" look="primary" size="large" disabled={token.trim() === ''}>
        Buka konsol
      </Button>
    </form>
  )
}
