import { type PointerEvent, useEffect, useState } from 'react'
import { dropPlace } from './row-changes.ts'

type Drag = { from: number; over: number; after: boolean }

/** The distance from the window's edge at which a dragged row scrolls the page, and how far each time it moves. */
const edge = 60
const scrollStep = 14

/**
 * Rows that are dragged by a handle, by touch or mouse. Nothing changes until the row is dropped, and Escape cancels. `rowsOf`
 * returns the elements of the rows in their order.
 */
export function useRowDrag(rowsOf: () => readonly HTMLElement[], drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const dragging = drag !== undefined
  useEffect(() => {
    if (!dragging) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(undefined)
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [dragging])

  const overAt = (from: number, y: number): Drag => {
    const boxes = rowsOf().map((row) => row.getBoundingClientRect())
    const found = boxes.findIndex(({ bottom }) => y < bottom)
    const over = found < 0 ? boxes.length - 1 : found
    const box = boxes[over]
    return { from, over, after: box !== undefined && y > box.top + box.height / 2 }
  }
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from, over: from, after: false })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag?.from !== from) return
      if (clientY < edge) scrollBy(0, -scrollStep)
      else if (clientY > innerHeight - edge) scrollBy(0, scrollStep)
      setDrag(overAt(from, clientY))
    },
    onPointerUp: () => {
      setDrag(undefined)
      const to = drag?.from === from ? dropPlace(from, drag.over, drag.after) : from
      if (to !== from) drop(from, to)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  /** The data attributes of a row while one is dragged, for the styles. */
  const dragState = (at: number) => {
    if (!drag) return undefined
    if (drag.from === at) return 'dragged'
    if (drag.over !== at) return undefined
    return drag.after ? 'drop-after' : 'drop-before'
  }
  return { handle, dragState }
}
