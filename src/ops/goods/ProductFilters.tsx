import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'

import { $place } from '../console-place.ts'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { FoldedFilters } from '../table/FoldedFilters.tsx'
import { KeywordField } from '../table/KeywordField.tsx'
import { idOf } from '../table/part-query.ts'
import { setFilter } from '../table/set-filter.ts'
import { CategoryPick } from './CategoryPick.tsx'
import { ShopFilter } from './ShopFilter.tsx'

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
  return (
    <>
      <KeywordField label="Cari produk" placeholder="Nama, SKU, nomor" />
      <FoldedFilters names={['shop', 'category', 'state', 'brand']}>
        <ShopFilter />
        <CategoryPick
          label="Kategori"
          isBare
          chosen={idOf(query['category'])}
          onPick={setFilter('category')}
        />
        <ChoiceFilter name="state" label="Status" options={states} />
        {query['brand'] && (
          <Button look="soft" onClick={() => setFilter('brand')(undefined)}>
            Merek {query['brand']} <span aria-hidden="true">×</span>
            <span className="sr-only">, hapus saringan</span>
          </Button>
        )}
      </FoldedFilters>
    </>
  )
}
