/** Whether the page was reloaded or returned to; only then are its earlier choices restored. */
export function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' || arrival?.type === 'reload'
}
