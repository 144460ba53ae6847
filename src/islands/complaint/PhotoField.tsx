import { useStore } from '@nanostores/react'
import { Camera, ImageOff, ImagePlus, RotateCw, X } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { retryLabel } from '#components/ui/retry-label.ts'
import type { StoredPhoto } from '#lib/complaint/form.ts'
import { maxPhotos } from '#lib/complaint/limits.ts'
import { $complaintForm } from '#lib/complaint/store/form.ts'
import { $uploads, addPhotos, removePhoto, retryPhoto, type Upload } from '#lib/complaint/store/photos.ts'
import { complaintFormTexts } from '#lib/complaint/texts.ts'
import { fitPhotos } from '#lib/core/browser/fit-photo.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { useFocusAfterRemoval } from '#islands/ui/use-focus-after-removal.ts'
import { useBlobAddress } from '#islands/chat/use-blob-address.ts'

/** Up to five photos: each is uploaded at once, can be sent again, and removed. */
export function PhotoField() {
  const { photos } = useStore($complaintForm)
  const uploads = useStore($uploads)
  const count = photos.length + uploads.length
  const root = useFocusAfterRemoval<HTMLDivElement>(count)
  return (
    <div ref={root} className="grid gap-3">
      {count > 0 && (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
          {photos.map((photo, place) => (
            <li key={photo.clientId}>
              <Stored photo={photo} place={place + 1} />
            </li>
          ))}
          {uploads.map((upload, index) => (
            <li key={upload.clientId}>
              <OnItsWay upload={upload} place={photos.length + index + 1} />
            </li>
          ))}
        </ul>
      )}
      {count < maxPhotos && (
        <div className="flex flex-wrap gap-2">
          <Pick
            label={complaintFormTexts.addPhotos}
            icon={<ImagePlus className="size-5" aria-hidden="true" />}
          />
          {/* The picker of some phones has no camera of its own. */}
          <Pick
            label={complaintFormTexts.takePhoto}
            icon={<Camera className="size-5" aria-hidden="true" />}
            isCamera
          />
        </div>
      )}
      <p className="text-sm text-muted" role="status">
        {count}/{maxPhotos} foto
        <span className="sr-only">, {photos.length} terunggah</span>
      </p>
    </div>
  )
}

function Pick({ label, icon, isCamera = false }: { label: string; icon: ReactNode; isCamera?: boolean }) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void fitPhotos([...(target.files ?? [])]).then(addPhotos)
    // The same file may be chosen again after it was removed.
    target.value = ''
  }
  return (
    <label
      className={buttonClass(
        'outline',
        'normal',
        `has-focus-visible:outline-2 has-focus-visible:outline-primary ${isCamera ? 'hidden pointer-coarse:inline-flex' : ''}`
      )}
    >
      {icon} {label}
      <input
        type="file"
        accept={imageLimit.types.join(',')}
        className="sr-only"
        onChange={pick}
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
      />
    </label>
  )
}

const frame = 'relative aspect-square overflow-hidden rounded-field border border-base-300 bg-base-200'

function Stored({ photo: { clientId, address }, place }: { photo: StoredPhoto; place: number }) {
  // The address is valid for an hour; the photo itself is with the server.
  const [isLost, setLost] = useState(false)
  return (
    <div className={frame}>
      {isLost ? (
        <span className="grid size-full place-content-center justify-items-center gap-1 p-1 text-center text-xs">
          <ImageOff className="size-6" aria-hidden="true" /> {complaintFormTexts.uploaded}
        </span>
      ) : (
        <img
          src={address}
          alt={`${complaintFormTexts.uploaded} ${place}`}
          className="size-full object-cover"
          onError={() => setLost(true)}
        />
      )}
      <Remove clientId={clientId} place={place} />
    </div>
  )
}

function OnItsWay({ upload, place }: { upload: Upload; place: number }) {
  const { clientId, file, state, message, progress } = upload
  const address = useBlobAddress(file)
  const hasFailed = state === 'failed'
  return (
    <div className="grid gap-1">
      <div className={frame}>
        <img src={address} alt={`Foto ${place}`} className="size-full object-cover opacity-60" />
        {hasFailed ? (
          <Button
            look="plain"
            size="circle"
            className="absolute inset-0 m-auto border-base-300 bg-base-100"
            aria-label={`${retryLabel} foto ${place}`}
            onClick={() => retryPhoto(clientId)}
          >
            <RotateCw className="size-5" aria-hidden="true" />
          </Button>
        ) : (
          <Progress percent={progress} label={`${complaintFormTexts.uploading} foto ${place}`} />
        )}
        <Remove clientId={clientId} place={place} />
      </div>
      <p role="alert" className="text-xs text-error empty:hidden">
        {hasFailed ? message : undefined}
      </p>
    </div>
  )
}

/** How much of a photo is uploaded: the figure above the picture, and a bar at its foot. */
function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="absolute inset-0 grid place-items-center"
    >
      <span className="min-w-11 rounded-field bg-base-100 px-1.5 py-0.5 text-center text-sm font-semibold tabular">
        {percent}%
      </span>
      <span className="absolute inset-x-0 bottom-0 h-1.5 bg-base-100">
        <span className="block h-full bg-primary" style={{ width: `${percent}%` }} />
      </span>
    </div>
  )
}

function Remove({ clientId, place }: { clientId: string; place: number }) {
  return (
    <Button
      look="ghost"
      size="circle"
      className="absolute top-0 right-0 border-0"
      aria-label={`Hapus foto ${place}`}
      onClick={() => removePhoto(clientId)}
    >
      <span className="grid size-8 place-items-center rounded-full border border-base-300 bg-base-100">
        <X className="size-5" aria-hidden="true" />
      </span>
    </Button>
  )
}
