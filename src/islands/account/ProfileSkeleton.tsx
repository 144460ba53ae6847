/** Placeholder for the account area until the session is known to be signed in. */
export function ProfileSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Memuat akun"
      className="grid grid-cols-1 gap-4 lg:grid-cols-[17rem_1fr] lg:items-start"
    >
      <div className="h-48 skeleton md:h-36 lg:h-96" />
      <div className="grid gap-4">
        <div className="h-72 skeleton" />
        <div className="h-40 skeleton" />
      </div>
    </div>
  )
}
