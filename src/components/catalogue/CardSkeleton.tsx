/** Placeholder for a card while it loads. */
export const CardSkeleton = () => (
  <div className="card-skeleton" aria-hidden="true">
    <div />
    <div />
    <div />
    <div />
    <div />
  </div>
)
