import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { submission } from '#lib/core/browser/submission.ts'

/** The sending of the form that this component shows; it ends with the component. */
export function useSubmission() {
  const [{ $state, ...form }] = useState(submission)
  const { end } = form
  useEffect(() => end, [end])
  return { ...useStore($state), ...form }
}
