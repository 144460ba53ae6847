/** Placeholder until the session is known to be signed in. */
export function WithdrawSkeleton() {
  return (
    <div
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_22rem]"
      role="status"
      aria-busy="true"
      aria-label="Memuat penarikan dana"
    >
      <div className="grid gap-4">
        <div className="h-28 skeleton" />
        <div className="h-56 skeleton" />
        <div className="h-40 skeleton" />
      </div>
      <div className="h-56 skeleton" />
    </div>
  )
}
