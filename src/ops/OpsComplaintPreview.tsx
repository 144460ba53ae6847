import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { rupiah } from '#lib/format/rupiah.ts'

import type { $previews } from './complaint-preview.ts'

type Props = {
  /** The preview of the figures that are typed now. */
  preview: ReturnType<typeof $previews.get>[number] | undefined
  onRetry: () => void
}

/** What the ledger would post for the typed offer, and what it does to the order (complaint-15). */
export function OpsComplaintPreview({ preview, onRetry }: Props) {
  if (!preview) {
    return <p className="text-sm text-muted">Isi nominal untuk melihat pembukuannya sebelum mengirim.</p>
  }
  if (preview.error !== undefined) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm text-error">
        {preview.error}
        <RetryButton look="plain" onRetry={onRetry} />
      </div>
    )
  }
  if (!preview.postings) return null
  const { effect, postings } = preview.postings
  const sum = postings.reduce((total, { amount }) => total + amount, 0)
  return (
    <div className="grid gap-1">
      <table className="table table-sm">
        <caption className="pb-1 text-left text-sm font-medium">Pembukuan saat dana dikembalikan</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Akun</th>
            <th scope="col">Jumlah</th>
          </tr>
        </thead>
        <tbody>
          {postings.map(({ account, label, amount }) => (
            <tr key={account}>
              <th scope="row" className="px-0 text-sm font-normal">
                {label}
              </th>
              <td className="px-0 text-right text-sm whitespace-nowrap tabular">{rupiah(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="px-0 text-base-content">
              Jumlah
            </th>
            <td className="px-0 text-right text-base-content tabular">{rupiah(sum)}</td>
          </tr>
        </tfoot>
      </table>
      {effect && <p className="text-sm">{effect}</p>}
    </div>
  )
}
