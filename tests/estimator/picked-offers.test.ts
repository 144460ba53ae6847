import { describe, expect, test } from 'vitest'

import { pickAgain, rememberPick } from '#islands/estimator/picked-offers.ts'

/** The choices of one material; the answer selects the first. */
const answer = (...values: string[]) =>
  values.map((value, i) => ({ name: 'pilih-semen', value, checked: i === 0, dataset: {} as DOMStringMap }))
type Answer = ReturnType<typeof answer>

const tickedOf = (choices: Answer) => choices.findLast(({ checked }) => checked)?.value
const pick = (choices: Answer, value: string) => {
  for (const choice of choices) {
    choice.checked = choice.value === value
    if (choice.checked) rememberPick(choice)
  }
}

describe('[estimator-30] the new answer', () => {
  test("chooses by itself if nobody chose: the previous answer's distant offer is dropped", () => {
    const withCity = answer('near', 'far', '')
    pickAgain(answer('far', 'near', ''), withCity)
    expect(tickedOf(withCity)).toBe('near')
  })

  test("keeps a person's choice, also across later answers", () => {
    const first = answer('far', 'near', '')
    pick(first, 'near')
    const second = answer('far', 'near', '')
    pickAgain(first, second)
    expect(tickedOf(second)).toBe('near')
    second[0]!.checked = false
    const third = answer('far', '', 'near')
    pickAgain(second, third)
    expect(tickedOf(third)).toBe('near')
  })

  test("keeps a person's last choice, and chooses if it no longer contains it", () => {
    const first = answer('a', 'b', '')
    pick(first, 'b')
    pick(first, '')
    const second = answer('a', 'b', '')
    pickAgain(first, second)
    expect(tickedOf(second)).toBe('')
    const gone = answer('c', 'd')
    pickAgain(first, gone)
    expect(tickedOf(gone)).toBe('c')
  })
})
