import { Download } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'

import { saveRows, type TableFile } from './table-csv.ts'

/** Saves the selected rows of a table as a file (ops-303). */
export function SaveSelected<T>({ rows, ...file }: TableFile<T> & { rows: readonly T[] }) {
  return (
    <Button look="plain" onClick={() => saveRows(file, rows)}>
      <Download className="size-5" aria-hidden="true" />
      CSV yang dipilih ({rows.length})
    </Button>
  )
}
