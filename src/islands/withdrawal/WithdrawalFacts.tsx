import { Check, X } from 'lucide-react'

import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { isOpen } from '#lib/withdrawal/status.ts'
import type { Withdrawal } from '#lib/withdrawal/store/request.ts'
import { arrivalText, returnedText, withdrawalLabels, withdrawalNotes } from '#lib/withdrawal/texts.ts'
import { isBadEnd, timelineOf } from '#lib/withdrawal/timeline.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { Fact } from '#islands/ui/Fact.tsx'
import { BankMark } from './BankMark.tsx'
import { WithdrawalBadge } from './WithdrawalBadge.tsx'

type Props = { withdrawal: Withdrawal }

/** A withdrawal's account, amounts, numbers and steps. */
export function WithdrawalFacts({ withdrawal }: Props) {
  const { code, nominal, fee, total, status, reference, arrives_at: arrivesAt } = withdrawal
  const isReturned = isBadEnd(status)
  return (
    <>
      <div className="flex items-center gap-3 border-b border-base-300 pb-4">
        <BankMark code={withdrawal.bank_code} name={withdrawal.bank_name} />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{withdrawal.account_holder}</p>
          <p className="text-sm text-muted">{withdrawal.bank_name}</p>
          <p className="text-sm wrap-anywhere tabular">{withdrawal.account_number}</p>
        </div>
        <span className="self-start">
          <WithdrawalBadge status={status} />
        </span>
      </div>
      <dl className="grid gap-1">
        <CopiedNumber label={withdrawalLabels.code} text={code} message={withdrawalNotes.codeCopied} />
        {reference !== null && (
          <CopiedNumber
            label={withdrawalLabels.reference}
            text={reference}
            message={withdrawalNotes.referenceCopied}
          />
        )}
        <Fact label={withdrawalLabels.amount} layout="apart">
          <span className="tabular">{rupiah(nominal)}</span>
        </Fact>
        <Fact label={withdrawalLabels.fee} layout="apart">
          <span className="tabular">{rupiah(fee)}</span>
        </Fact>
        {!isReturned && (
          <Fact label={withdrawalLabels.total} layout="apart">
            <b className="tabular">{rupiah(total)}</b>
          </Fact>
        )}
      </dl>
      {isReturned && <p className="font-medium">{returnedText(nominal)}</p>}
      <Timeline withdrawal={withdrawal} />
      {isOpen(status) && <p className="text-sm text-muted">{noBreak(arrivalText(arrivesAt))}</p>}
    </>
  )
}

function CopiedNumber({ label, text, message }: { label: string; text: string; message: string }) {
  return (
    <Fact label={label} layout="apart">
      <span className="min-w-0 text-sm wrap-anywhere tabular">{text}</span>
      <CopyButton text={text} label={`Salin ${label.toLowerCase()}`} message={message} />
    </Fact>
  )
}

const marks = { good: 'bg-success text-success-content', wrong: 'bg-error text-error-content' } as const

function Timeline({ withdrawal }: Props) {
  return (
    <ol className="grid gap-3">
      {timelineOf(withdrawal).map(({ label, date, isDone, tone, reason }) => {
        const Icon = tone === 'wrong' ? X : Check
        return (
          <li key={label} className="flex items-start gap-3 text-sm">
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-full ${isDone ? marks[tone] : 'border-2 border-base-300'}`}
            >
              {isDone && <Icon className="size-4" aria-hidden="true" />}
            </span>
            <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3 pt-0.5">
              <span className={isDone ? 'font-semibold' : 'text-muted'}>
                {label}
                <span className="sr-only">{isDone ? ', selesai' : ', belum'}</span>
              </span>
              {date && (
                <span className="whitespace-nowrap text-muted tabular max-sm:basis-full">
                  {dateTime(date)}
                </span>
              )}
              {reason && <span className="basis-full wrap-anywhere">{reason}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
