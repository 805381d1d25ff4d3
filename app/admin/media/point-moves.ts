/** A focal point in whole percents, as two fields of a form. */
export type TypedPoint = { x: string; y: string }

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key moves the point, ten times as far with Shift; undefined for other keys. */
export function movedPoint(point: TypedPoint, key: string, isFar: boolean): TypedPoint | undefined {
  const step = steps[key]
  if (!step) return undefined
  const far = isFar ? 10 : 1
  return { x: within(percentOf(point.x) + step[0] * far), y: within(percentOf(point.y) + step[1] * far) }
}

type Box = { left: number; top: number; width: number; height: number }

/** The point of a picture that was pressed. */
export const pressedPoint = (at: { x: number; y: number }, box: Box): TypedPoint => ({
  x: within(((at.x - box.left) / box.width) * 100),
  y: within(((at.y - box.top) / box.height) * 100),
})

/** The value of a field as a number; the middle where it is not one. */
export function percentOf(typed: string): number {
  const number = Number(typed)
  return typed.trim() === '' || Number.isNaN(number) ? 50 : Math.min(100, Math.max(0, number))
}

const within = (percent: number) => String(Math.round(Math.min(100, Math.max(0, percent))))
