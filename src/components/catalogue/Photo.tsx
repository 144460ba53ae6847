import { photoSet, photoUrl } from '#lib/format/photo.ts'

/** When a picture loads: near the viewport, eagerly, or eagerly with high priority. */
export type PhotoLoad = 'near' | 'at-once' | 'first'

type Props = {
  path: string
  alt: string
  /** Rendered width, in the syntax of the img `sizes` attribute. */
  sizes: string
  load?: PhotoLoad | undefined
  className?: string
}

/** A square picture at the width the screen needs. Its space is reserved before it loads. */
export function Photo({ path, alt, sizes, load = 'near', className = '' }: Props) {
  return (
    <img
      src={photoUrl(path, 320)}
      srcSet={photoSet(path)}
      sizes={sizes}
      width={640}
      height={640}
      alt={alt}
      loading={load === 'near' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : undefined}
      decoding="async"
      className={`aspect-square w-full bg-base-200 object-cover ${className}`}
    />
  )
}
