import { useEffect, useMemo } from 'react'

/** The address of a picture that is only in this browser; revoked after use. */
export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const address = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address
}
