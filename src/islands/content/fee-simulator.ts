import { readAmount, readFigure, simulateFee, simulationNote } from '#lib/content/fees.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'

/** Calculates while somebody types; without scripts the form is submitted and the server calculates the same. */
export function startFeeSimulator(): void {
  const form = document.querySelector<HTMLFormElement>('[data-fee-simulator]')
  if (!form) return
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  const say = (name: string, text: string) => {
    const place = form.querySelector(`[data-fee-result=${name}]`)
    if (place) place.textContent = text
  }
  const typed = (name: string) => field(name)?.value ?? ''
  const count = () => {
    const option = form.querySelector('select')?.selectedOptions[0]
    const { price, discount, total, fee, received } = simulateFee({
      price: readAmount(typed('price'), 0),
      discount: readAmount(typed('discount'), 0),
      rateBasisPoints: Number(option?.dataset['rate'] ?? 0)
    })
    say('total', rupiah(total))
    say('fee', `− ${rupiah(fee)}`)
    say('received', rupiah(received))
    const note = form.querySelector('[data-fee-note]')
    const said = simulationNote(typed('price'), typed('discount'))
    // Setting the same text again would make screen readers repeat it for every key.
    if (note && note.textContent !== said) note.textContent = said
    return { price, discount }
  }
  /**
   * Adds thousands separators once the field is left, because doing so earlier would move the cursor. Rejected input
   * stays as typed, next to the note that explains why.
   */
  const tidy = () => {
    const { price, discount } = count()
    for (const [name, value] of Object.entries({ price, discount })) {
      const input = field(name)
      if (input && !readFigure(input.value).misread) input.value = thousands(value)
    }
  }
  form.querySelector('[data-fee-submit]')?.setAttribute('hidden', '')
  form.addEventListener('input', count)
  form.addEventListener('change', tidy)
  form.addEventListener('submit', event => {
    event.preventDefault()
    tidy()
  })
  // The browser may have restored typed values after a reload.
  count()
}
