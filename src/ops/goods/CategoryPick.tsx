import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'

import { ComboField } from '../form/ComboField.tsx'
import { listCategories, type ListedCategory, matching, pathOf } from './category-list.ts'
import { categories } from './product-store.ts'

type Props = {
  label: string
  isBare?: boolean
  problem?: string | undefined
  hint?: string
  chosen: number | undefined
  /** Which may be chosen; all of them without. */
  isOffered?: (one: ListedCategory) => boolean
  /** Undefined where the field was emptied. */
  onPick: (id: number | undefined) => void
}

/** The choice of a category by the words of its path. */
export function CategoryPick({ chosen, isOffered = () => true, onPick, ...field }: Props) {
  const { value, error } = useStore(categories.$state)
  const [typed, setTyped] = useState<string>()
  const all = useMemo(() => listCategories(value ?? []), [value])
  const current = all.find(({ category }) => category.id === chosen)
  const options = matching(all, typed ?? '')
    .filter(isOffered)
    .map(one => ({ id: one.category.id, label: pathOf(one) }))
  return (
    <ComboField
      {...field}
      problem={field.problem ?? (value ? undefined : error?.message)}
      placeholder={field.isBare ? 'Semua kategori' : 'Ketik nama kategori'}
      value={typed ?? (current ? pathOf(current) : '')}
      options={options}
      maxLength={100}
      onType={next => {
        setTyped(next)
        if (next === '' && chosen !== undefined) onPick(undefined)
      }}
      onPick={({ id }) => {
        setTyped(undefined)
        onPick(id)
      }}
      onLeave={() => setTyped(undefined)}
    />
  )
}
