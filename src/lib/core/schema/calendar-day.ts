/** Whether a text is a day of the calendar: '2026-02-28', but not '2026-02-31', which Date.parse reads as 3 March. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Date.parse(text) > 0 && new Date(text).toISOString().startsWith(text)
