/** Placeholder for the payment while it loads. */
export function PaymentSkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-busy="true" aria-label="Memuat pembayaran">
      <div className="h-40 skeleton" />
      <div className="h-72 skeleton" />
      <div className="h-40 skeleton" />
    </div>
  )
}
