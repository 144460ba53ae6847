import { Plus } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { addressErrors } from '#lib/address/errors.ts'
import { addressLimit } from '#lib/address/limits.ts'
import { addressLabels, addressTexts } from '#lib/address/texts.ts'

type Props = { count: number; look: 'primary' | 'secondary'; className?: string; onAdd: () => void }

/** Opens the form for another address; where no more can be saved it says so instead, before anything is typed. */
export function AddAddress({ count, look, className, onAdd }: Props) {
  if (count >= addressLimit) {
    return (
      <p className={`alert ${className ?? ''}`}>
        {addressErrors.address_book_full.message} {addressTexts.makeRoom}
      </p>
    )
  }
  return (
    <Button look={look} size="large" {...(className && { className })} onClick={onAdd}>
      <Plus className="size-5" aria-hidden="true" /> {addressLabels.addNew}
    </Button>
  )
}
