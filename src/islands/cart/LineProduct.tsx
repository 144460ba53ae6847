import type { ReactNode } from 'react'

import { photoUrl } from '#lib/format/photo.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { paths } from '#lib/core/paths.ts'

type Props = {
  product: { name: string; slug: string; photo: string | null; variant: string | null }
  children?: ReactNode
}

/** Picture, name and variant of the line's product, linked to its page. */
export function LineProduct({ product, children }: Props) {
  return (
    <div className="flex min-w-0 gap-3">
      <a href={paths.product(product.slug)} className="shrink-0" tabIndex={-1} aria-hidden="true">
        {product.photo && (
          <img
            src={photoUrl(product.photo, 160)}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            className="size-14 rounded-field bg-base-200 object-cover sm:size-18"
          />
        )}
      </a>
      <div className="grid min-w-0 flex-1 content-start gap-0.5">
        <a href={paths.product(product.slug)} className="line-clamp-2 link text-sm wrap-anywhere link-hover">
          {noBreak(product.name)}
        </a>
        {product.variant && (
          <span className="text-xs wrap-anywhere text-muted max-sm:line-clamp-1 sm:text-sm">
            {noBreak(product.variant)}
          </span>
        )}
        {children}
      </div>
    </div>
  )
}
