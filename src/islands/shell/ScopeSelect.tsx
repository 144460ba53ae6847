import { LayoutGrid, Store } from 'lucide-react'

type Props = { shop: string; onChange: () => void }

/**
 * On a shop's page: whether to search this shop or the whole marketplace. A plain form field; phones show only its icon
 * and the native list of options.
 */
export function ScopeSelect({ shop, onChange }: Props) {
  return (
    <span className="scope relative flex shrink-0 border-r border-base-300">
      <select
        name="shop"
        aria-label="Cari di"
        className="h-11 w-10 cursor-pointer appearance-none rounded-l-field bg-transparent pl-9 text-sm text-transparent sm:w-32 sm:text-base-content"
        defaultValue={shop}
        onChange={onChange}
      >
        <option value={shop} className="text-base-content">
          Toko ini
        </option>
        <option value="" className="text-base-content">
          Semua toko
        </option>
      </select>
      <span className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center sm:w-9">
        <Store className="scope-shop size-5 sm:size-4" aria-hidden="true" />
        <LayoutGrid className="scope-all size-5 sm:size-4" aria-hidden="true" />
      </span>
    </span>
  )
}
