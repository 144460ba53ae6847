import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { retryLabel } from '#components/ui/retry-label.ts'
import { paths } from '#lib/core/paths.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { accountNameOf } from '#lib/withdrawal/account-name.ts'
import { showWithdrawal } from '#lib/withdrawal/store/detail.ts'
import { $withdrawalForm, arrivalNow } from '#lib/withdrawal/store/form.ts'
import { $requested, $verifyStep, retryWithdrawal, startVerifying } from '#lib/withdrawal/store/request.ts'
import { arrivalText, requestedText, withdrawalLabels, withdrawalNotes } from '#lib/withdrawal/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Fact } from '#islands/ui/Fact.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** What leaves Saldo, what arrives and when; the button; why it is not possible. */
export function WithdrawSummary() {
  const { isTooLow } = useStore($withdrawalForm)
  return (
    <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-20">
      <Requested />
      <Unsure />
      {isTooLow ? <TooLow /> : <Figures />}
    </div>
  )
}

function Figures() {
  const { amount, account, fee, total, isReady, isRest, unsure, problem, error } = useStore($withdrawalForm)
  const isVerifying = useStore($verifyStep) !== undefined
  const isAtField = Boolean(error?.fields)
  return (
    <Section title={isRest ? withdrawalLabels.rest : 'Ringkasan'}>
      <div className="grid gap-3">
        {isRest && <p>{withdrawalNotes.rest}</p>}
        <dl className="grid gap-1">
          <Fact label={withdrawalLabels.amount} layout="apart">
            <span className="tabular">{rupiah(amount)}</span>
          </Fact>
          <Fact label={withdrawalLabels.fee} layout="apart">
            <span className="tabular">{rupiah(fee)}</span>
          </Fact>
          <Fact label={withdrawalLabels.total} layout="apart">
            <b className="text-lg tabular">{rupiah(total)}</b>
          </Fact>
          {account && (
            <Fact label={withdrawalLabels.account} layout="apart">
              {noBreak(accountNameOf(account))}
            </Fact>
          )}
        </dl>
        <p className="text-sm text-muted">{noBreak(arrivalText(arrivalNow()))}</p>
        <p role="alert" className="text-error empty:hidden">
          {isAtField && !isRest ? undefined : error?.message}
        </p>
        <Button
          look="primary"
          size="large"
          className="w-full"
          aria-haspopup="dialog"
          isBusy={isVerifying}
          disabled={!isReady || unsure !== undefined}
          onClick={startVerifying}
        >
          {withdrawalLabels.request}
        </Button>
        {!isReady && !problem && !unsure && (
          <p className="text-sm text-muted">
            {amount === 0 ? 'Masukkan jumlah penarikan.' : 'Pilih rekening tujuan.'}
          </p>
        )}
      </div>
    </Section>
  )
}

/** A request whose answer was lost: it is found out before anything else is asked for. */
function Unsure() {
  const { unsure } = useStore($withdrawalForm)
  const isVerifying = useStore($verifyStep) !== undefined
  const { isBusy, error, submit } = useSubmission()
  if (!unsure || isVerifying) return null
  return (
    <div className="alert grid-cols-1 alert-soft text-left alert-warning text-base-content">
      <div className="grid gap-3">
        <p>
          <b>{unsure.purpose}</b>
        </p>
        <p className="text-sm">{withdrawalNotes.unsure}</p>
        <ErrorText error={error} />
        <Button look="secondary" isBusy={isBusy} onClick={() => void submit(retryWithdrawal)}>
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}

function TooLow() {
  return (
    <Section title={withdrawalLabels.notEnough}>
      <p>{withdrawalNotes.balanceTooLow}</p>
      <p className="mt-1 text-muted">
        Saldo bertambah dari pengembalian dana dan cashback, dan tetap dapat dipakai berbelanja.
      </p>
      <Button look="secondary" className="mt-3 w-full" href={paths.balance}>
        Lihat riwayat Saldo
      </Button>
    </Section>
  )
}

/** The withdrawal that was just requested, until the page is left. */
function Requested() {
  const requested = useStore($requested)
  return (
    <div role="status" className="empty:hidden">
      {requested && (
        <div className="alert grid-cols-[auto_1fr] items-start alert-soft text-left alert-success">
          <CircleCheck className="size-5" aria-hidden="true" />
          <div className="grid justify-items-start gap-2 text-base-content">
            <p>{requestedText(requested.code)}</p>
            <Button
              look="secondary"
              size="small"
              aria-haspopup="dialog"
              onClick={() => showWithdrawal(requested.id)}
            >
              {withdrawalLabels.show}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
