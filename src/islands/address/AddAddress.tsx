import { Plus } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { addressErrors } from '#lib/address/errors.ts'
import { addressLimit } from '#lib/address/limits.ts'
import { addressLabels, addressTexts } from '#lib/address/texts.ts'

type Props = {
  count: number
  look: 'primary' | 'secondary'
  className?: string
  /** Where addresses are deleted, if not here. */
  bookHref?: string
  onAdd: () => void
}

/** Opens the form for another address; where no more can be saved it says so instead, before anything is typed. */
export function AddAddress({ count, look, className, bookHref, onAdd }: Props) {
  if (count >= addressLimit) {
    return (
      <p className={`alert ${className ?? ''}`}>
        <span>
          {addressErrors.address_book_full.message} {addressTexts.makeRoom}{' '}
          {bookHref && (
            <a href={bookHref} className="link font-semibold">
              {addressLabels.book}
            </a>
          )}
        </span>
      </p>
    )
  }
  return (
    <Button look={look} size="large" {...(className && { className })} onClick={onAdd}>
      <Plus className="size-5" aria-hidden="true" /> {addressLabels.addNew}
    </Button>
  )
}
