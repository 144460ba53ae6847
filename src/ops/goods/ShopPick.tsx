import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { ComboField } from '../form/ComboField.tsx'
import { $shopTyped, shopsNamed } from './suggestions.ts'
import { shopName } from './shop-name.ts'

type Props = {
  label: string
  isBare?: boolean
  problem?: string | undefined
  chosen: number | undefined
  /** What the caller knows the chosen one to be called; it may be in no list that is loaded. */
  name?: string | undefined
  /** Undefined where the field was emptied. */
  onPick: (id: number | undefined, name: string) => void
}

/** The choice of a shop by its name, which the server searches. */
export function ShopPick({ chosen, name, onPick, ...field }: Props) {
  const { value, error } = useStore(shopsNamed.$state)
  const names = useStore(shopName.$state).value
  const [typed, setTyped] = useState<string>()
  const known = value?.find(({ id }) => id === chosen) ?? (names?.id === chosen ? names : undefined)
  return (
    <ComboField
      {...field}
      problem={field.problem ?? (value ? undefined : error?.message)}
      placeholder={field.isBare ? 'Semua toko' : 'Ketik nama toko'}
      value={typed ?? (chosen === undefined ? '' : (known?.name ?? name ?? `Toko ${chosen}`))}
      options={(value ?? []).map(({ id, name, seller }) => ({ id, label: name, detail: seller.name }))}
      maxLength={100}
      onType={next => {
        setTyped(next)
        $shopTyped.set(next.trim())
        if (next === '' && chosen !== undefined) onPick(undefined, '')
      }}
      onPick={({ id, label }) => {
        setTyped(undefined)
        onPick(id, label)
      }}
      onLeave={() => setTyped(undefined)}
    />
  )
}
