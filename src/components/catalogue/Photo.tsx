import { photoSet, photoUrl } from '#lib/format/photo.ts'

type Props = {
  path: string
  alt: string
  /** How wide the picture is on screen, as an img's sizes. */
  sizes: string
  /** In view at once: loaded first, and the largest of the page with priority. */
  eager?: boolean
  className?: string
}

/** A square picture at the width that the screen needs. Its place is reserved before it loads. */
export function Photo({ path, alt, sizes, eager = false, className = '' }: Props) {
  return (
    <img
      src={photoUrl(path, 320)}
      srcSet={photoSet(path)}
      sizes={sizes}
      width={640}
      height={640}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`aspect-square w-full bg-base-200 object-cover ${className}`}
    />
  )
}
