import { Minus, Plus } from 'lucide-react'
import { type Ref, useId, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { toast } from '#lib/core/browser/toasts.ts'
import { wholeQuantity } from '#lib/product/quantity.ts'

/** Maximum number of typed digits: more pieces than any stock. */
const maxDigits = 7

/** The digits of the typed text: '1.000 zak' // => '1000' */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, maxDigits)

/** Pieces are whole: the digits around a comma are no quantity. '3,5' */
const isFraction = (typed: string): boolean => /\d\s*,/.test(typed)

/** A whole number, also with its thousands apart: '1.000' */
const isWhole = (typed: string): boolean => /^(?:\d*|\d{1,3}(?:\.\d{3})+)$/.test(typed.trim())

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
  /**
   * Called with what is typed and no whole number: '1,5', '0.5', '-2'. It changes nothing. Omitted, a toast is about
   * fractions alone, and of others the digits count.
   */
  onFraction?: (typed: string) => void
  /** Id of the message that says why what is shown is wrong. */
  problemId?: string | undefined
  /** The border's colour where `problemId` is given: pages that everybody sees never need it. */
  borderClass?: string | undefined
  /** Called when the field is left, or Enter is pressed. */
  onLeave: () => void
}

/** A quantity with minus, typing and plus. The caller validates and applies the typed value. */
export function Quantity({ shown, of, unit, isDisabled = false, fieldRef, ...props }: Props) {
  const { canLess, canMore, onStep, onType, onLeave, problemId, borderClass = 'border-base-300' } = props
  const { onFraction = () => toast(wholeQuantity) } = props
  const isUnusable = (typed: string) => (props.onFraction ? !isWhole(typed) : isFraction(typed))
  const [fraction, setFraction] = useState<string>()
  const unitId = useId()
  const name = (text: string) => (of ? `${text} ${of}` : text)
  const button = { look: 'ghost', size: 'square', className: 'border-0' } as const
  return (
    <div className={`flex rounded-field border ${borderClass}`}>
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
        aria-invalid={problemId !== undefined}
        aria-describedby={[unit && unitId, problemId].filter(Boolean).join(' ') || undefined}
        className="h-11 w-14 border-x border-base-300 bg-transparent text-center font-semibold tabular"
        value={fraction ?? shown}
        disabled={isDisabled}
        onChange={({ target: { value } }) => {
          setFraction(isUnusable(value) ? value : undefined)
          if (isUnusable(value)) onFraction(value)
          else onType(digitsOf(value))
        }}
        onBlur={() => {
          setFraction(undefined)
          onLeave()
        }}
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
