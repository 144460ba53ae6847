import { useStore } from '@nanostores/react'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { importShopResults, type ImportShown, importShopVerdicts } from '#lib/import/shapes.ts'

import { $place, setQuery } from '../console-place.ts'
import { OpsPages } from '../OpsPages.tsx'
import { FileButton } from '../table/FileButton.tsx'
import { type FileColumn, saveBeyond } from '../table/table-csv.ts'
import { Changes } from './Changes.tsx'
import { importShops, type ImportShop, shopFilter, shopsPageOf } from './import-store.ts'
import { isWrong, maxFileRows, resultWords, verdictWords, wordOf } from './import-words.ts'
import { ImportFilter } from './ImportFilter.tsx'

const would = Object.fromEntries(importShopVerdicts.map(one => [one, verdictWords[one]]))
const has = Object.fromEntries(importShopResults.map(one => [one, resultWords[one]]))

const fileColumns: readonly FileColumn<ImportShop>[] = [
  { title: 'Baris', text: ({ row }) => row },
  { title: 'Toko', text: ({ name }) => name },
  { title: 'Hasil', text: wordOf },
  { title: 'Keterangan', text: ({ reason }) => reason ?? '' }
]

async function saveShops(): Promise<void> {
  const filter = shopFilter($place.get().query)
  const file = { name: `impor-${filter?.id}-toko`, columns: fileColumns, maxRows: maxFileRows, atOnce: 500 }
  if (filter) await saveBeyond(file, 'GET /ops/import/{id}/shop', filter)
}

type Props = { shown: ImportShown; isRun: boolean }

/** The shops of an import's table of shops, filtered as its products are (ops-417); nothing where it has none. */
export function ImportShops({ shown: { shops }, isRun }: Props) {
  if (Object.values(shops.verdicts).every(count => count === 0)) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby="import-shops">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="import-shops" className="font-bold">
          Toko
        </h3>
        <ImportFilter
          key={String(isRun)}
          name={isRun ? 'shop_result' : 'shop_verdict'}
          drops={['shop_verdict', 'shop_result', 'shop_page']}
          label="Saring toko"
          all="Semua toko"
          words={isRun ? has : would}
        />
        <FileButton of="toko" onFile={saveShops} />
      </div>
      <Found />
    </section>
  )
}

/** A page of the filtered shops, with its states; the last known ones stay below the error of a later request. */
function Found() {
  const { status, value, error } = useStore(importShops.$state)
  const page = shopsPageOf(useStore($place).query)
  if (status === 'error')
    return <LoadError message={error?.message ?? ''} onRetry={() => void importShops.reload()} />
  if (!value) return <div className="h-40 skeleton" role="status" aria-busy="true" aria-label="Memuat toko" />
  return (
    <>
      <p role="alert" className="text-error empty:hidden">
        {error?.message}
      </p>
      {value.total === 0 && <p className="text-muted">Tidak ada toko yang cocok.</p>}
      <ul className="grid gap-2">
        {value.items.map(shop => (
          <Shop key={shop.id} shop={shop} />
        ))}
      </ul>
      <OpsPages
        label="Halaman toko"
        page={Math.min(page, value.pages)}
        pages={value.pages}
        onPage={next => setQuery({ shop_page: next > 1 ? String(next) : undefined }, true)}
      />
    </>
  )
}

function Shop({ shop }: { shop: ImportShop }) {
  const { row, name, reason, changes } = shop
  return (
    <li className="card border border-base-300 bg-base-100 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="wrap-anywhere">{name || 'Tanpa nama'}</b>
        <span className={`badge h-auto py-0.5 ${isWrong(shop) ? 'badge-error' : ''}`}>{wordOf(shop)}</span>
        <span className="text-muted">baris {row}</span>
      </p>
      {reason && <p className={isWrong(shop) ? 'text-error' : 'text-muted'}>{reason}</p>}
      {changes.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">Isi toko {name}</summary>
          <Changes changes={changes} label={`Isi toko ${name}`} />
        </details>
      )}
    </li>
  )
}
