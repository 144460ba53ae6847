import { useMay } from './may-call.ts'
import { negotiationFile } from './negotiation-columns.tsx'
import { declineAll, maxReasonLength, type OpsNegotiation } from './negotiation-store.ts'
import { OpsAskReason } from './OpsAskReason.tsx'
import { SaveSelected } from './table/SaveSelected.tsx'

type Props = { rows: readonly OpsNegotiation[]; onDone: (done: readonly OpsNegotiation[]) => void }

/** Rejects the selected negotiations that wait for their shop with one reason (ops-302), or saves the selected ones as a file. */
export function OpsNegotiationBulk({ rows, onDone }: Props) {
  const mayDecline = useMay('POST /ops/nego/{id}/decline')
  const waiting = rows.filter(({ steps }) => steps.includes('decline'))
  const decline = async (reason: string) => {
    const declined = await declineAll(waiting, reason)
    const isWhole = declined.length === waiting.length
    onDone(isWhole ? rows : declined)
    return isWhole
  }
  return (
    <>
      {mayDecline && waiting.length > 0 && (
        <OpsAskReason
          draft="negotiations rejected together"
          label={`Tolak yang dipilih (${waiting.length})`}
          title={`Tolak ${waiting.length} negosiasi?`}
          text="Setiap pembeli membaca alasan ini, dan dapat menawar lagi selama tawarannya masih ada."
          limit={maxReasonLength}
          confirm={`Ya, tolak ${waiting.length} negosiasi`}
          onConfirm={decline}
        />
      )}
      <SaveSelected {...negotiationFile} rows={rows} />
    </>
  )
}
