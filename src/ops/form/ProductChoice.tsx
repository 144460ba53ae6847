import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { Combobox } from '#islands/address/Combobox.tsx'
import sheet from '#islands/address/address.css?url'

import { $chosenIds, $wanted, chosenProducts, foundProducts, shownProducts } from './product-choice.ts'
import { pauseMs } from './ShopChoice.tsx'

type Props = {
  /** Only products of this shop; undefined for all shops. */
  shopId: number | undefined
  ids: readonly number[]
  problem: string | undefined
  onChange: (ids: number[]) => void
}

/** Several products: found by name, SKU or number, listed with a button that takes each out again. */
export function ProductChoice({ shopId, ids, problem, onChange }: Props) {
  const { value, error, isFetching, status } = useStore(foundProducts.$state)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => $wanted.set({ shopId, keyword: typed.trim() }), pauseMs)
    return () => clearTimeout(timer)
  }, [shopId, typed])
  const free = (value ?? []).filter(({ id }) => !ids.includes(id))
  return (
    <div className="grid min-w-0 gap-2">
      <link rel="stylesheet" href={sheet} />
      <Combobox
        // One that was chosen stands in the list below: the field begins again.
        key={ids.length}
        label="Tambah produk"
        placeholder="Nama, SKU, atau nomor produk"
        options={free.map(({ id, name, shop }) => ({ id, label: name, detail: shop.name }))}
        chosen={undefined}
        isFetching={isFetching}
        isEmptyKnown={status === 'ready' && !isFetching}
        problem={problem}
        error={error}
        onRetry={() => void foundProducts.reload()}
        onType={setTyped}
        onChoose={id => {
          setTyped('')
          onChange([...ids, id])
        }}
      />
      <Chosen ids={ids} onChange={onChange} />
    </div>
  )
}

function Chosen({ ids, onChange }: Pick<Props, 'ids' | 'onChange'>) {
  const { value, error } = useStore(chosenProducts.$state)
  useEffect(() => $chosenIds.set(ids), [ids])
  const nameOf = (id: number) => value?.find(one => one.id === id)?.name ?? `Produk nomor ${id}`
  if (ids.length === 0) return <p className="text-sm text-muted">Belum ada produk yang dipilih.</p>
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span role="status">{ids.length.toLocaleString('id-ID')} produk dipilih</span>
        <Button look="ghost" onClick={() => onChange([])}>
          Keluarkan semua
        </Button>
      </div>
      <p role="alert" className="text-sm text-error empty:hidden">
        {error?.message}
      </p>
      <ul
        aria-label="Produk yang dipilih"
        className="max-h-72 divide-y divide-base-300 overflow-y-auto rounded-box border border-base-300"
      >
        {ids.slice(0, shownProducts).map(id => (
          <li key={id} className="flex items-center gap-2 pl-3 text-sm">
            <span className="min-w-0 grow wrap-anywhere">{nameOf(id)}</span>
            <Button
              look="ghost"
              size="square"
              aria-label={`Keluarkan ${nameOf(id)}`}
              onClick={() => onChange(ids.filter(other => other !== id))}
            >
              <X className="size-5" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {ids.length > shownProducts && (
        <p className="text-sm text-muted">
          dan {(ids.length - shownProducts).toLocaleString('id-ID')} produk lain
        </p>
      )}
    </div>
  )
}
