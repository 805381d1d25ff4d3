import { tight } from '../path.ts'
import { fill, place, stroke } from '../stage.ts'
import { rower } from './people.ts'

const round = 'stroke-linecap="round"'

/** A hull with raised ends, from its half length and depth. */
const hull = (y: number, half: number, deep: number) =>
  tight(
    `M${-half} ${y - deep * 1.7}Q${Math.round(-half * 0.8)} ${y + deep} ${Math.round(-half * 0.4)} ${y + deep}` +
      `H${Math.round(half * 0.4)}Q${Math.round(half * 0.8)} ${y + deep} ${half} ${y - deep * 1.7}` +
      `Q${Math.round(half * 0.7)} ${y} ${Math.round(half * 0.4)} ${y}H${Math.round(-half * 0.4)}Q${Math.round(-half * 0.7)} ${y} ${-half} ${y - deep * 1.7}z`,
  )

/** The singing boat of Kivu: three hulls lashed side by side, rowers in one stroke, long poles past the bows with lamps. */
export function singingBoat({
  body,
  far,
  lamp,
  near = true,
}: {
  body: string
  far: string
  lamp: string
  near?: boolean
}): string {
  const poles = 'M-52-6Q-122-12-186-84M-40-8Q-108-26-158-104M52-6Q122-12 186-84M40-8Q108-26 158-104'
  const net = 'M-186-84Q-168-76-158-104M186-84Q168-76 158-104'
  const lights = 'M-186-88h0M-158-108h0M186-88h0M158-108h0'
  const crew = near ? [-60, -26, 8, 42].map((x) => place(x, -2, rower(body), 0.8)).join('') : ''
  const seats = near ? '' : stroke('M-34-8l5-15M-4-8l5-15M26-8l5-15', body, 8, round)
  return (
    fill(hull(-9, 84, 7), far) +
    stroke(poles, body, 2.4, `${round}`) +
    stroke(net, body, 1.2) +
    crew +
    seats +
    fill(hull(0, 92, 10), body) +
    stroke(lights, lamp, 18, `${round} opacity=".25"`) +
    stroke(lights, lamp, 8, round)
  )
}

/** A lateen dhow, bow to the right: raked mast, one long yard, a sail that bellies toward the bow. */
export function dhow({ hull: wood, sail, shade, strake }: { hull: string; sail: string; shade: string; strake: string }): string {
  const canvas = 'M120-70Q70-200-78-330Q-92-170-118-58Q0-22 120-70z'
  const lee = 'M-78-330Q-92-170-118-58Q-84-47-46-44Q-10-190-78-330z'
  const seams = 'M-62-315Q4-180-6-43M-34-290Q52-170 36-47M8-246Q84-150 76-55'
  return (
    stroke('M30-12L10-268', wood, 6) +
    fill(canvas, sail) +
    fill(lee, shade) +
    stroke(seams, shade, 2) +
    stroke('M134-52Q74-200-90-342', wood, 5, round) +
    stroke('M-118-58L-104-30M120-70L136-44', wood, 1.5) +
    fill('M-128-40Q-60-12 20-13Q90-16 150-52L118-4Q104 14 70 14H-72Q-104 12-112-10z', wood) +
    fill('M-125-36Q-60-8 20-9Q90-12 146-46l-6 10Q88-3 20-1Q-60-1-120-26z', strake)
  )
}
