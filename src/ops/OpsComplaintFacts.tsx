import type { ReactNode } from 'react'

import { namesProblems } from '#lib/complaint/kinds.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { priceOf, quantityOf } from '#lib/product/sale-units.ts'

import type { OpsComplaint } from './complaint-store.ts'
import { OpsComplaintPhotos } from './OpsComplaintPhotos.tsx'
import { OpsComplaintShipTo } from './OpsComplaintShipTo.tsx'

type Line = OpsComplaint['lines'][number]

/** What the buyer says and wants, what was answered and ruled, goods that travel, and the history. */
export function OpsComplaintFacts({ one }: { one: OpsComplaint }) {
  const { wish, answer, ruling, returned, sent_again: again } = one
  return (
    <>
      <Part title={one.kind_label}>
        <ul className="grid gap-1 text-sm empty:hidden">
          {one.lines.map(line => (
            <li key={`${line.id} ${line.problem}`} className="wrap-anywhere">
              {noBreak(`${quantityOf(line.qty, line.sale_unit)} × ${line.name}`)}
              {line.variant && ` (${line.variant})`} {namesProblems(one.kind) && <b>{line.problem_label}</b>}
              <span className="block text-muted tabular">
                {noBreak(`${priceOf(line.price, line.sale_unit)} · ${goneOut(line)}`)}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-sm wrap-anywhere whitespace-pre-line">{one.reason}</p>
        <OpsComplaintPhotos addresses={one.photos} of={`komplain ${one.code}`} />
      </Part>
      <Part title="Permintaan pembeli">
        <p className="text-sm">
          {wish.label}
          {wish.nominal !== null && <b className="tabular"> {rupiah(wish.nominal)}</b>}
          <span className="text-muted">, maksimal {rupiah(one.max_nominal)}</span>
        </p>
      </Part>
      {answer && <Terms title="Jawaban penjual" terms={answer} />}
      {ruling && <Terms title="Keputusan admin" terms={ruling} />}
      {returned && <Goods title="Barang dikirim kembali" goods={returned} />}
      {again && (
        <Goods title="Barang dikirim lagi" goods={again}>
          {one.stage === 'shipping' && one.ship_to && <OpsComplaintShipTo to={one.ship_to} />}
        </Goods>
      )}
      <Part title="Riwayat">
        <ol className="grid gap-2 text-sm">
          {one.history.map((entry, at) => (
            <li key={at}>
              <span className="text-xs text-muted">
                {noBreak(dateTime(entry.date))} · {entry.actor_label}
              </span>
              <p className="wrap-anywhere">{entry.detail}</p>
            </li>
          ))}
        </ol>
      </Part>
    </>
  )
}

/** How much of a line was ordered, and shipped: 'dipesan 40 sak, dikirim 38 sak' */
function goneOut({ ordered_qty: ordered, shipped_qty: shipped, sale_unit: unit }: Line): string {
  return shipped === ordered
    ? `dipesan dan dikirim ${quantityOf(ordered, unit)}`
    : `dipesan ${quantityOf(ordered, unit)}, dikirim ${quantityOf(shipped, unit)}`
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Terms({ title, terms }: { title: string; terms: NonNullable<OpsComplaint['answer']> }) {
  return (
    <Part title={title}>
      <p className="text-sm">
        {terms.label}
        {terms.nominal !== null && <b className="tabular"> {rupiah(terms.nominal)}</b>}
        <span className="text-muted"> · {noBreak(dateTime(terms.date))}</span>
      </p>
      <p className="text-sm wrap-anywhere whitespace-pre-line">{terms.message}</p>
    </Part>
  )
}

type GoodsProps = { title: string; goods: NonNullable<OpsComplaint['returned']>; children?: ReactNode }

function Goods({ title, goods, children }: GoodsProps) {
  const dates = [
    ['Dikirim', goods.sent_at],
    ['Sampai', goods.delivered_at],
    ['Diterima', goods.received_at]
  ] as const
  return (
    <Part title={title}>
      <p className="text-sm wrap-anywhere">
        {goods.courier} · resi {goods.resi}
      </p>
      <p className="text-sm text-muted">
        {dates.flatMap(([label, at]) => (at ? [`${label} ${noBreak(dateTime(at))}`] : [])).join(' · ')}
      </p>
      {children}
    </Part>
  )
}
