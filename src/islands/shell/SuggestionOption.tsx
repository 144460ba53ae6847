import { LayoutGrid, Package, Search, Store } from 'lucide-react'

import { photoUrl } from '#lib/format/photo.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { unitMark } from '#lib/product/sale-units.ts'
import type { Suggestion } from '#lib/search/store/suggestions.ts'

const icons = { keyword: Search, category: LayoutGrid, shop: Store, product: Package }
type Props = {
  id: string
  suggestion: Suggestion
  typed: string
  isActive: boolean
  onChoose: () => void
}

/** One option of the search box's list, which is itself the link. */
export function SuggestionOption({ id, suggestion, typed, isActive, onChoose }: Props) {
  const { kind, keyword, url, photo, price, sale_unit } = suggestion
  const Icon = icons[kind]
  return (
    <li role="none">
      <a
        id={id}
        role="option"
        aria-selected={isActive}
        href={url}
        tabIndex={-1}
        className={`min-h-11 content-center ${isActive ? 'bg-base-200 outline-2 -outline-offset-2 outline-primary' : ''}`}
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
          <span className="line-clamp-2">{kind === 'keyword' ? completed(keyword, typed) : keyword}</span>
          {price !== undefined && (
            <span className="block text-sm font-bold tabular">
              {rupiah(price)}
              {sale_unit && <span className="text-xs font-normal text-muted">{unitMark(sale_unit)}</span>}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}

/** The typed text, followed by its completion in bold. */
function completed(keyword: string, typed: string) {
  if (!typed || !keyword.toLowerCase().startsWith(typed.toLowerCase())) return keyword
  return (
    <>
      {keyword.slice(0, typed.length)}
      <b>{keyword.slice(typed.length)}</b>
    </>
  )
}
