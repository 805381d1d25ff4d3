import { type PointerEvent, useEffect, useState } from 'react'
import { dropPlace } from './row-changes.ts'

type Drag = { from: number; over: number; after: boolean }

/** How near to the window's edge a dragged row makes the page scroll, and by how much each time it moves. */
const edge = 60
const scrollStep = 14

/**
 * Rows that are dragged by a handle, with a finger or a mouse: nothing changes until the row is dropped, and Escape leaves all
 * as it was. `rowsOf` answers the elements of the rows in their order.
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
  /** What a row says of itself while one is dragged, for the styles. */
  const dragState = (at: number) => {
    if (!drag) return undefined
    if (drag.from === at) return 'dragged'
    if (drag.over !== at) return undefined
    return drag.after ? 'drop-after' : 'drop-before'
  }
  return { handle, dragState }
}
