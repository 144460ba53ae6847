import { localPhone } from '#lib/core/schema/identifier.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'
import type { OpsComplaint } from './complaint-store.ts'

/** Who gets the goods that the complaint sends: name, phone and address, to be copied for the courier (ops-54). */
export function OpsComplaintShipTo({ to }: { to: NonNullable<OpsComplaint['ship_to']> }) {
  const { name, address, is_pickup: isPickup } = to
  const phone = localPhone(to.phone)
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <dl className="grid max-w-full gap-0.5">
        <dt className="font-medium">{isPickup ? 'Diambil pembeli di' : 'Kirim ke'}</dt>
        <dd className="wrap-anywhere">
          {noBreak(name)} · {noBreak(phone)}
        </dd>
        <dd className="wrap-anywhere">{address}</dd>
      </dl>
      <CopyButton
        text={[name, phone, address].join('\n')}
        label="Salin penerima dan alamat"
        message="Penerima dan alamat berhasil disalin"
        isInPlace
      />
    </div>
  )
}
