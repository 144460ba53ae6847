/** Whether an element has a box on the page: nothing of `hidden`, of a closed dialog or of a closed part has one. */
export const isDisplayed = (element: Element): boolean => element.getClientRects().length > 0
