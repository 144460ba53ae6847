import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'

import { $place, setQuery } from '../console-place.ts'
import { useMay } from '../may-call.ts'
import { Choice } from '../table/Choice.tsx'
import { FoldedFilters } from '../table/FoldedFilters.tsx'
import { KeywordField } from '../table/KeywordField.tsx'
import { idOf } from '../table/part-query.ts'
import { CategoryPick } from './CategoryPick.tsx'
import { ShopPick } from './ShopPick.tsx'

const states = {
  '': 'Semua status',
  active: 'Aktif',
  archived: 'Arsip',
  low: 'Stok menipis',
  empty: 'Stok habis'
}

/** Filters of the table of products; each stands in the address. */
export function ProductFilters() {
  const { query } = useStore($place)
  const mayNameShop = useMay('GET /ops/shop')
  const set = (name: string) => (value: string | number | undefined) =>
    setQuery({ [name]: value === undefined ? undefined : String(value), page: undefined }, true)
  return (
    <>
      <KeywordField label="Cari produk" placeholder="Nama, SKU, nomor" />
      <FoldedFilters names={['shop', 'category', 'state', 'brand']}>
        {mayNameShop && <ShopPick label="Toko" isBare chosen={idOf(query['shop'])} onPick={set('shop')} />}
        <CategoryPick label="Kategori" isBare chosen={idOf(query['category'])} onPick={set('category')} />
        <Choice label="Status" value={query['state']} options={states} onChange={set('state')} />
        {query['brand'] && (
          <Button look="soft" onClick={() => set('brand')(undefined)}>
            Merek {query['brand']} <span aria-hidden="true">×</span>
            <span className="sr-only">, hapus saringan</span>
          </Button>
        )}
      </FoldedFilters>
    </>
  )
}
