import { useStore } from '@nanostores/react'

import { $tracePhoto, failTracePhoto, hideTracePhoto, renewTracePhoto } from '#lib/order/store/trace-photo.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { RetryButton } from '#islands/ui/RetryButton.tsx'

/** A photo of the delivery, visible only to its buyer. */
export function TracePhotoDialog() {
  const photo = useStore($tracePhoto)
  if (!photo) return null
  return (
    <Dialog title="Foto" onClose={hideTracePhoto} isWide>
      {photo.isFailed ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p>Foto gagal dimuat.</p>
          <RetryButton look="outline" onRetry={() => void renewTracePhoto()} />
        </div>
      ) : (
        <img
          src={photo.address}
          alt="Foto pengiriman"
          className="w-full rounded-field"
          onError={() => void failTracePhoto()}
        />
      )}
    </Dialog>
  )
}
