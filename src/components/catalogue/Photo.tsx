import { photoSet, photoUrl } from '#lib/format/photo.ts'

/** When a picture is loaded: when it comes near, at once, or at once and before all others. */
export type PhotoLoad = 'near' | 'at-once' | 'first'

type Props = {
  path: string
  alt: string
  /** How wide the picture is on screen, as an img's sizes. */
  sizes: string
  load?: PhotoLoad | undefined
  className?: string
}

/** A square picture at the width that the screen needs. Its place is reserved before it loads. */
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
      fetchPriority={load === 'first' ? 'high' : 'auto'}
      decoding="async"
      className={`aspect-square w-full bg-base-200 object-cover ${className}`}
    />
  )
}
