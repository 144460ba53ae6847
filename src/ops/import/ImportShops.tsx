import { useStore } from '@nanostores/react'

import { LoadError } from '#islands/ui/LoadError.tsx'

import { OpsPages } from '../OpsPages.tsx'
import { Changes } from './Changes.tsx'
import { $shopsPage, importShops, type ImportShop } from './import-store.ts'
import { resultWords, verdictWords } from './import-words.ts'

/** The shops of an import's table of shops; nothing where it has none. */
export function ImportShops() {
  const { status, value, error } = useStore(importShops.$state)
  const page = useStore($shopsPage)
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void importShops.reload()} />
  }
  if (!value || value.total === 0) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby="import-shops">
      <h3 id="import-shops" className="font-bold">
        Toko
      </h3>
      <ul className="grid gap-2">
        {value.items.map(shop => (
          <Shop key={shop.id} shop={shop} />
        ))}
      </ul>
      <OpsPages label="Halaman toko" page={page} pages={value.pages} onPage={next => $shopsPage.set(next)} />
    </section>
  )
}

function Shop({ shop: { row, name, verdict, result, reason, changes } }: { shop: ImportShop }) {
  const isWrong = result === 'rejected' || (result === null && verdict === 'reject')
  const word = result ? resultWords[result] : verdict ? verdictWords[verdict] : 'Belum diperiksa'
  return (
    <li className="card border border-base-300 bg-base-100 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="wrap-anywhere">{name || 'Tanpa nama'}</b>
        <span className={`badge h-auto py-0.5 ${isWrong ? 'badge-error' : ''}`}>{word}</span>
        <span className="text-muted">baris {row}</span>
      </p>
      {reason && <p className={isWrong ? 'text-error' : 'text-muted'}>{reason}</p>}
      {changes.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">Isi toko {name}</summary>
          <Changes changes={changes} label={`Isi toko ${name}`} />
        </details>
      )}
    </li>
  )
}
