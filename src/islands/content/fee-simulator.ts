import { readAmount, simulateFee } from '#lib/content/fees.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'

/** Counts while somebody types; without scripts the form is sent and the server counts the same. */
export function startFeeSimulator(): void {
  const form = document.querySelector<HTMLFormElement>('[data-fee-simulator]')
  if (!form) return
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  const say = (name: string, text: string) => {
    const place = form.querySelector(`[data-fee-result=${name}]`)
    if (place) place.textContent = text
  }
  const count = () => {
    const option = form.querySelector('select')?.selectedOptions[0]
    const { price, discount, total, fee, received } = simulateFee({
      price: readAmount(field('price')?.value ?? '', 0),
      discount: readAmount(field('discount')?.value ?? '', 0),
      rateBasisPoints: Number(option?.dataset['rate'] ?? 0)
    })
    say('total', rupiah(total))
    say('fee', `− ${rupiah(fee)}`)
    say('received', rupiah(received))
    return { price, discount }
  }
  /** Figures get their dots once the field is left: while somebody types, the cursor stays where it is. */
  const tidy = () => {
    const { price, discount } = count()
    for (const [name, value] of Object.entries({ price, discount })) {
      const input = field(name)
      if (input) input.value = thousands(value)
    }
  }
  form.querySelector('[data-fee-submit]')?.setAttribute('hidden', '')
  form.addEventListener('input', count)
  form.addEventListener('change', tidy)
  form.addEventListener('submit', event => {
    event.preventDefault()
    tidy()
  })
  // A browser may have kept what was typed before a reload.
  count()
}
