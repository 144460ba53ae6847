import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { isLate, type OpsComplaint, openComplaint } from './complaint-store.ts'

/** A complaint of the queue: whose, about what, where it stands and until when. */
export function OpsComplaintRow({ one, isOpened }: { one: OpsComplaint; isOpened: boolean }) {
  const { code, buyer, shop, kind_label: kind, wish, deadline } = one
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-current={isOpened}
        className={`card grid w-full cursor-pointer grid-cols-[minmax(0,1fr)] gap-0.5 border p-3 text-left ${
          isOpened ? 'border-primary bg-base-200' : 'border-base-300 bg-base-100 hover:border-primary'
        }`}
        onClick={() => openComplaint(one)}
      >
        <span className="flex flex-wrap items-center gap-2">
          <b>{code}</b>
          {isLate(one) && <OpsLate />}
        </span>
        <span className="truncate text-sm text-muted">
          {buyer.name} · {shop.name}
        </span>
        <span className="text-sm">
          {kind} · {wish.label}
          {wish.nominal !== null && ` ${rupiah(wish.nominal)}`}
        </span>
        <span className="text-sm font-medium">{one.stage_label}</span>
        {deadline && (
          <span className="text-xs text-muted">
            {deadline.label} {noBreak(dateTime(deadline.at))}
          </span>
        )}
      </button>
    </li>
  )
}

/** Marks a deadline that has passed. */
export const OpsLate = () => <span className="badge badge-sm badge-error">terlambat</span>
