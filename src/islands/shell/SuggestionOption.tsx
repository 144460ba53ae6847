import { LayoutGrid, Package, Search } from 'lucide-react'

import type { Suggestion } from '#lib/search/store/suggestions.ts'

const icons = { keyword: Search, category: LayoutGrid, product: Package }

type Props = { id: string; suggestion: Suggestion; href: string; isActive: boolean; onChoose: () => void }

/** One line of the search box's list: the option is the link itself. */
export function SuggestionOption({ id, suggestion, href, isActive, onChoose }: Props) {
  const Icon = icons[suggestion.kind]
  return (
    <li role="none">
      <a
        id={id}
        role="option"
        aria-selected={isActive}
        href={href}
        tabIndex={-1}
        className={`min-h-11 ${isActive ? 'bg-base-200' : ''}`}
        onClick={onChoose}
      >
        <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <span className="truncate">{suggestion.keyword}</span>
      </a>
    </li>
  )
}
