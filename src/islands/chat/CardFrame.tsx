import type { ReactNode } from 'react'

import { photoUrl } from '#lib/format/photo.ts'

type Props = { photo: string | null; children: ReactNode; className?: string }

/** A product's or an order's card: its picture, and lines of text beside it. */
export function CardFrame({ photo, children, className = '' }: Props) {
  return (
    <span className={`flex min-w-0 items-center gap-3 text-left ${className}`}>
      {photo ? (
        <img
          src={photoUrl(photo, 160)}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          className="size-14 shrink-0 rounded-field border border-base-300 bg-base-200 object-cover"
        />
      ) : (
        <span className="size-14 shrink-0 rounded-field bg-base-300" />
      )}
      <span className="grid min-w-0 gap-0.5 text-sm">{children}</span>
    </span>
  )
}
