const two = (n: number) => String(n).padStart(2, '0')

/**
 * The time left to a deadline; '00:00:00' once it is over.
 * 90 seconds // => '00:01:30'; 25 hours // => '1 hari 01:00:00'
 */
export function countdown(deadline: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / 1000))
  const days = Math.floor(seconds / 86_400)
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':')
  return days > 0 ? `${days} hari ${clock}` : clock
}
