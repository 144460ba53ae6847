import { addLines } from '#lib/cart/store/add-lines.ts'
import { toast } from '#lib/core/toasts.ts'

/** Puts what is chosen into the cart, and says under the button what could not be. */
export async function buyChosen(button: HTMLButtonElement): Promise<void> {
  const chosen = [...document.querySelectorAll<HTMLInputElement>('[data-estimate] input:checked')].filter(
    ({ dataset }) => dataset['detail']
  )
  if (chosen.length === 0) return toast('Pilih produk yang mau dibeli dulu.', 'info')
  button.disabled = true
  const failed = await addLines(
    chosen.map(({ value, dataset }) => ({
      product_id: Number(value),
      product_detail_id: Number(dataset['detail']),
      qty: Number(dataset['qty'])
    }))
  )
  if (failed === 'left') return
  button.disabled = false
  const added = chosen.length - failed.length
  if (added > 0) toast(`${added} produk masuk keranjang`, 'success')
  const items = failed.map(({ index, message }) => {
    const item = document.createElement('li')
    item.textContent = `${chosen[index]?.dataset['name'] ?? ''}: ${message}`
    return item
  })
  const list = document.createElement('ul')
  list.append(...items)
  document.querySelector('[data-bought]')?.replaceChildren(...(items.length > 0 ? [list] : []))
}
