/** Whether an element has a box on the page: not with `hidden`, in a closed dialog or a closed section. */
export const isDisplayed = (element: Element): boolean => element.getClientRects().length > 0
