/** How much of a file has left the browser; nothing while none is on its way. */
export function SentBar({ label, sent }: { label: string; sent: number | undefined }) {
  if (sent === undefined) return null
  const percent = Math.round(sent * 100)
  return (
    <div className="grid gap-1 text-sm">
      <p>
        {label}: <span className="tabular">{percent}%</span>
      </p>
      <progress className="h-2 w-full accent-primary" aria-label={label} value={percent} max={100} />
    </div>
  )
}
