import { useEffect } from 'react'

import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { thousands } from '#lib/format/rupiah.ts'
import type { ImportShown } from '#lib/import/shapes.ts'

import { $place, setQuery } from '../console-place.ts'
import { refreshImport, shownImport } from './import-store.ts'
import { isMoving, progressOf, resultWords, stateWords, verdictWords } from './import-words.ts'
import { ImportPictures } from './ImportPictures.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ImportShops } from './ImportShops.tsx'
import { ImportSteps } from './ImportSteps.tsx'

/** Milliseconds between two looks at an import on which a worker is. */
const lookMs = 1_000

/** One import: what it would do or has done, its pictures, steps, shops and products. It follows a worker while one is on it. */
export function ImportPage({ shown, error }: { shown: ImportShown; error: string | undefined }) {
  const { state } = shown
  const moves = isMoving(shown)
  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => void (document.hidden || shownImport.refresh()), lookMs)
    return () => clearInterval(timer)
  }, [moves])
  // What it lists changed with its state.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => void refreshImport(), [state])
  const isRun = !['checking', 'checked', 'cancelled', 'failed'].includes(state)
  useEffect(() => dropOtherFilter(isRun), [isRun])
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h2 className="text-lg font-bold wrap-anywhere">{shown.file_name || `Impor ${shown.id}`}</h2>
        <p className="text-sm text-muted">
          {noBreak(dateTime(shown.created_at))}, oleh {shown.name}
        </p>
        <p role="status" className="font-semibold">
          {stateWords[state]}
        </p>
      </header>
      <p role="alert" className="text-error empty:hidden">
        {error}
      </p>
      {shown.problem && (
        <p role="alert" className="alert border-error bg-base-100">
          {shown.problem}
        </p>
      )}
      {moves && <Progress shown={shown} />}
      {state !== 'failed' && <Counts shown={shown} isRun={isRun} />}
      {shown.new_categories.length > 0 && !isRun && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {thousands(shown.new_categories.length)} kategori baru
          </summary>
          <ul className="list-disc pl-5">
            {shown.new_categories.map(path => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
      <ImportPictures shown={shown} />
      <ImportSteps shown={shown} />
      {state !== 'failed' && (
        <>
          <ImportShops shown={shown} isRun={isRun} />
          <ImportRows isRun={isRun} />
        </>
      )}
    </article>
  )
}

/** The filter by what would happen has no meaning any more once it has happened, nor the other way round. */
function dropOtherFilter(isRun: boolean): void {
  const { query } = $place.get()
  const other = isRun ? 'verdict' : 'result'
  if (query[other]) setQuery({ [other]: undefined, page: undefined, open: undefined })
  const ofShops = `shop_${other}`
  if (query[ofShops]) setQuery({ [ofShops]: undefined, shop_page: undefined })
}

function Progress({ shown }: { shown: ImportShown }) {
  const { done, total } = progressOf(shown)
  return (
    <div className="grid gap-1 text-sm">
      <p>{total > 0 ? `${thousands(done)} dari ${thousands(total)}` : 'Membaca berkas'}</p>
      <progress
        className="h-2 w-full accent-primary"
        aria-label={stateWords[shown.state]}
        {...(total > 0 && { value: done, max: total })}
      />
    </div>
  )
}

type Count = readonly [label: string, count: number, isWrong?: boolean]

/** Products and shops by what would happen to them, or by what has happened. */
function Counts({ shown, isRun }: { shown: ImportShown; isRun: boolean }) {
  const { verdicts, results, shops } = shown
  const products: Count[] = isRun
    ? Object.entries(results).map(([name, count]) => [
        resultWords[name as keyof typeof results],
        count,
        name === 'rejected'
      ])
    : (['create', 'change', 'same', 'reject'] as const).map(name => [
        verdictWords[name],
        verdicts[name],
        name === 'reject'
      ])
  const ofShops: Count[] = isRun
    ? Object.entries(shops.results).map(([name, count]) => [
        resultWords[name as keyof typeof shops.results],
        count,
        name === 'rejected'
      ])
    : (['create', 'same', 'reject'] as const).map(name => [
        verdictWords[name],
        shops.verdicts[name],
        name === 'reject'
      ])
  const groups = [
    ['Produk', products],
    ['Toko', ofShops]
  ] as const
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {groups.map(([title, counts]) => {
        const shownCounts = counts.filter(([, count]) => count > 0)
        return (
          <section
            key={title}
            className="rounded-box border border-base-300 bg-base-100 p-3"
            aria-label={`Jumlah ${title.toLowerCase()}`}
          >
            <h3 className="text-sm font-semibold">{title}</h3>
            {shownCounts.length === 0 && (
              <p className="text-sm text-muted">
                {shown.state === 'checking' ? 'Sedang diperiksa …' : 'Tidak ada'}
              </p>
            )}
            <dl className="flex flex-wrap gap-x-6 gap-y-1">
              {shownCounts.map(([label, count, isWrong]) => (
                <div key={label} className={isWrong ? 'text-error' : ''}>
                  <dt className="text-sm">{label}</dt>
                  <dd className="text-lg font-bold tabular">{thousands(count)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
