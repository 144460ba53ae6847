import { useStore } from '@nanostores/react'

import { $caller } from './console-store.ts'
import { partsFor } from './parts.ts'

/** Answers whether the caller may read a section of a part; without a section, anything of the part. */
export function useReadable(): (part: string, view?: string) => boolean {
  const found = Object.fromEntries(partsFor(useStore($caller)?.calls ?? []))
  return (part, view) => {
    const own = found[part]
    return own !== undefined && (view === undefined || view in own.sections)
  }
}
