import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { thousands } from '#lib/format/rupiah.ts'

import { showPart } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { useMay } from '../may-call.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/DataTable.tsx'
import { KeywordField } from '../table/KeywordField.tsx'
import { saveTable } from '../table/table-csv.ts'
import { type Brand, brandFilter, brandRows, brands, newestBrand } from './brand-store.ts'
import { RenameBrand } from './RenameBrand.tsx'
import { useNone } from '../table/none-text.ts'

const showProducts = ({ name }: Brand) => showPart('products', { brand: name })

/** What the table of brands shows, and its file has. */
const columns: readonly Column<Brand>[] = [
  {
    id: 'name',
    title: 'Merek',
    isFixed: true,
    sort: { by: 'name', first: 'asc', both: true },
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    text: ({ name }) => name
  },
  {
    id: 'products',
    title: 'Produk',
    isFigure: true,
    sort: { by: 'products', first: 'desc', both: true },
    cell: brand => (
      <Button
        look="ghost"
        className="min-w-11"
        aria-label={`Lihat ${brand.products} produk ${brand.name}`}
        onClick={() => showProducts(brand)}
      >
        {thousands(brand.products)}
      </Button>
    ),
    text: ({ products }) => products
  }
]

/** The step of each row, for who does not open it by its keys. */
const renaming = (onRename: (brand: Brand) => void): Column<Brand> => ({
  id: 'act',
  title: 'Tindakan',
  isFixed: true,
  cell: brand => (
    <Button
      look="plain"
      className="whitespace-nowrap"
      aria-label={`Ganti nama ${brand.name}`}
      onClick={() => onRename(brand)}
    >
      Ganti nama
    </Button>
  ),
  text: () => ''
})

const newer = (one: Brand, other: Brand | undefined): Brand =>
  other && other.updated_at >= one.updated_at ? other : one

/** Brands by name with the number of their products; one that is opened is renamed (ops-116). */
export function OpsBrands() {
  const mayRename = useMay('PUT /ops/brand')
  const { value } = useStore(brands.$state)
  const [renamed, setRenamed] = useState<Brand>()
  // The newest that is known of it, unless it has left the page.
  const opened =
    renamed &&
    newer(
      renamed,
      value?.items.find(({ name }) => name === renamed.name)
    )
  const reload = async ({ name }: Brand) => {
    const [newest] = await Promise.all([newestBrand(name), brands.refresh()])
    if (newest === undefined) return
    // Meanwhile it may have been closed, or another one opened.
    setRenamed(now => (now?.name === name ? newest || undefined : now))
    if (!newest) $notice.set({ text: `Tidak ada lagi produk bermerek ${name}.`, isError: true })
  }
  const shown = useMemo(() => (mayRename ? [...columns, renaming(setRenamed)] : columns), [mayRename])
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)]">
      <DataTable
        name="brands"
        label="Merek"
        columns={shown}
        of={brandRows}
        empty={useNone('merek')}
        filters={<KeywordField label="Cari merek" placeholder="Nama merek" />}
        onFile={filter => saveTable('merek', 'GET /ops/brand', brandFilter(filter), columns)}
        onOpen={mayRename ? setRenamed : showProducts}
      />
      {opened && (
        <RenameBrand
          key={opened.name}
          brand={opened}
          onReload={() => void reload(opened)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </section>
  )
}
