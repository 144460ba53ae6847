import { BadgeCheck, ShieldCheck } from 'lucide-react'

/** The marketplace's badge for an official or a verified shop. */
export function ShopBadges({ isOfficial, isVerified }: { isOfficial: boolean; isVerified: boolean }) {
  if (isOfficial) {
    return (
      <span className="badge shrink-0 gap-1 badge-sm badge-primary">
        <ShieldCheck className="size-3.5" aria-hidden="true" /> Official
      </span>
    )
  }
  return isVerified ? (
    <span className="badge shrink-0 gap-1 badge-sm badge-secondary">
      <BadgeCheck className="size-3.5" aria-hidden="true" /> Terverifikasi
    </span>
  ) : null
}
