import { useStore } from '@nanostores/react'
import { atom, computed } from 'nanostores'
import { useEffect, useState } from 'react'

import { Combobox } from '#islands/address/Combobox.tsx'
import sheet from '#islands/address/address.css?url'

import { listed } from '../console-lists.ts'

/** Milliseconds after the last key until what was typed is looked for. */
export const pauseMs = 200

const $typed = atom('')
const found = listed(
  'GET /ops/shop',
  computed($typed, keyword => ({ per_page: 20, ...(keyword && { keyword }) }))
)

type Shop = { id: number; name: string }
type Props = {
  label: string
  chosen: Shop | null
  problem?: string | undefined
  hint?: string
  onChoose: (shop: Shop) => void
}

/** A shop, found by its name. */
export function ShopChoice({ label, chosen, problem, hint, onChoose }: Props) {
  const { value, error, isFetching, status } = useStore(found.$state)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => $typed.set(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const known = value ?? []
  const shops = chosen && !known.some(({ id }) => id === chosen.id) ? [chosen, ...known] : known
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <Combobox
        label={label}
        placeholder="Ketik nama toko"
        options={shops.map(({ id, name }) => ({ id, label: name }))}
        chosen={chosen?.id}
        isFetching={isFetching}
        isEmptyKnown={status === 'ready' && !isFetching}
        problem={problem}
        {...(hint !== undefined && { hint })}
        error={error}
        onRetry={() => void found.reload()}
        onType={setTyped}
        onChoose={id => {
          const shop = shops.find(one => one.id === id)
          if (shop) onChoose({ id, name: shop.name })
        }}
      />
    </>
  )
}
