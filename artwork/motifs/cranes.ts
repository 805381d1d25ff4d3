import { tight } from '../path.ts'
import { fill, place } from '../stage.ts'

/** A grey crowned crane in flight, about 100 units wide: neck and legs straight, wings fingered. */
const crane =
  'M58-7L46-6Q30-3 16-4Q0-8-14 0L-52 5-14 6Q4 8 18 2Q32 0 46-2z' +
  'M46-6l-6-7 4 1-1-4 5 5z' +
  'M12-5Q10-30 26-52L22-42 18-47 15-37 10-41 9-30Q0-20-6-3z' +
  'M6-3Q-8-26-34-44L-27-34-36-36-27-27-34-27-24-19Q-20-8-10 1z'

/** Three cranes, the leader nearest. At most one flock in a scene. */
export function cranes(x: number, y: number, scale: number, colour: string): string {
  const bird = fill(tight(crane), colour)
  return (
    place(x, y, bird, scale) +
    place(x - 92 * scale, y + 30 * scale, bird, Math.round(scale * 82) / 100) +
    place(x - 150 * scale, y - 26 * scale, bird, Math.round(scale * 70) / 100)
  )
}
