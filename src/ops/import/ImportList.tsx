import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { thousands } from '#lib/format/rupiah.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'
import type { ImportShown } from '#lib/import/shapes.ts'

import { $place, setQuery } from '../console-place.ts'
import { OpsPages } from '../OpsPages.tsx'
import { imports, openImport } from './import-store.ts'
import { stateWords } from './import-words.ts'

/** Earlier imports, the newest first. */
export function ImportList() {
  const { status, value, error } = useStore(imports.$state)
  const page = Math.max(1, Number(useStore($place).query['page']) || 1)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className="font-bold">
        Impor sebelumnya
      </h2>
      {status === 'error' && (
        <LoadError message={error?.message ?? ''} onRetry={() => void imports.reload()} />
      )}
      {status === 'loading' && (
        <div className="h-40 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
      )}
      {value && (
        <>
          <p role="alert" className="text-error empty:hidden">
            {error?.message}
          </p>
          {value.items.length === 0 && (
            <p className="text-muted">Belum ada impor. Kirim tabel pertama untuk memulai.</p>
          )}
          <ul className="grid gap-2">
            {value.items.map(one => (
              <ImportCard key={one.id} one={one} />
            ))}
          </ul>
          <OpsPages
            label="Halaman impor"
            page={page}
            pages={value.pages}
            onPage={next => setQuery({ page: next > 1 ? String(next) : undefined }, true)}
          />
        </>
      )}
    </section>
  )
}

function ImportCard({ one }: { one: ImportShown }) {
  const { shops, products } = one
  const shopCount = Object.values(shops.verdicts).reduce((total, count) => total + count, 0)
  return (
    <li className="card flex-row flex-wrap items-center gap-x-4 gap-y-2 border border-base-300 bg-base-100 p-4 text-sm">
      <p className="mr-auto min-w-0">
        <b className="wrap-anywhere">{one.file_name || `Impor ${one.id}`}</b>
        <br />
        <span className="text-muted">
          {noBreak(dateTime(one.created_at))}, {one.name}. {noBreak(`${thousands(products)} produk`)}
          {shopCount > 0 && `, ${noBreak(`${thousands(shopCount)} toko`)}`}
        </span>
      </p>
      <span className={`badge h-auto py-0.5 ${one.state === 'failed' ? 'badge-error' : ''}`}>
        {stateWords[one.state]}
      </span>
      <Button
        look="plain"
        aria-label={`Buka ${one.file_name || `impor ${one.id}`}`}
        onClick={() => openImport(one.id)}
      >
        Buka
      </Button>
    </li>
  )
}
