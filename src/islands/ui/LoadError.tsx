import { CloudOff } from 'lucide-react'

/** A list or page that could not be loaded, with the way to try again. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-12 text-center">
      <CloudOff className="size-10 text-muted" aria-hidden="true" />
      <p>{message}</p>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        Coba lagi
      </button>
    </div>
  )
}
