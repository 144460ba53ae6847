/** Whether this page was come back to, or loaded again: what was chosen on it is found again then, and nowhere else. */
export function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' || arrival?.type === 'reload'
}
