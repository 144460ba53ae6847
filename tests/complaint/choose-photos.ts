import { page, userEvent } from 'vitest/browser'

/** What an uploaded photo shows: a pixel. */
export const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Chooses pictures in the complaint's form, one for each name. */
export const choosePhotos = (...names: string[]) =>
  userEvent.upload(
    page.getByLabelText('Pilih foto'),
    names.map(name => new File([name], name, { type: 'image/jpeg' }))
  )
