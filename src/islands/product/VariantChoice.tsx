import { type ComponentProps, useEffect, useRef } from 'react'

import { productErrors } from '#lib/product/errors.ts'

import { VariantPicker } from './VariantPicker.tsx'

type Props = ComponentProps<typeof VariantPicker> & {
  /** Number of times the buyer was asked to choose (use-asked.ts). */
  asked: number
}

/** The variants with the message that asks to choose one, which scrolls into view. */
export function VariantChoice({ asked, ...picker }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked === 0) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    place.current?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  }, [asked])
  return (
    <div ref={place}>
      <VariantPicker {...picker} />
      <p role="alert" className="mt-2 text-sm font-semibold text-error">
        {asked > 0 && productErrors.variant_required.message}
      </p>
    </div>
  )
}
