import { fill, stroke } from '../stage.ts'

/** A small house with a hipped tin roof, 16 units wide, standing on (0, 0). */
export const house = (roof: string, wall: string) => fill('M0 0v-9h16v9z', wall) + fill('M-3-8l5-6h12l5 6z', roof)

/** A round-headed window or door, from its lower left corner. */
const opening = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}v${-height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height}z`

/** A plain cross on its foot. */
const cross = (x: number, y: number, height: number) => {
  const arm = Math.round(height * 0.3)
  return `M${x - 2} ${y}v${-(height - arm)}h${-arm}v-4h${arm}v${4 - arm}h4v${arm - 4}h${arm}v4h${-arm}v${height - arm}z`
}

type ChurchInks = { front: string; side: string; roof: string; lit: string; course: string }

/**
 * The shrine church at Kibeho, from the square: a broad brick hall under a low roof, its front with three doors,
 * and a slender bell tower standing beside it. Plain, lit only from inside. Foot of the front at (0, 0).
 */
export function shrineChurch({ front, side, roof, lit, course }: ChurchInks): string {
  const nave = 'M66 10V-62L224-54V10z'
  const naveRoof = 'M4-134L206-122 236-52 232-46 62-56z'
  const gable = 'M-66 10V-66L4-128 74-66V10z'
  const gableEdge = 'M-78-58L4-132 86-58l-5 8L4-117-73-50z'
  const porch = 'M-52-30H60l8 8H-60z'
  const tower = 'M-128 12V-196H-96V12z'
  const cap = 'M-134-194L-112-240-90-194zM-131-150h38v5h-38z'
  const sideWindows = [92, 114, 136, 158, 180, 202].map((x) => opening(x, -12, 9, 24)).join('')
  const doors = opening(-42, 6, 18, 14) + opening(-6, 6, 20, 20) + opening(32, 6, 18, 14)
  const lancets = opening(-20, -48, 10, 22) + opening(-1, -48, 10, 34) + opening(18, -48, 10, 22)
  const belfry = opening(-126, -156, 11, 20) + opening(-109, -156, 11, 20)
  const courses = 'M-128-24h32M-128-64h32M-128-104h32M-66-44H-30M38-44H74'
  return (
    fill(nave, side) +
    fill(naveRoof, roof) +
    fill(gable + tower, front) +
    stroke(courses, course, 1.6, 'opacity=".5"') +
    fill(gableEdge + porch + cap + cross(-112, -236, 30) + cross(4, -128, 24), roof) +
    fill(sideWindows + doors + lancets + belfry, lit)
  )
}
