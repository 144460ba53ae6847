import { noBreak } from '#lib/format/no-break.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { optionLook } from '#lib/product/option-look.ts'
import type { ProductVariant } from '#lib/product/product-shapes.ts'
import { soldOut } from '#lib/product/texts.ts'
import { pick, type Picks, variantOptions } from '#lib/product/variants.ts'

type Props = {
  names: string[]
  variants: readonly ProductVariant[]
  /** The product's minimum purchase. */
  min: number
  picks: Picks
  onPick: (picks: Picks) => void
  /** Distinguishes the radio groups of two pickers: the sheet's is on top of the page's. */
  id: string
}

/** Up to two dimensions of variants; sold-out ones stay visible but disabled, marked 'Habis'. */
export function VariantPicker({ names, variants, min, picks, onPick, id }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {names.slice(0, 2).map((name, place) => {
        const dimension = place === 0 ? 0 : 1
        const picked = picks[dimension]
        return (
          <fieldset key={name}>
            <legend className="mb-2 text-sm">
              <span className="font-semibold">{name}</span>
              {picked && <span className="text-muted">: {noBreak(picked)}</span>}
            </legend>
            <div className="flex flex-wrap gap-2">
              {variantOptions(variants, dimension, picks, min).map(option => (
                <Option
                  key={option.name}
                  group={`${id}-${dimension}`}
                  name={option.name}
                  isSoldOut={option.isSoldOut}
                  {...optionLook(variants, dimension, option.name)}
                  isPicked={option.name === picked}
                  onPick={() => onPick(pick(variants, picks, { dimension, name: option.name, min }))}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}

type OptionProps = {
  group: string
  name: string
  isSoldOut: boolean
  colour?: string
  photo?: string
  isPicked: boolean
  onPick: () => void
}

function Option({ group, name, isSoldOut, colour, photo, isPicked, onPick }: OptionProps) {
  return (
    <label
      className={`relative flex min-h-11 items-center gap-2 rounded-field border px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-primary lg:min-h-10 ${
        isSoldOut
          ? 'cursor-not-allowed border-dashed border-base-300 text-muted'
          : isPicked
            ? 'cursor-pointer border-primary bg-primary/10 font-semibold text-primary'
            : 'cursor-pointer border-base-300 bg-base-100 hover:border-primary'
      }`}
    >
      <input
        type="radio"
        name={group}
        className="sr-only"
        checked={isPicked}
        disabled={isSoldOut}
        onChange={onPick}
      />
      {colour ? (
        // An attribute instead of a style, because the page's CSP blocks inline styles.
        <svg viewBox="0 0 20 20" className="size-5 shrink-0 text-muted" aria-hidden="true" data-swatch>
          <circle cx="10" cy="10" r="9" fill={colour} stroke="currentColor" />
        </svg>
      ) : (
        photo && (
          <img
            src={photoUrl(photo, 160)}
            alt=""
            width={32}
            height={32}
            loading="lazy"
            className="size-8 rounded object-cover"
          />
        )
      )}
      {noBreak(name)}
      {isSoldOut && <span className="text-xs">{soldOut}</span>}
    </label>
  )
}
