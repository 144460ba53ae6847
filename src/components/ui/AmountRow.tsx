import { rupiah } from '#lib/format/rupiah.ts'

/** One part of a total in a list of its parts; deductions are green. */
export function AmountRow({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className={`whitespace-nowrap tabular ${amount < 0 ? 'text-success' : ''}`}>{rupiah(amount)}</dd>
    </div>
  )
}

/** The same row with words in place of an amount that is not known yet. */
export function WordRow({ label, words }: { label: string; words: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd>{words}</dd>
    </div>
  )
}
