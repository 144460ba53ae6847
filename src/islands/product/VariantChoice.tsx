import { type ComponentProps, useEffect, useRef } from 'react'

import { productErrors } from '#lib/product/errors.ts'

import { VariantPicker } from './VariantPicker.tsx'

type Props = ComponentProps<typeof VariantPicker> & {
  /** How often the buyer was asked to choose (use-asked.ts). */
  asked: number
}

/** The variants, and the request to choose one: it comes into view with them. */
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
