import { type ComponentProps, useEffect, useRef } from 'react'

import { productErrors } from '#lib/product/errors.ts'

import { VariantPicker } from './VariantPicker.tsx'

type Props = ComponentProps<typeof VariantPicker> & {
  /** Number of times the buyer was asked to choose (use-variant-requests.ts). */
  requests: number
}

/** The variants with the message that asks to choose one, which scrolls into view. */
export function VariantChoice({ requests, ...picker }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (requests === 0) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    place.current?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  }, [requests])
  return (
    <div ref={place}>
      <VariantPicker {...picker} />
      <p role="alert" className="mt-2 text-sm font-semibold text-error">
        {requests > 0 && productErrors.variant_required.message}
      </p>
    </div>
  )
}
