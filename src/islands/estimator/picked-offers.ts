type Choice = Pick<HTMLInputElement, 'name' | 'value' | 'checked' | 'dataset'>

/** Marks an offer that a person selected; answers select offers without this mark. */
export const rememberPick = ({ dataset }: Pick<Choice, 'dataset'>): void => {
  dataset['picked'] = ''
}

/** Restores a person's selection in the new answer; without one, the answer's own selection stays. */
export function pickAgain(before: Iterable<Choice>, after: Iterable<Choice>): void {
  const picked = [...before].filter(({ checked, dataset }) => checked && dataset['picked'] !== undefined)
  for (const choice of after) {
    if (!picked.some(({ name, value }) => name === choice.name && value === choice.value)) continue
    choice.checked = true
    rememberPick(choice)
  }
}
