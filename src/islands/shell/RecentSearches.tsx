import { History, X } from 'lucide-react'

import { clearLabel } from '#components/ui/clear-label.ts'
import { Button } from '#components/ui/Button.tsx'
import { forgetSearch, forgetSearches } from '#lib/search/store/recent-searches.ts'

type Props = {
  recent: readonly string[]
  hrefOf: (keyword: string) => string
  onForget: () => void
}

/**
 * The person's recent searches, stored only in this browser: rows on phones, chips on desktops. Each can be removed.
 */
export function RecentSearches({ recent, hrefOf, onForget }: Props) {
  if (recent.length === 0) return null
  const forget = (keyword?: string) => {
    if (keyword === undefined) forgetSearches()
    else forgetSearch(keyword)
    onForget()
  }
  return (
    <div className="pb-2 text-sm">
      <div className="flex items-center justify-between pl-3 text-muted">
        <span>Pencarian terakhir</span>
        <Button look="ghost" size="small" onClick={() => forget()}>
          {clearLabel}
        </Button>
      </div>
      <ul className="flex flex-col md:flex-row md:flex-wrap md:gap-2 md:px-2">
        {recent.map(keyword => (
          <li
            key={keyword}
            className="flex max-w-full min-w-0 items-center rounded-field border-base-300 md:border"
          >
            <a
              href={hrefOf(keyword)}
              className="flex min-h-11 min-w-0 grow items-center gap-2 pl-3 md:min-h-9"
            >
              <History className="size-4 shrink-0 text-muted" aria-hidden="true" />
              <span className="truncate">{keyword}</span>
            </a>
            <Button
              look="ghost"
              size="square"
              className="md:size-9"
              aria-label={`Hapus ${keyword} dari pencarian terakhir`}
              onClick={() => forget(keyword)}
            >
              <X className="size-4" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
