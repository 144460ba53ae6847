import 'react-easy-crop/react-easy-crop.css'

import { useState } from 'react'
import Cropper from 'react-easy-crop'

import { Button } from '#components/ui/Button.tsx'
import { type Area, closePhoto, savePhoto } from '#lib/identity/store/profile-photo.ts'
import { profileTexts } from '#lib/identity/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** Distance that an arrow key moves the picture, in pixels, and the maximum zoom. */
const arrowStep = 5
const largest = 4

/** The square crop of a chosen picture, adjusted by dragging, pinching, arrow keys or the slider. */
export function CropDialog({ url }: { url: string }) {
  const { isBusy, error, submit } = useSubmission()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  return (
    <Dialog title="Atur foto" onClose={closePhoto}>
      <div className="relative h-72 overflow-hidden rounded-field bg-base-200">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={largest}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={arrowStep}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'group',
            'aria-label': 'Bagian foto yang dipakai. Geser dengan tombol panah.'
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
        />
      </div>
      <label className="mt-3 flex items-center gap-3">
        <span className="text-sm font-medium">Perbesar</span>
        <input
          type="range"
          min={1}
          max={largest}
          step={0.05}
          value={zoom}
          className="h-11 grow cursor-pointer accent-primary"
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
      <div role="alert" className="mt-2 text-error empty:hidden">
        {error && (
          <>
            <b className="block">{profileTexts.photoFailed}</b>
            <span className="text-sm">{error.message}</span>
          </>
        )}
      </div>
      <div className="mt-4 flex justify-end gap-2">
        <Button look="ghost" disabled={isBusy} onClick={closePhoto}>
          Batal
        </Button>
        <Button
          look="primary"
          disabled={!area}
          isBusy={isBusy}
          onClick={() => area && void submit(() => savePhoto(url, area))}
        >
          {isBusy ? 'Mengunggah…' : 'Simpan foto'}
        </Button>
      </div>
    </Dialog>
  )
}
