import type { Edit } from '../form/use-edit.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { lossOf } from './term-columns.tsx'

type Props = {
  title: string
  row: Parameters<typeof lossOf>[0]
  edit: Pick<Edit<unknown>, 'discard'>
  /** Removes it; false where that was rejected: what was typed stays then. */
  onRemove: () => Promise<boolean>
}

/** The removal of a search term, after a question that says what is lost with it. */
export function RemoveTerm({ title, row, edit, onRemove }: Props) {
  return (
    <OpsAsk
      label="Hapus"
      title={title}
      text={lossOf(row)}
      confirm="Hapus"
      onConfirm={async () => {
        if (await onRemove()) edit.discard()
      }}
    />
  )
}
