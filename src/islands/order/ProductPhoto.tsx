import { Package } from 'lucide-react'

import { photoUrl } from '#lib/format/photo.ts'

const sizes = { normal: { box: 'size-16', pixels: 64 }, small: { box: 'size-12', pixels: 48 } } as const

/** The picture of a bought product; a parcel where it had none. */
export function ProductPhoto({
  photo,
  size = 'normal'
}: {
  photo: string | null
  size?: keyof typeof sizes
}) {
  const { box, pixels } = sizes[size]
  if (!photo) {
    return (
      <span className={`grid shrink-0 place-items-center rounded-field bg-base-200 ${box}`}>
        <Package className="size-6 text-muted" aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      src={photoUrl(photo, 160)}
      alt=""
      width={pixels}
      height={pixels}
      loading="lazy"
      className={`shrink-0 rounded-field border border-base-300 bg-base-200 object-cover ${box}`}
    />
  )
}
