import { readUuid } from './read-uuid.ts'

/** A row of a list that is ordered by an instant and an id: the next page begins behind it. */
export type ListCursor = { at: Date; id: string }

/** The place as it stands in an address: '1805…_7c6f0a3e-…'. */
export const placeText = ({ at, id }: ListCursor): string => `${at.getTime()}_${id}`

/** The place that an address means; none where it cannot mean one. */
export function readPlace(text: string | null): ListCursor | undefined {
  const [ms = '', id] = (text ?? '').split('_')
  const stamp = readUuid(id)
  const at = new Date(Number(ms))
  return stamp && /^\d{1,15}$/.test(ms) && !Number.isNaN(at.getTime()) ? { at, id: stamp } : undefined
}
