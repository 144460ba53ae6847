import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useId, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { isOpen, payoutService, statusLabels, type VerificationType } from '#lib/withdrawal/status.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { $caller } from './console-store.ts'
import { OpsWithdrawalFail } from './OpsWithdrawalFail.tsx'
import {
  $typed,
  $working,
  claim,
  claimerOf,
  type OpsWithdrawal,
  saveAgain,
  settle,
  typedLimits
} from './withdrawal-store.ts'

const verifications: Record<VerificationType, string> = {
  whatsapp: 'kode WhatsApp',
  email: 'kode email',
  pin: 'PIN'
}

/** One withdrawal: what to transfer and where, who has it, and what may be done with it. */
export function OpsWithdrawalDetail({ one }: { one: OpsWithdrawal }) {
  const mayPay = useStore($caller)?.calls.includes('POST /ops/withdraw/{id}/settle')
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={`Penarikan ${one.code}`}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{one.code}</h2>
        <span className="badge">{statusLabels[one.status]}</span>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-lg tabular">{rupiah(one.total)}</b>
        <span className="text-sm text-muted tabular">
          dari {rupiah(one.nominal)}, biaya {rupiah(one.fee)}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{one.bank_name}</span>
        <b className="tabular">{one.account_number}</b>
        <CopyButton
          text={one.account_number}
          label={`Salin nomor rekening ${one.code}`}
          message="Nomor rekening berhasil disalin"
        />
        <span>a.n. {one.account_holder}</span>
      </p>
      <p className="text-sm text-muted">
        {one.user.name} (id {one.user.id}) · {noBreak(dateTime(one.date))} · {verifications[one.verified_by]}
      </p>
      <State one={one} />
      {mayPay && isOpen(one.status) && <Steps one={one} />}
    </article>
  )
}

function State({ one }: { one: OpsWithdrawal }) {
  return (
    <>
      {one.claimed_by && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Diambil {claimerOf(one)}
          {one.claimed_at && <> · {noBreak(dateTime(one.claimed_at))}</>}
          {one.batch && (
            <Button look="ghost" onClick={() => void saveAgain(one.batch ?? '')}>
              Unduh berkasnya lagi
            </Button>
          )}
        </p>
      )}
      {one.reference && <p className="text-sm">Referensi {one.reference}</p>}
      {one.reason && <p className="text-sm">Alasan: {one.reason}</p>}
      {isOpen(one.status) && one.locked_until && (
        <p className="text-sm text-error">Dikunci pemiliknya sampai {noBreak(dateTime(one.locked_until))}</p>
      )}
    </>
  )
}

function Steps({ one }: { one: OpsWithdrawal }) {
  const isBusy = useStore($working) === one.id
  const typed = useStore($typed)[one.id] ?? {}
  const [isAsking, setAsking] = useState(false)
  const hasService = one.claimed_by === payoutService
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3">
      {hasService && (
        <p className="text-sm text-muted">
          Layanan pembayaran menyelesaikannya sendiri. Tombol ini hanya berlaku setelah layanan itu dimatikan.
        </p>
      )}
      {one.claimed_at === null ? (
        <Button
          look="primary"
          className="justify-self-start"
          isBusy={isBusy}
          disabled={one.locked_until !== null}
          onClick={() => void claim(one)}
        >
          Ambil untuk dibayar <span className="sr-only">{one.code}</span>
        </Button>
      ) : (
        <Step
          label={`Nomor referensi bank untuk ${one.code}`}
          button="Sudah dibayar"
          look="primary"
          value={typed.reference ?? ''}
          maxLength={typedLimits.reference}
          isBusy={isBusy}
          onType={reference => $typed.setKey(one.id, { ...typed, reference })}
          onSend={() => void settle(one)}
        />
      )}
      <Step
        label={`Alasan gagal untuk ${one.code}, dibaca pembeli`}
        button="Gagalkan"
        look="danger-outline"
        value={typed.reason ?? ''}
        maxLength={typedLimits.reason}
        isBusy={isBusy}
        onType={reason => $typed.setKey(one.id, { ...typed, reason })}
        onSend={() => setAsking(true)}
      />
      {isAsking && (
        <OpsWithdrawalFail one={one} reason={typed.reason ?? ''} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

type StepProps = {
  label: string
  button: string
  look: 'primary' | 'danger-outline'
  value: string
  maxLength: number
  isBusy: boolean
  onType: (text: string) => void
  onSend: () => void
}

function Step({ label, button, look, value, maxLength, isBusy, onType, onSend }: StepProps) {
  const id = useId()
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) onSend()
  }
  return (
    <form className="grid content-start gap-1 text-sm" onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <span className="flex gap-2">
        <input
          id={id}
          className="input-bordered input h-11 min-w-0 flex-1"
          maxLength={maxLength}
          autoComplete="off"
          required
          value={value}
          onChange={event => onType(event.target.value)}
        />
        <Button type="submit" look={look} isBusy={isBusy}>
          {button}
        </Button>
      </span>
    </form>
  )
}
