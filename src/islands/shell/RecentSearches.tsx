import { useState } from 'react'

import { paths } from '#lib/paths.ts'
import { forgetSearches, recentSearches } from '#lib/stores/suggestions.ts'

/** The buyer's own last searches as chips; they live in this browser only. */
export function RecentSearches({ isOpen }: { isOpen: boolean }) {
  const [, setClearedAt] = useState(0)
  const recent = isOpen ? recentSearches() : []
  if (recent.length === 0) return null
  const clear = () => {
    forgetSearches()
    setClearedAt(Date.now())
  }
  return (
    <div className="mb-2 border-b border-base-300 px-2 pb-2">
      <div className="mb-1 flex items-center justify-between text-sm text-muted">
        <span>Pencarian terakhir</span>
        <button type="button" className="btn btn-ghost btn-sm" onClick={clear}>
          Hapus
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map(keyword => (
          <li key={keyword}>
            <a href={paths.search(keyword)} className="badge h-9 badge-outline px-3">
              {keyword}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
