import { useStore } from '@nanostores/react'
import { CircleUser, ImageUp } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { imageLimit } from '#lib/core/limits.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { $photo, choosePhoto } from '#lib/identity/store/profile-photo.ts'
import { profileTexts } from '#lib/identity/texts.ts'

import { Section } from '#islands/ui/Section.tsx'

// The cropper loads when the first picture is chosen.
const CropDialog = lazy(() => import('./CropDialog.tsx').then(module => ({ default: module.CropDialog })))

/** The person's picture and a control to change it. */
export function PhotoPanel({ photo }: { photo: string | null }) {
  const id = useId()
  const { url, problem } = useStore($photo)
  return (
    <Section title={profileTexts.photo}>
      <div className="grid grid-cols-[auto_1fr] items-center gap-4 xl:grid-cols-1 xl:justify-items-center">
        {photo ? (
          <img
            src={photoUrl(photo, 320)}
            alt="Foto profil Anda"
            className="size-24 rounded-full border border-base-300 object-cover xl:size-40"
          />
        ) : (
          <span className="grid size-24 place-items-center rounded-full bg-base-200 xl:size-40">
            <CircleUser className="size-12 text-muted xl:size-20" aria-hidden="true" />
          </span>
        )}
        <div className="grid gap-2 xl:justify-items-center">
          <label
            className={buttonClass(
              'outline',
              'normal',
              'w-fit has-focus-visible:outline-2 has-focus-visible:outline-primary'
            )}
          >
            <ImageUp className="size-5" aria-hidden="true" /> {profileTexts.choosePhoto}
            <input
              type="file"
              accept={imageLimit.types.join(',')}
              className="sr-only"
              aria-describedby={id}
              onChange={event => {
                const [file] = event.target.files ?? []
                // Allows the same file to be chosen again.
                event.target.value = ''
                if (file) void choosePhoto(file)
              }}
            />
          </label>
          <p className="text-sm text-balance text-muted xl:text-center">
            JPG, PNG, WebP, atau AVIF, paling besar 5&nbsp;MB.
          </p>
        </div>
      </div>
      <p id={id} role="alert" className="mt-2 text-sm text-error empty:hidden">
        {problem}
      </p>
      {url && (
        <Suspense>
          <CropDialog url={url} />
        </Suspense>
      )}
    </Section>
  )
}
