import { useEffect, useRef, useState } from 'react'

import { sentWhole } from '../form/typed-whole.ts'
import { BannerForm } from './BannerForm.tsx'
import { blankBanner, useBanner } from './use-banner.ts'

/** After a save the form begins again, with the focus in its first field (ops-190). */
export function NewBanner() {
  const [saved, setSaved] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved > 0) place.current?.querySelector('input')?.focus()
  }, [saved])
  return (
    <div ref={place} data-console-new>
      <Form key={saved} onSaved={() => setSaved(saved + 1)} />
    </div>
  )
}

function Form({ onSaved }: { onSaved: () => void }) {
  const shown = useBanner('banner new', blankBanner)
  const save = async () => {
    if (await shown.save({ sort: sentWhole(shown.edit.value.sort) })) onSaved()
  }
  return <BannerForm label="banner baru" shown={shown} onSave={() => void save()} />
}
