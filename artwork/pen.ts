import { type Point, tight } from './path.ts'

/** Writes one outline step by step, always to absolute places, in the shortest relative form. */
type Pen = {
  /** a straight cut */
  line: (x: number, y: number) => Pen
  /** an outward bulge, as a knife rounds a leaf; `plump` near .5 is a half circle, higher is flatter */
  bump: (x: number, y: number, plump?: number) => Pen
  /** a bend through a control point */
  bend: (cx: number, cy: number, x: number, y: number) => Pen
  /** the outline so far */
  path: () => string
}

/** How far the control point of a bulge stands off its chord, as a share of the chord. */
const standOff = (plump: number) => 2 * (plump - Math.sqrt(Math.max(0, plump * plump - 0.25)))

export function pen(startX: number, startY: number): Pen {
  let x = Math.round(startX)
  let y = Math.round(startY)
  let d = `M${x} ${y}`
  let command = ''
  const write = (letter: 'l' | 'q', toX: number, toY: number, control: Point[] = []) => {
    const [nx, ny] = [Math.round(toX), Math.round(toY)]
    const numbers = [...control, [nx, ny] as const].map(([px, py]) => `${Math.round(px) - x} ${Math.round(py) - y}`)
    d += `${command === letter ? ' ' : letter}${numbers.join(' ')}`
    command = letter
    x = nx
    y = ny
    return self
  }
  const self: Pen = {
    line: (toX, toY) => write('l', toX, toY),
    bend: (cx, cy, toX, toY) => write('q', toX, toY, [[cx, cy]]),
    bump(toX, toY, plump = 0.6) {
      const off = standOff(plump)
      const [dx, dy] = [toX - x, toY - y]
      return write('q', toX, toY, [[x + dx / 2 + dy * off, y + dy / 2 - dx * off]])
    },
    path: () => tight(d),
  }
  return self
}
