import type { Column } from '../table/column.ts'

type Row = { is_active: boolean; is_edited: boolean }

const stateOf = ({ is_active: isActive, is_edited: isEdited }: Row) =>
  [isActive ? 'Aktif' : 'Nonaktif', isEdited && 'diubah'].filter(one => one !== false)

/** Whether a row is in use, and whether the counter changed it. */
export const stateColumn: Column<Row> = {
  id: 'state',
  title: 'Keadaan',
  sort: { by: 'state', first: 'asc', both: true },
  cell: row => (
    <span className="flex flex-wrap gap-1">
      {stateOf(row).map((one, at) => (
        <span key={one} className={`badge h-auto py-0.5 ${at > 0 || !row.is_active ? 'badge-outline' : ''}`}>
          {one}
        </span>
      ))}
    </span>
  ),
  text: row => stateOf(row).join(', ')
}

/** A figure with its unit. */
export const figure = (count: number, unit: string): string => `${count.toLocaleString('id-ID')} ${unit}`
