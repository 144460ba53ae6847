import { buttonClass } from '#components/ui/button-class.ts'
import { PageIcon } from '#components/ui/PageIcon.tsx'

type Props = {
  id: number
  name: string
  /** Path of the picture. */
  photo: string
  /** On a card it is an icon on the photo; on a product page, a button with a label where there is room. */
  isOnCard?: boolean
}

/** Adds a product to the comparison; the shell handles the click. */
export function CompareButton({ id, name, photo, isOnCard = false }: Props) {
  return (
    <button
      type="button"
      className={isOnCard ? undefined : buttonClass('ghost', 'normal', 'px-3')}
      aria-label={isOnCard ? `Bandingkan ${name}` : undefined}
      data-compare={id}
      data-name={name}
      data-photo={photo}
      data-needs-script
    >
      {isOnCard ? (
        <span>
          <PageIcon name="scale" className="size-4" />
        </span>
      ) : (
        <>
          <PageIcon name="scale" className="size-5" />
          <span className="max-sm:sr-only">Bandingkan</span>
        </>
      )}
    </button>
  )
}
