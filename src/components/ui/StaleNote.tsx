import { WifiOff } from 'lucide-react'

/** What is shown may be out of date, because the last question failed. */
export function StaleNote({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p role="status" className="alert alert-warning">
      <WifiOff className="size-5" aria-hidden="true" />
      <span>{message} Data yang tampil mungkin belum terbaru.</span>
    </p>
  )
}
