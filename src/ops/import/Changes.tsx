import type { RowChange } from '#lib/import/shapes.ts'

/** Fields that change, as they are and as they would be; of something new only the latter. */
export function Changes({ changes, label }: { changes: readonly RowChange[]; label: string }) {
  const hasBefore = changes.some(({ before }) => before !== '')
  return (
    <div className="overflow-x-auto">
      <table className="table table-sm" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Isian</th>
            {hasBefore && <th scope="col">Sebelum</th>}
            <th scope="col">{hasBefore ? 'Sesudah' : 'Isi'}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row" className="font-normal">
                {field}
              </th>
              {hasBefore && <td className="wrap-anywhere">{before}</td>}
              <td className="wrap-anywhere">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
