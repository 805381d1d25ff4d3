/**
 * The CSS classes of photo.css for a focal point, 0 to 1 in both directions: the nearest of five by five. Classes, because the
 * security policy forbids inline styles. The middle needs none.
 */
export const focalClasses = ({ x, y }: { x: number; y: number }): string =>
  [classOf('fx', x), classOf('fy', y)].filter(Boolean).join(' ')

function classOf(axis: 'fx' | 'fy', at: number): string {
  const step = Math.round(Math.min(1, Math.max(0, at)) * 4)
  return step === 2 ? '' : `${axis}${step}`
}
