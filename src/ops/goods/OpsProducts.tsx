import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useCallback } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $place, setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { useMay } from '../may-call.ts'
import { DataTable } from '../table/DataTable.tsx'
import { newWord } from '../table/new-word.ts'
import { Opened } from '../table/Opened.tsx'
import { idOf } from '../table/part-query.ts'
import { SidePanel } from '../table/SidePanel.tsx'
import { saveTable } from '../table/table-csv.ts'
import { productColumns, productFileColumns } from './product-columns.tsx'
import { $areNarrowed, product, productRows, products } from './product-store.ts'
import { NewProduct } from './NewProduct.tsx'
import { ProductBulk } from './ProductBulk.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { ProductExport } from './ProductExport.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductPanel } from './ProductPanel.tsx'

/** Products of all shops as a table, and the open one beside it; all of its fields take the whole width (ops-110, ops-112, ops-113). */
export function OpsProducts() {
  const { open, edit } = useStore($place).query
  const areNarrowed = useStore($areNarrowed)
  const mayAdd = useMay('POST /ops/product')
  const mayEdit = useMay('PUT /ops/product/{id}')
  const mayExport = useMay('GET /ops/product/export')
  const mayArchive = useMay('POST /ops/product/{id}/archive')
  const close = useCallback(() => setQuery({ open: undefined, edit: undefined }), [])
  const isNew = open === newWord && mayAdd
  const isEditor = edit !== undefined && mayEdit
  const show = (next: string) => {
    $notice.set(undefined)
    setQuery({ open: next, edit: undefined }, open === undefined)
  }
  return (
    <SidePanel
      label={isNew ? 'Produk baru' : 'Produk'}
      isWhole={isNew || isEditor}
      onClose={isEditor ? backToPanel : close}
      table={
        <DataTable
          name="products"
          label="Produk"
          columns={productColumns}
          of={products}
          empty={
            areNarrowed
              ? 'Tidak ada produk yang cocok.'
              : mayAdd
                ? 'Belum ada produk. Tambahkan di sini, atau isi lewat Impor.'
                : 'Belum ada produk.'
          }
          filters={
            <>
              <ProductFilters />
              {mayExport && <ProductExport />}
              {mayAdd && (
                <Button look="primary" data-console-new onClick={() => show(newWord)}>
                  <Plus className="size-5" aria-hidden="true" />
                  Produk baru
                </Button>
              )}
            </>
          }
          onFile={filter => saveTable('produk', 'GET /ops/product', productRows(filter), productFileColumns)}
          {...(mayArchive && { bulk: ProductBulk })}
          openedId={Number(open)}
          onOpen={({ id }) => show(String(id))}
        />
      }
    >
      {isNew ? (
        <NewProduct />
      ) : idOf(open) === undefined ? undefined : (
        <Opened of={product} isIt={({ id }) => String(id) === open}>
          {shown =>
            isEditor ? (
              <ProductEditor key={`edit ${open}`} product={shown} />
            ) : (
              <ProductPanel key={open} product={shown} />
            )
          }
        </Opened>
      )}
    </SidePanel>
  )
}

const backToPanel = () => setQuery({ edit: undefined })
