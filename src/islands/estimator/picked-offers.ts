type Choice = Pick<HTMLInputElement, 'name' | 'value' | 'checked' | 'dataset'>

/** A person ticked this one: answers that tick one of their own say nothing of the kind. */
export const rememberPick = ({ dataset }: Pick<Choice, 'dataset'>): void => {
  dataset['picked'] = ''
}

/** Ticks in the new answer what a person picked in the one before; where nobody picked, the new answer chooses. */
export function pickAgain(before: Iterable<Choice>, after: Iterable<Choice>): void {
  const picked = [...before].filter(({ checked, dataset }) => checked && dataset['picked'] !== undefined)
  for (const choice of after) {
    if (!picked.some(({ name, value }) => name === choice.name && value === choice.value)) continue
    choice.checked = true
    rememberPick(choice)
  }
}
