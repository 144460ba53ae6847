import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { balanceTexts, movementNames, movementNumbers } from '#lib/money/texts.ts'
import { $balanceEntry, $openEntry, closeEntry, retryEntry } from '#lib/money/store/balance-entry.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Fact } from '#islands/ui/Fact.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { MovementMark } from './MovementMark.tsx'
import { SignedAmount } from './SignedAmount.tsx'

/** 'Detail Transaksi': one movement with its amounts, and Saldo before and after it. */
export function MovementDialog() {
  const id = useStore($openEntry)
  if (id === undefined) return null
  return (
    <Dialog title={balanceTexts.detail} onClose={closeEntry}>
      <Detail />
    </Dialog>
  )
}

function Detail() {
  const { status, value, error } = useStore($balanceEntry)
  if (status === 'error')
    return <LoadError message={error?.message ?? ''} onRetry={() => void retryEntry()} />
  if (!value) {
    return <div className="h-72 skeleton" role="status" aria-busy="true" aria-label="Memuat detail" />
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-b border-base-300 pb-4">
        <MovementMark code={value.code} />
        <div className="min-w-0 flex-1 basis-24">
          <p className="font-semibold break-words">{movementNames[value.code]}</p>
          <p className="text-sm wrap-anywhere text-muted">{value.remark}</p>
        </div>
        <SignedAmount type={value.type} amount={value.amount} className="ml-auto text-lg" />
      </div>
      <dl className="mt-3 grid gap-1">
        <Fact label="Waktu" layout="apart">
          {noBreak(dateTime(value.date))} WIB
        </Fact>
        <CopiedNumber text={value.trx_id} {...movementNumbers.trx} />
        <CopiedNumber text={value.ref_id} {...movementNumbers.ref} />
        <Fact label="Saldo sebelum" layout="apart">
          <span className="tabular">{rupiah(value.balance_before)}</span>
        </Fact>
        <Fact label="Saldo sesudah" layout="apart">
          <b className="tabular">{rupiah(value.balance_after)}</b>
        </Fact>
      </dl>
      {value.transaction_id !== null && (
        <Button look="secondary" className="mt-4 w-full" href={paths.order(value.transaction_id)}>
          Lihat Pesanan
        </Button>
      )}
      {value.withdraw_id !== null && (
        <Button look="secondary" className="mt-4 w-full" href={paths.withdraw(value.withdraw_id)}>
          {balanceTexts.showWithdrawal}
        </Button>
      )}
    </>
  )
}

function CopiedNumber({ text, name, copied }: { text: string; name: string; copied: string }) {
  return (
    <Fact label={name} layout="apart">
      <span className="min-w-0 text-sm wrap-anywhere tabular">{text}</span>
      <CopyButton text={text} label={`Salin ${name}`} message={copied} />
    </Fact>
  )
}
