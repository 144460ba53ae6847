import { Button } from '#components/ui/Button.tsx'

type Props = {
  recent: readonly string[]
  hrefOf: (keyword: string) => string
  onForget: () => void
}

/** The person's own last searches as chips; they live in this browser only. */
export function RecentSearches({ recent, hrefOf, onForget }: Props) {
  if (recent.length === 0) return null
  return (
    <div className="px-2 pb-2">
      <div className="mb-1 flex items-center justify-between text-sm text-muted">
        <span>Pencarian terakhir</span>
        <Button look="ghost" size="small" onClick={onForget}>
          Hapus
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map(keyword => (
          <li key={keyword} className="max-w-full">
            <a href={hrefOf(keyword)} className="badge h-9 max-w-full badge-outline px-3">
              <span className="truncate">{keyword}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
