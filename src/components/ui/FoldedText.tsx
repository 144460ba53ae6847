import { type FoldLimit, foldAt } from '#lib/format/fold.ts'

/** A text that can be expanded and collapsed. The page contains all of it, and the toggle works without scripts. */
export function FoldedText({ text, limit }: { text: string; limit: FoldLimit }) {
  const cut = foldAt(text, limit)
  const look = 'text-sm leading-relaxed whitespace-pre-line wrap-anywhere'
  if (cut === undefined) return <p className={look}>{text}</p>
  return (
    <div className={`fold ${look}`}>
      <span>{text.slice(0, cut)}</span>
      <span className="fold-dots" aria-hidden="true">
        …
      </span>
      <span className="fold-rest">{text.slice(cut)}</span>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-primary">
          <span className="fold-more">Lihat selengkapnya</span>
          <span className="fold-less">Tutup</span>
        </summary>
      </details>
    </div>
  )
}
