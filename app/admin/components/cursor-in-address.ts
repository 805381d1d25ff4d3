import { readStamp } from './read-uuid.ts'

/** A row of a list that is ordered by an instant and an id: the next page begins behind it. */
export type PlaceInList = { at: Date; id: string }

/** The place as it stands in an address: '1805…_7c6f0a3e-…'. */
export const placeText = ({ at, id }: PlaceInList): string => `${at.getTime()}_${id}`

/** The place that an address means; none where it cannot mean one. */
export function readPlace(text: string | null): PlaceInList | undefined {
  const [ms = '', id] = (text ?? '').split('_')
  const stamp = readStamp(id)
  const at = new Date(Number(ms))
  return stamp && /^\d{1,15}$/.test(ms) && !Number.isNaN(at.getTime()) ? { at, id: stamp } : undefined
}
