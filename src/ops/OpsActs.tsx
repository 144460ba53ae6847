import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { kindWords } from '#lib/ops/act-kinds.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'

import { type OpsAct, $passed, acts, actTexts, saveActs, unknownText } from './act-store.ts'
import { callWord } from './act-words.ts'
import { $place, setQuery } from './console-place.ts'
import { fieldValue, fieldWord } from './field-words.ts'
import { OpsKeysetPages } from './OpsKeysetPages.tsx'

/** Everything that somebody of the counter did, with what it changed (ops-106). */
export function OpsActs() {
  const { status, value, error } = useStore(acts.$state)
  const passed = useStore($passed)
  const { query } = useStore($place)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Filters key={JSON.stringify(query)} query={query} />
      {status === 'error' && <LoadError message={error?.message ?? ''} onRetry={() => void acts.reload()} />}
      {status === 'loading' && (
        <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
      )}
      {value && (
        <>
          <p role="alert" className="text-error empty:hidden">
            {error?.message}
          </p>
          {value.acts.length === 0 && (
            <p role="status" className="text-muted">
              {value.is_unknown ? unknownText(query['object'] ?? '', query['kind']) : actTexts.none}
            </p>
          )}
          <ul className="grid gap-2">
            {value.acts.map(act => (
              <Act key={act.id} act={act} />
            ))}
          </ul>
          <OpsKeysetPages passed={passed} next={value.next} onPass={ids => $passed.set(ids)} />
        </>
      )}
    </section>
  )
}

const fields = [
  ['name', 'Petugas', 'text'],
  ['object', 'Kode atau nomor', 'text'],
  ['from', 'Dari tanggal', 'date'],
  ['to', 'Sampai tanggal', 'date']
] as const

function Filters({ query }: { query: Readonly<Record<string, string>> }) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    $passed.set([])
    setQuery(typed, true)
  }
  const save = async () => {
    setBusy(true)
    await saveActs()
    setBusy(false)
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <label className="grid gap-1 text-sm">
        Jenis
        <select
          aria-label="Jenis"
          className="select-bordered select h-11 w-44"
          value={typed['kind'] ?? query['kind'] ?? ''}
          onChange={event => setTyped({ ...typed, kind: event.target.value })}
        >
          <option value="">Semua</option>
          {Object.entries(kindWords).map(([kind, word]) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
        </select>
      </label>
      {fields.map(([name, label, type]) => (
        <label key={name} className="grid gap-1 text-sm">
          {label}
          <input
            type={type}
            className="input-bordered input h-11 w-40"
            maxLength={60}
            value={typed[name] ?? query[name] ?? ''}
            onChange={event => setTyped({ ...typed, [name]: event.target.value })}
          />
        </label>
      ))}
      <Button type="submit" look="plain">
        Saring
      </Button>
      <Button look="ghost" className="ml-auto" isBusy={isBusy} onClick={() => void save()}>
        <Download className="size-5" aria-hidden="true" />
        CSV
      </Button>
    </form>
  )
}

function Act({ act }: { act: OpsAct }) {
  const [before, after] = [readFacts(act.before), readFacts(act.after)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <li className="card border border-base-300 bg-base-100 p-3 text-sm">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
          <span className="text-muted">{noBreak(dateTime(act.date))}</span>
          <b>{act.name}</b>
          <span className="wrap-anywhere">{callWord(act.call)}</span>
          <span className="text-muted">
            {kindWords[act.kind] ?? act.kind} {act.object ?? act.object_id}
          </span>
        </summary>
        {names.length > 0 && (
          <div className="overflow-x-auto">
            <table className="table table-sm" aria-label="Perubahan">
              <thead>
                <tr>
                  <th scope="col">Isian</th>
                  <th scope="col">Sebelum</th>
                  <th scope="col">Sesudah</th>
                </tr>
              </thead>
              <tbody>
                {names.map(name => (
                  <tr key={name}>
                    <th scope="row" className="font-normal">
                      {fieldWord(name)}
                    </th>
                    <td className="wrap-anywhere">{fieldValue(act.kind, name, before[name])}</td>
                    <td className="wrap-anywhere">{fieldValue(act.kind, name, after[name])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p className="mt-2 text-muted">Dikirim</p>
        <pre className="overflow-x-auto rounded-field bg-base-200 p-2 text-xs wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(JSON.parse(act.input), null, 1)}
        </pre>
        <p className="wrap-anywhere text-muted">
          {act.call}, permintaan {act.request_id}
        </p>
      </details>
    </li>
  )
}

const readFacts = (json: string | null) =>
  json === null ? {} : (JSON.parse(json) as Record<string, unknown>)
