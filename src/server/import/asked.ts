import type { Asked } from '#server/core/acts/act.ts'
import type { Import } from './lease.ts'

/** The call that a worker carries out for the operator who sent the import, as its acts name it (ops-57). */
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
