import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { ComboField } from '../form/ComboField.tsx'
import { $brandTyped, brandsNamed } from './suggestions.ts'

type Props = {
  label: string
  problem?: string | undefined
  hint?: string
  value: string
  onChange: (brand: string) => void
}

/** Characters of a brand. */
export const brandLength = 60

/** A brand: any text, with the brands that products have already. */
export function BrandPick({ value, onChange, ...field }: Props) {
  const found = useStore(brandsNamed.$state).value ?? []
  useEffect(() => $brandTyped.set(value.trim()), [value])
  return (
    <ComboField
      {...field}
      value={value}
      options={found.map(({ name, products }) => ({
        id: name,
        label: name,
        detail: `${products.toLocaleString('id-ID')} produk`
      }))}
      maxLength={brandLength}
      onType={onChange}
      onPick={({ label }) => onChange(label)}
    />
  )
}
