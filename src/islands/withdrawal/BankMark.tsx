import { bankMark } from '#lib/withdrawal/bank-mark.ts'

/** A bank's initials on its own colour, next to its name. */
export function BankMark({ code, name }: { code: string; name: string }) {
  const { letters, hue } = bankMark(code, name)
  return (
    <span
      className="grid size-11 shrink-0 place-items-center rounded-field text-xs font-bold text-white"
      // The same lightness for all hues, so that white stays readable on each of them.
      style={{ backgroundColor: `oklch(0.45 0.1 ${hue})` }}
      aria-hidden="true"
    >
      {letters}
    </span>
  )
}
