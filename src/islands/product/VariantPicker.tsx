import { pick, type Picks, variantOptions, type Variant } from '#lib/product/variants.ts'

type Props = {
  names: string[]
  variants: readonly Variant[]
  picks: Picks
  onPick: (picks: Picks) => void
}

/** Up to two dimensions of variants; what is sold out stays visible, disabled, as 'Habis'. */
export function VariantPicker({ names, variants, picks, onPick }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {names.slice(0, 2).map((name, place) => {
        const dimension = place === 0 ? 0 : 1
        const picked = picks[dimension]
        return (
          <fieldset key={name}>
            <legend className="mb-2 text-sm">
              <span className="font-semibold">{name}</span>
              {picked && <span className="text-muted">: {picked}</span>}
            </legend>
            <div className="flex flex-wrap gap-2">
              {variantOptions(variants, dimension, picks).map(option => (
                <Option
                  key={option.name}
                  group={`variant-${dimension}`}
                  name={option.name}
                  isSoldOut={option.isSoldOut}
                  isPicked={option.name === picked}
                  onPick={() => onPick(pick(variants, picks, dimension, option.name))}
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
  isPicked: boolean
  onPick: () => void
}

function Option({ group, name, isSoldOut, isPicked, onPick }: OptionProps) {
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
      {name}
      {isSoldOut && <span className="text-xs">Habis</span>}
    </label>
  )
}
