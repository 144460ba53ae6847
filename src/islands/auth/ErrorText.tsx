import type { Refusal } from '#lib/result.ts'

/** A refusal for people; screen readers hear it as it appears. */
export function ErrorText({ error }: { error: Refusal | undefined }) {
  return (
    <p role="alert" className="text-error empty:hidden">
      {error?.message}
    </p>
  )
}
