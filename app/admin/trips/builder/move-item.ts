import type { DragEvent, KeyboardEvent } from 'react'

/** The item that is dragged, by its id; undefined for anything else. */
export const draggedItem = (event: DragEvent): string | undefined => event.dataTransfer.getData('text/trip-item') || undefined

/** The items beside one on its day: before which it goes a place up, and a place down. Empty: to the end. */
export type Neighbours = { up: string; down: string; isFirst: boolean; isLast: boolean }

/**
 * Where Alt and an arrow key move an item: up and down among the items of its day, from the first one to the day before and from the last one to the day
 * after; left and right a whole day. Undefined for other keys and beyond the journey.
 */
export function movedByKey(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { day, lastDay, neighbours }: { day: number; lastDay: number; neighbours: Neighbours },
): { day: number; before: string } | undefined {
  if (!altKey) return undefined
  const { up, down, isFirst, isLast } = neighbours
  const to = (other: number) => (other >= 1 && other <= lastDay ? { day: other, before: '' } : undefined)
  if (key === 'ArrowUp') return isFirst ? to(day - 1) : { day, before: up }
  if (key === 'ArrowDown') return isLast ? to(day + 1) : { day, before: down }
  if (key === 'ArrowLeft') return to(day - 1)
  return key === 'ArrowRight' ? to(day + 1) : undefined
}
