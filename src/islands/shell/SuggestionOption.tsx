import { LayoutGrid, Package, Search, Store } from 'lucide-react'

import { photoUrl } from '#lib/format/photo.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { Suggestion } from '#lib/search/store/suggestions.ts'

const icons = { keyword: Search, category: LayoutGrid, shop: Store, product: Package }
/** What a suggestion is, where its words alone do not say so. */
const kinds: Partial<Record<Suggestion['kind'], string>> = { category: 'Kategori', shop: 'Toko' }

type Props = { id: string; suggestion: Suggestion; href: string; isActive: boolean; onChoose: () => void }

/** One line of the search box's list: the option is the link itself. */
export function SuggestionOption({ id, suggestion, href, isActive, onChoose }: Props) {
  const { kind, keyword, photo, price } = suggestion
  const Icon = icons[kind]
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
        {photo ? (
          <img
            src={photoUrl(photo, 160)}
            alt=""
            width={40}
            height={40}
            className="size-10 shrink-0 rounded-field bg-base-200 object-cover"
          />
        ) : (
          <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
        )}
        <span className="min-w-0">
          <span className="line-clamp-2">{keyword}</span>
          {price !== undefined && <span className="block text-sm font-bold tabular">{rupiah(price)}</span>}
        </span>
        {kinds[kind] && <span className="ml-auto shrink-0 text-sm text-muted">{kinds[kind]}</span>}
      </a>
    </li>
  )
}
