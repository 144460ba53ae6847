import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { thousands } from '#lib/format/rupiah.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'

import { $place, setQuery, showPart } from '../console-place.ts'
import { useMay } from '../may-call.ts'
import { OpsPages } from '../OpsPages.tsx'
import { KeywordField } from '../table/KeywordField.tsx'
import { pageOf } from '../table/part-query.ts'
import { type Brand, brands } from './brand-store.ts'
import { RenameBrand } from './RenameBrand.tsx'

/** Brands by name with the number of their products (ops-116). */
export function OpsBrands() {
  const { status, value, error } = useStore(brands.$state)
  const page = pageOf(useStore($place).query)
  const [renamed, setRenamed] = useState<Brand>()
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
      <KeywordField label="Cari merek" placeholder="Nama merek" />
      {status === 'error' && (
        <LoadError message={error?.message ?? ''} onRetry={() => void brands.reload()} />
      )}
      {status === 'loading' && (
        <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
      )}
      {value && (
        <>
          <p role="alert" className="text-error empty:hidden">
            {error?.message}
          </p>
          <p role="status" className="text-sm text-muted">
            {value.total === 0 ? 'Tidak ada merek yang cocok.' : `${thousands(value.total)} merek`}
          </p>
          {value.items.length > 0 && <BrandTable items={value.items} onRename={setRenamed} />}
          <OpsPages
            label="Halaman merek"
            page={page}
            pages={value.pages}
            onPage={next => setQuery({ page: next > 1 ? String(next) : undefined }, true)}
          />
        </>
      )}
      {renamed && <RenameBrand key={renamed.name} brand={renamed} onClose={() => setRenamed(undefined)} />}
    </section>
  )
}

function BrandTable({ items, onRename }: { items: readonly Brand[]; onRename: (brand: Brand) => void }) {
  const mayRename = useMay('PUT /ops/brand')
  return (
    <div className="overflow-x-auto rounded-box border border-base-300 bg-base-100">
      <table className="table" aria-label="Merek">
        <thead>
          <tr>
            <th scope="col">Merek</th>
            <th scope="col" className="text-right">
              Produk
            </th>
            {mayRename && (
              <th scope="col">
                <span className="sr-only">Tindakan</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map(brand => (
            <tr key={brand.name}>
              <th scope="row" className="font-medium wrap-anywhere">
                {brand.name}
              </th>
              <td className="text-right tabular">
                <Button
                  look="ghost"
                  className="min-w-11"
                  aria-label={`Lihat ${brand.products} produk ${brand.name}`}
                  onClick={() => showPart('products', { brand: brand.name })}
                >
                  {thousands(brand.products)}
                </Button>
              </td>
              {mayRename && (
                <td className="text-right">
                  <Button
                    look="plain"
                    className="whitespace-nowrap"
                    aria-label={`Ganti nama ${brand.name}`}
                    onClick={() => onRename(brand)}
                  >
                    Ganti nama
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
