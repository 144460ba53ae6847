import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { roleLabels } from '#lib/ops/texts.ts'

import { changesOf } from './act-changes.ts'
import { objectOf } from './act-columns.tsx'
import type { OpsAct } from './act-store.ts'
import { callWord } from './act-words.ts'
import { fieldValue, fieldWord } from './field-words.ts'

/** One act: who did what to which object, each field before and after, and what was sent (ops-106). */
export function OpsActDetail({ act }: { act: OpsAct }) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm" aria-label={`Catatan ${act.id}`}>
      <h2 className="text-lg font-bold wrap-anywhere">{callWord(act.call)}</h2>
      <p className="wrap-anywhere">{objectOf(act)}</p>
      <p className="wrap-anywhere text-muted">
        {noBreak(dateTime(act.date))} · <b className="text-base-content">{act.name}</b>,{' '}
        {roleLabels[act.role]}
      </p>
      <Changes act={act} />
      <p className="text-muted">Dikirim</p>
      <pre className="overflow-x-auto rounded-field bg-base-200 p-2 text-xs wrap-anywhere whitespace-pre-wrap">
        {JSON.stringify(JSON.parse(act.input), null, 1)}
      </pre>
      <p className="wrap-anywhere text-muted">
        {act.call}, permintaan {act.request_id}
      </p>
    </article>
  )
}

function Changes({ act }: { act: OpsAct }) {
  const changes = changesOf(act)
  if (changes.length === 0) return null
  return (
    <table className="table table-sm" aria-label="Perubahan">
      <thead>
        <tr>
          <th scope="col">Isian</th>
          <th scope="col">Sebelum</th>
          <th scope="col">Sesudah</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row" className="font-normal">
              {fieldWord(name)}
            </th>
            <td className="wrap-anywhere">{fieldValue(act.kind, name, before)}</td>
            <td className="wrap-anywhere">{fieldValue(act.kind, name, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
