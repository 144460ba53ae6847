import { Minus, Plus } from 'lucide-react'
import { type Ref, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'

/** Maximum number of typed digits: more pieces than any stock. */
const maxDigits = 7

/** The digits of the typed text: '1.000 zak' // => '1000' */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, maxDigits)

type Props = {
  shown: string | number
  /** The product's name for screen readers, where a page has several quantities. */
  of?: string
  /** The sale unit for screen readers: 'sak' */
  unit?: string
  canLess: boolean
  canMore: boolean
  isDisabled?: boolean
  fieldRef?: Ref<HTMLInputElement>
  onStep: (by: 1 | -1) => void
  onType: (digits: string) => void
  /** Called when the field is left, or Enter is pressed. */
  onLeave: () => void
}

/** A quantity with minus, typing and plus. The caller validates and applies the typed value. */
export function Quantity({ shown, of, unit, isDisabled = false, fieldRef, ...props }: Props) {
  const { canLess, canMore, onStep, onType, onLeave } = props
  const unitId = useId()
  const name = (text: string) => (of ? `${text} ${of}` : text)
  const button = { look: 'ghost', size: 'square', className: 'border-0' } as const
  return (
    <div className="flex rounded-field border border-base-300">
      <Button
        {...button}
        aria-label={name('Kurangi jumlah')}
        disabled={isDisabled || !canLess}
        onClick={() => onStep(-1)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </Button>
      <input
        ref={fieldRef}
        type="text"
        inputMode="numeric"
        aria-label={name('Jumlah')}
        aria-describedby={unit && unitId}
        className="h-11 w-14 border-x border-base-300 bg-transparent text-center font-semibold tabular"
        value={shown}
        disabled={isDisabled}
        onChange={event => onType(digitsOf(event.target.value))}
        onBlur={onLeave}
        onKeyDown={event => event.key === 'Enter' && onLeave()}
      />
      <Button
        {...button}
        aria-label={name('Tambah jumlah')}
        disabled={isDisabled || !canMore}
        onClick={() => onStep(1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </Button>
      {unit && (
        <span id={unitId} hidden>
          dalam {unit}
        </span>
      )}
    </div>
  )
}
