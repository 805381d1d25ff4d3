import type { Picture } from '#features/media/picture.ts'

/** A picture that can be chosen. */
export type PickablePicture = Picture

/** Pictures in their order, by id, with one more at the end. One that is in the list already stays where it is. */
export const withPicture = (ids: readonly string[], id: string): string[] => (ids.includes(id) ? [...ids] : [...ids, id])

export const withoutPicture = (ids: readonly string[], at: number): string[] => ids.filter((_, place) => place !== at)

/** Moves the picture at an index one up (-1) or one down (1). At an end of the list nothing moves. */
export function movedPicture(ids: readonly string[], at: number, by: -1 | 1): string[] {
  const [moved, other] = [ids[at], ids[at + by]]
  if (moved === undefined || other === undefined) return [...ids]
  return ids.map((id, place) => (place === at ? other : place === at + by ? moved : id))
}
