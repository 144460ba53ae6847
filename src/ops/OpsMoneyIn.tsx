import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'

import { step } from './order-store.ts'
import { $caller, $notice, request } from './console-store.ts'
import { OpsField } from './OpsField.tsx'
import { useDraft } from './use-draft.ts'

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
  const { value: typed, set, drop, keyOf } = useDraft('settle', { number: '', amount: '' })
  const { number, amount } = typed
  const submit = async () => {
    const input = { number: number.trim(), ...(amount && { amount: Number(amount) }) }
    // Told again with the same figures it is the same report, which credits nobody twice.
    const said = `Pembayaran ke ${number} dilaporkan`
    if (await step('POST /ops/payment/settle', input, said, { key: keyOf(input) })) drop(typed)
  }
  return (
    <Tool title="Bank melaporkan pembayaran" onSubmit={submit} action="Laporkan">
      <OpsField label="Nomor virtual account" value={number} onChange={text => set({ number: text })} />
      <OpsField
        label="Jumlah (kosong: sesuai tagihan)"
        value={amount}
        onChange={text => set({ amount: text })}
      />
    </Tool>
  )
}

function TopUp() {
  const { value: typed, set, drop, keyOf } = useDraft('topup', { user: '', amount: '' })
  const { user, amount } = typed
  const submit = async () => {
    const input = { user: user.trim(), amount: Number(amount) }
    // A retry after a lost answer sends the same key; other figures are another top-up.
    const done = await request('POST /ops/balance/topup', input, { key: keyOf(input) })
    if (!done) return
    drop({ amount })
    $notice.set({ text: `Saldo sekarang ${rupiah(done.balance)}`, isError: false })
  }
  return (
    <Tool title="Tambah Saldo" onSubmit={submit} action="Tambah">
      <OpsField label="Email, telepon, atau id" value={user} onChange={text => set({ user: text })} />
      <OpsField label="Jumlah (rupiah)" value={amount} onChange={text => set({ amount: text })} />
    </Tool>
  )
}

type ToolProps = {
  title: string
  action: string
  onSubmit: () => Promise<void>
  children: React.ReactNode
}

function Tool({ title, action, onSubmit, children }: ToolProps) {
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    await onSubmit()
    setBusy(false)
  }
  return (
    <form
      className="card grid content-start gap-3 border border-base-300 bg-base-100 p-4"
      onSubmit={event => void submit(event)}
    >
      <h2 className="font-bold">{title}</h2>
      {children}
      <Button type="submit" look="primary" className="w-fit" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  )
}
