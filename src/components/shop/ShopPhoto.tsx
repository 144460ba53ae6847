import { photoUrl } from '#lib/format/photo.ts'

type Props = { name: string; path: string | null; className: string }

/** A shop's picture, or its initial. Next to its name, so it needs no alt text. */
export function ShopPhoto({ name, path, className }: Props) {
  return path ? (
    <img
      src={photoUrl(path, 160)}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      className={`shrink-0 rounded-full border border-base-300 bg-base-200 object-cover ${className}`}
    />
  ) : (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-secondary text-lg font-bold text-secondary-content ${className}`}
    >
      {name.charAt(0)}
    </span>
  )
}
