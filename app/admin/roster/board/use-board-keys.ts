import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { letterKeysOn } from '../../shortcuts/letter-keys.ts'
import { boardAddress, toCandidates } from './board-address.ts'
import { cellByKey, cellOf, memberRows, setTabStop } from './grid-cells.ts'
import type { BoardStrip, BoardView, NeedyRun } from './load-board.server.ts'
import { movedByKey, takenStrip } from './taken.ts'
import type { Taking } from './use-taking.ts'

type Props = {
  table: RefObject<HTMLTableElement | null>
  view: BoardView
  taking: Taking
  changes: boolean
  undo: string
  announce(what: 'cancelled' | 'nothing'): void
}

/** The strip or the run that a cell shows. */
export type Shown = { strip?: BoardStrip | undefined; run?: NeedyRun['item'] | undefined }

/** The keys of the board. It is one stop of the tabulator: arrows move the focus, or what was taken up. */
export function useBoardKeys({ table, view, taking, changes, undo, announce }: Props) {
  const navigate = useNavigate()
  const goal = useRef(0)
  const last = useRef<{ lineName: string; column: number }>(undefined)
  const shownIn = (cell: HTMLElement) => shownOf(view, cell)

  // Every time something was drawn there is one stop; the focus that a removed cell had goes to what stands in its place.
  useEffect(() => {
    if (!table.current) return
    setTabStop(table.current)
    if (document.activeElement !== document.body || !last.current) return
    const cell = cellOf(table.current, last.current)
    if (!cell) return
    setTabStop(table.current, cell)
    cell.focus({ preventScroll: true })
  })

  const focusOn = (cell: HTMLElement) => {
    if (table.current) setTabStop(table.current, cell)
    cell.focus()
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const whileTaken = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const { taken } = taking
    if (!taken || !table.current) return false
    if (key === 'Escape') {
      taking.cancel()
      announce('cancelled')
      return true
    }
    if (key === 'Enter' || key === ' ') {
      // The focus goes where it went.
      if (taken.kind === 'strip' && taken.row) last.current = { lineName: `${taken.row} 0`, column: goal.current }
      taking.putDown(taken)
      return true
    }
    const moved = movedByKey(taken, { key, shift: shiftKey, rows: memberRows(table.current) })
    if (moved) {
      taking.setTaken(moved)
      table.current.querySelector(`tr[data-member="${moved.row}"]`)?.scrollIntoView({ block: 'nearest' })
    }
    // No letter does anything meanwhile.
    return moved !== undefined || key.length === 1
  }

  const byLetter = (key: string, { strip, run }: Shown): boolean => {
    if (key === 'A') {
      const of = run?.run ?? (strip?.run ? strip.run.key : undefined)
      if (of) navigate(boardAddress(view.query, { run: of }), { preventScrollReset: true, state: toCandidates })
      return of !== undefined
    }
    if (!changes) return false
    if (key === 'U') {
      if (undo) taking.send({ event: 'undo', entry: undo })
      else announce('nothing')
      return true
    }
    if (key === 'M' && strip) taking.setTaken(takenStrip(strip))
    else if (key === 'M' && run) taking.setTaken({ kind: 'run', run, row: undefined })
    else if (key === 'X' && strip) taking.send({ event: 'release', assignment: String(strip.id), version: String(strip.version) })
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-start]') : null
    if (!cell || !table.current || event.altKey || event.metaKey) return
    if (whileTaken(event)) return event.preventDefault()
    const to = cellByKey(table.current, cell, { key: event.key, ctrl: event.ctrlKey, goal: goal.current })
    if (to) {
      event.preventDefault()
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') goal.current = Number(to.dataset.start)
      return focusOn(to)
    }
    if (event.ctrlKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      // A strip and a run are links, which Enter opens by itself.
      if (event.key === ' ' || cell.tagName === 'TD') {
        event.preventDefault()
        cell.click()
      }
      return
    }
    if (event.key.length === 1 && letterKeysOn() && byLetter(event.key.toUpperCase(), shownIn(cell))) event.preventDefault()
  }

  const onFocus = ({ target }: { target: EventTarget }) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-start]') : null
    if (!cell || !table.current) return
    setTabStop(table.current, cell)
    const column = Number(cell.dataset.start)
    if (column > goal.current || Number(cell.dataset.end) <= goal.current) goal.current = column
    last.current = { lineName: cell.closest<HTMLElement>('tr')?.dataset.line ?? '', column: goal.current }
  }

  return { onKeyDown, onFocus, shownIn }
}

/** What a cell shows, by the keys that it bears. */
export function shownOf(view: BoardView, { dataset }: HTMLElement): Shown {
  if (dataset.run) return { run: view.needy.find(({ item }) => item.run === dataset.run)?.item }
  if (!dataset.strip) return {}
  const id = Number(dataset.strip)
  const rows = [...view.board.guides, ...view.board.cars]
  return { strip: rows.flatMap(({ strips }) => strips).find((one) => one.id === id) }
}
