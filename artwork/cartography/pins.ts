import type { Point } from '../path.ts'
import type { Box } from './labels.ts'

/** Half the height of a numbered diamond, and its growth on phones. */
export const pinSize = { numbered: 14, plain: 7, phoneGrowth: 1.5 } as const

/** Days as a short text: "1", "2–3", "1, 7". */
export function dayText(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const day of sorted) {
    const last = runs.at(-1)
    if (last && day === last[1] + 1) last[1] = day
    else runs.push([day, day])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** Half the width of a pin: a diamond, drawn out where the days need room. */
export const pinReach = (text: string) => (text ? Math.max(pinSize.numbered, 9 + text.length * 3.3) : pinSize.plain)

/** The place a pin takes up at the size it has on phones. */
export function pinBox([x, y]: Point, text: string): Box {
  const half = pinReach(text) * pinSize.phoneGrowth
  const high = (text ? pinSize.numbered : pinSize.plain) * pinSize.phoneGrowth
  return { left: x - half, right: x + half, top: y - high, bottom: y + high }
}

/** A diamond, or a bar with two ends cut at 45 degrees, with the days in it. `growth` makes it larger than on a wide map. */
export function drawPin([x, y]: Point, text: string, className = 'pin', growth = 1): string {
  const [cx, cy] = [Math.round(x), Math.round(y)]
  const high = Math.round((text ? pinSize.numbered : pinSize.plain) * growth)
  const extra = Math.max(0, Math.round(2 * (pinReach(text) * growth - high)))
  const bar = extra > 0 ? `h${extra}` : ''
  const back = extra > 0 ? `h-${extra}` : ''
  const d = `M${cx - extra / 2} ${cy - high}${bar}l${high} ${high}-${high} ${high}${back}l-${high}-${high}z`
  return text
    ? `<g><path class="${className}" d="${d}"/><text class="day" x="${cx}" y="${cy + Math.round(4 * growth)}">${text}</text></g>`
    : `<path class="${className}" d="${d}"/>`
}

/**
 * Moves pins that would cover each other apart, a little at a time and always the same way; with a `room` of 1 they do not touch.
 */
export function spreadPins(
  points: readonly Point[],
  texts: readonly string[],
  { width, height }: { width: number; height: number },
  room = 0.84,
): Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y])
  const reach = points.map((_, i) => pinReach(texts[i] ?? '') * pinSize.phoneGrowth * room)
  for (let round = 0; round < 80; round++) {
    for (const [i, a] of moved.entries()) {
      for (const [j, b] of moved.entries()) {
        if (j <= i) continue
        const apart = (reach[i] ?? 0) + (reach[j] ?? 0)
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        const distance = Math.hypot(dx, dy)
        if (distance >= apart) continue
        const [ux, uy] = distance < 0.01 ? [1, 0] : [dx / distance, dy / distance]
        const push = (apart - distance) / 4
        a[0] -= ux * push
        a[1] -= uy * push
        b[0] += ux * push
        b[1] += uy * push
      }
    }
  }
  const edge = pinSize.numbered * pinSize.phoneGrowth
  return moved.map(([x, y]) => [Math.min(width - edge, Math.max(edge, x)), Math.min(height - edge, Math.max(edge, y))])
}
