import { BlockDialog, DeleteDialog } from './PartingDialogs.tsx'
import { ReportDialog } from './ReportDialog.tsx'

export type Act = 'report' | 'block' | 'delete'

type Props = { act: Act; id: number; name: string; onClose: () => void; onGone: () => void }

/** The dialogs of a thread's menu; loaded with the first of them. */
export function ThreadDialogs({ act, onGone, ...shared }: Props) {
  if (act === 'report') return <ReportDialog {...shared} />
  if (act === 'block') return <BlockDialog {...shared} />
  return <DeleteDialog {...shared} onGone={onGone} />
}
