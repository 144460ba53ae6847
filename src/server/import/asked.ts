import type { Asked } from '#server/core/acts/act.ts'
import type { Import } from './lease.ts'

/** The call whose work a worker carries out, by whoever sent the import: what its acts say (ops-57). */
export const askedByImport = (
  { id, name, role, requestId }: Pick<Import, 'id' | 'name' | 'role' | 'requestId'>,
  step: 'run' | 'undo'
): Asked => ({
  caller: { name, role },
  call: `POST /ops/import/{id}/${step}`,
  input: { id },
  requestId,
  isRecorded: false
})
