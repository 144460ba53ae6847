import { Button } from '#components/ui/Button.tsx'

type Props = { label: string; page: number; pages: number; onPage: (page: number) => void }

/** The pages of a list; nothing where there is one. */
export function OpsPages({ label, page, pages, onPage }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="flex items-center gap-3">
      <Button look="plain" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Sebelumnya
      </Button>
      <span className="text-sm tabular">
        {page} / {pages}
      </span>
      <Button look="plain" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Berikutnya
      </Button>
    </nav>
  )
}
