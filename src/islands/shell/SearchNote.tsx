import { paths } from '#lib/core/paths.ts'
import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { type Offer, retrySuggestions } from '#lib/search/store/suggestions.ts'

type Props = { isOpen: boolean; offer: Offer; scope: string; onDone: () => void }

/** Why the list has no suggestions; for screen readers, how many it has. */
export function SearchNote({ isOpen, offer, scope, onDone }: Props) {
  const { status, items, keyword, error } = offer
  const isNone = items.length === 0
  const retry = () => {
    onDone()
    retrySuggestions()
  }
  return (
    <div
      className={isNone ? 'flex min-h-11 flex-wrap items-center gap-2 px-3 text-sm text-muted' : 'sr-only'}
    >
      {isOpen && isNone && status === 'loading' && <span className="loading size-4" aria-hidden="true" />}
      <p role="status">{isOpen && textOf(status, items.length, keyword, error?.message)}</p>
      {isOpen && isNone && scope && keyword && (
        <a href={paths.search(keyword)} className="inline-flex min-h-11 items-center text-primary underline">
          Cari di semua toko
        </a>
      )}
      {isOpen && status === 'error' && <RetryButton look="ghost" onRetry={retry} />}
    </div>
  )
}

function textOf(status: Offer['status'], count: number, keyword: string, failure = ''): string {
  if (status === 'error') return failure
  if (count > 0) return `${count} saran`
  if (status === 'loading') return 'Memuat saran…'
  return keyword ? `Tidak ada saran untuk “${keyword}”. Tekan Cari untuk melihat hasilnya.` : ''
}
