import { persistentJson } from '#lib/core/browser/persistent.ts'

type Hidden = Readonly<Record<string, readonly string[]>>

/** The hidden columns of each table, remembered on this device. */
export const $hidden = persistentJson<Hidden>('consoleColumns', read)

function read(stored: unknown): Hidden | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  return Object.fromEntries(
    Object.entries(stored).flatMap(([table, columns]) =>
      Array.isArray(columns) && columns.every(one => typeof one === 'string') ? [[table, columns]] : []
    )
  )
}

/** Hides a column of a table, or shows it again. */
export function toggleColumn(table: string, column: string): void {
  const all = $hidden.get() ?? {}
  const hidden = all[table] ?? []
  const next = hidden.includes(column) ? hidden.filter(one => one !== column) : [...hidden, column]
  $hidden.set({ ...all, [table]: next })
}
