import { complaintFormTexts } from '#lib/complaint/texts.ts'

/** Placeholder until it is known what the order may be complained about. */
export function FormSkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-busy="true" aria-label={complaintFormTexts.loading}>
      <div className="h-5 w-60 skeleton" />
      <div className="h-64 skeleton" />
      <div className="h-40 skeleton" />
    </div>
  )
}
