import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { dayOfColumn } from '#features/roster/board/place.ts'
import type { BoardView } from './load-board.server.ts'
import { mayGoTo, type Taken, takenStrip } from './taken.ts'
import { shownOf } from './use-board-keys.ts'
import type { Taking } from './use-taking.ts'

/** So far a pointer moves before it drags: a press that trembles is still a press. */
const threshold = 5
/** So close to the edge of what scrolls it scrolls. */
const edgeOfScroll = 48

type Drag = { x: number; y: number; from: Taken; edge: string | undefined; now?: Taken }

/**
 * Dragging with a mouse or a pen: a run onto a row, a strip onto another row, an end of a strip to another day. A finger scrolls; all of it
 * has a button and a key.
 */
export function useBoardDrag(table: RefObject<HTMLTableElement | null>, view: BoardView, taking: Taking, changes: boolean) {
  const drag = useRef<Drag>(undefined)
  const dragged = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLTableElement>) => {
    dragged.current = false
    const { target, button, pointerType, clientX: x, clientY: y } = event
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('a[data-start]') : null
    if (!changes || !cell || button !== 0 || pointerType === 'touch') return
    const { strip, run } = shownOf(view, cell)
    const edge = target instanceof HTMLElement ? target.dataset.edge : undefined
    if (strip) drag.current = { x, y, edge, from: takenStrip(strip) }
    else if (run) drag.current = { x, y, edge: undefined, from: { kind: 'run', run, row: undefined } }
  }

  const onPointerMove = (event: PointerEvent<HTMLTableElement>) => {
    const { current } = drag
    if (!current || !table.current) return
    const { clientX, clientY } = event
    if (!current.now && Math.hypot(clientX - current.x, clientY - current.y) < threshold) return
    if (!current.now) table.current.setPointerCapture(event.pointerId)
    scrollNear(table.current, clientY)
    const now = targetOf(current, { x: clientX, y: clientY }, table.current, view)
    if (current.now && isSame(current.now, now)) return
    current.now = now
    taking.setTaken(now)
  }

  const end = (puts: boolean) => {
    const now = drag.current?.now
    drag.current = undefined
    if (!now) return
    dragged.current = true
    // Escape has cancelled it meanwhile.
    if (puts && taking.taken) taking.putDown(now)
    else taking.cancel()
  }

  /** What was dragged is not pressed as well. */
  const onClickCapture = (event: MouseEvent) => {
    if (!dragged.current) return
    dragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onClickCapture,
  }
}

/** Where it would go: an end to the day under the pointer, anything else to the row. */
function targetOf({ from, edge }: Drag, at: { x: number; y: number }, table: HTMLElement, view: BoardView): Taken {
  if (edge && from.kind === 'strip') {
    const day = dayAt(at.x, table, view)
    if (!day) return from
    return edge === 'start'
      ? { ...from, from: day < from.to ? day : from.to }
      : { ...from, to: day > from.from ? day : from.from }
  }
  const row = document.elementsFromPoint(at.x, at.y).flatMap((one) => one.closest<HTMLElement>('tr[data-member]') ?? [])[0]
  const key = row?.dataset.member
  return key && mayGoTo(from, key) ? { ...from, row: key } : from
}

function dayAt(x: number, table: HTMLElement, view: BoardView) {
  const days = [...table.querySelectorAll<HTMLElement>('thead th[data-day]')]
  const nth = days.findIndex((day) => x < day.getBoundingClientRect().right)
  return dayOfColumn(view.window, 2 * (nth < 0 ? days.length - 1 : nth))
}

function scrollNear(table: HTMLElement, y: number): void {
  const box = table.closest<HTMLElement>('.scroll')
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  if (y > Math.min(bottom, window.innerHeight) - edgeOfScroll) box.scrollTop += 16
  else if (y < top + edgeOfScroll) box.scrollTop -= 16
}

const isSame = (one: Taken, other: Taken): boolean =>
  one.row === other.row && (one.kind === 'run' || (other.kind === 'strip' && one.from === other.from && one.to === other.to))
