import { WifiOff } from 'lucide-react'

/** Warns that the content may be out of date because the last request failed. */
export function StaleNote({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p role="status" className="alert alert-warning">
      <WifiOff className="size-5" aria-hidden="true" />
      <span>{message} Data yang tampil mungkin belum terbaru.</span>
    </p>
  )
}
