import { TicketPercent } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { PromoPlace } from '#lib/checkout/store/choices.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'

import { PromoDialog } from './PromoDialog.tsx'
import { VoucherWorth } from './VoucherWorth.tsx'

type Props = {
  place: PromoPlace
  label: string
  /** The voucher that is taken here, with what it is worth here. */
  taken: Pick<CheckoutData['vouchers'][number], 'code' | 'type' | 'value'> | undefined
}

/** Opens the vouchers of a shop, or of the whole checkout, and shows the one that is taken. */
export function PromoButton({ place, label, taken }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" size="large" className="justify-start gap-3" onClick={() => setOpen(true)}>
        <TicketPercent className="size-5 text-primary" aria-hidden="true" />
        <span className="flex-1 truncate text-left">{taken ? taken.code : label}</span>
        {taken && <VoucherWorth voucher={taken} />}
      </Button>
      {isOpen && <PromoDialog place={place} title={label} onClose={() => setOpen(false)} />}
    </>
  )
}
