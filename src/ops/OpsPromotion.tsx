import { OpsBanners } from './OpsBanners.tsx'
import { OpsNotification } from './OpsNotification.tsx'

/** What buyers are told, and the banners of the home page. */
export function OpsPromotion() {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <OpsNotification />
      <OpsBanners />
    </div>
  )
}
