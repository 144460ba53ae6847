import { bankMark } from '#lib/withdrawal/bank-mark.ts'

/** A bank's letters on a colour of its own; its name stands beside it. */
export function BankMark({ code, name }: { code: string; name: string }) {
  const { letters, hue } = bankMark(code, name)
  return (
    <span
      className="grid size-11 shrink-0 place-items-center rounded-field text-xs font-bold text-white"
      // One lightness for all hues: white stays readable on each of them.
      style={{ backgroundColor: `oklch(0.45 0.1 ${hue})` }}
      aria-hidden="true"
    >
      {letters}
    </span>
  )
}
