import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'

import { step } from './order-store.ts'
import { $caller, $notice, request } from './console-store.ts'
import { OpsField } from './OpsField.tsx'

/** What the bank reports, and Saldo that is credited by hand. */
export function OpsMoneyIn() {
  const maySettle = useStore($caller)?.calls.includes('POST /ops/payment/settle')
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {maySettle && <Settle />}
      <TopUp />
    </div>
  )
}

function Settle() {
  const [number, setNumber] = useState('')
  const [amount, setAmount] = useState('')
  const [isBusy, setBusy] = useState(false)
  // Told again with the same figures it is the same report, which credits nobody twice.
  const [key, setKey] = useState(newKey)
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    setKey(newKey())
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const input = { number: number.trim(), ...(amount && { amount: Number(amount) }) }
    await step('POST /ops/payment/settle', input, `Pembayaran ke ${number} dilaporkan`, { key })
    setBusy(false)
  }
  return (
    <Tool
      title="Bank melaporkan pembayaran"
      onSubmit={event => void submit(event)}
      action="Laporkan"
      isBusy={isBusy}
    >
      <OpsField label="Nomor virtual account" value={number} onChange={change(setNumber)} />
      <OpsField label="Jumlah (kosong: sesuai tagihan)" value={amount} onChange={change(setAmount)} />
    </Tool>
  )
}

function TopUp() {
  const [user, setUser] = useState('')
  const [amount, setAmount] = useState('')
  const [isBusy, setBusy] = useState(false)
  // A retry after a lost answer sends the same key; other figures are another top-up.
  const [key, setKey] = useState(newKey)
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    setKey(newKey())
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const done = await request(
      'POST /ops/balance/topup',
      { user: user.trim(), amount: Number(amount) },
      { key }
    )
    setBusy(false)
    if (!done) return
    change(setAmount)('')
    $notice.set({ text: `Saldo sekarang ${rupiah(done.balance)}`, isError: false })
  }
  return (
    <Tool title="Tambah Saldo" onSubmit={event => void submit(event)} action="Tambah" isBusy={isBusy}>
      <OpsField label="Email, telepon, atau id" value={user} onChange={change(setUser)} />
      <OpsField label="Jumlah (rupiah)" value={amount} onChange={change(setAmount)} />
    </Tool>
  )
}

type ToolProps = {
  title: string
  action: string
  isBusy: boolean
  onSubmit: (event: SyntheticEvent) => void
  children: React.ReactNode
}

function Tool({ title, action, isBusy, onSubmit, children }: ToolProps) {
  return (
    <form
      className="card grid content-start gap-3 border border-base-300 bg-base-100 p-4"
      onSubmit={onSubmit}
    >
      <h2 className="font-bold">{title}</h2>
      {children}
      <Button type="submit" look="primary" className="w-fit" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  )
}
