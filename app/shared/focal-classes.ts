/**
 * The classes of photo.css for a point, 0 to 1 each way: the nearest of five by five. A page may write no style of its own, and a
 * quarter of a picture is as near as a cut can tell. The middle needs none.
 */
export const focalClasses = ({ x, y }: { x: number; y: number }): string =>
  [classOf('fx', x), classOf('fy', y)].filter(Boolean).join(' ')

function classOf(axis: 'fx' | 'fy', at: number): string {
  const step = Math.round(Math.min(1, Math.max(0, at)) * 4)
  return step === 2 ? '' : `${axis}${step}`
}
