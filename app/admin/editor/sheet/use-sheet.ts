import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import type { Currency } from '#values/money.ts'
import { priceText } from '#values/price-text.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { sheetWords } from '../../../words/admin/content/editor-sheet.ts'
import {
  type Cells,
  clearing,
  copyText,
  type Edit,
  edited,
  editOf,
  fillingDown,
  pasting,
  type Refused,
  readCopied,
} from './sheet-cells.ts'
import { boxOf, type Cell, cellsIn, isIn, isOneCell, only, type Range, stepped, tabbed } from './sheet-range.ts'
import { unreadText } from './unread-text.ts'

type Axis = readonly { key: string }[]
type SheetInput = {
  table: RefObject<HTMLTableElement | null>
  rows: Axis
  columns: Axis
  cells: Cells
  currency: Currency
  onChange: (cells: Cells) => void
  /** The texts for which a posted form was refused. */
  given: readonly GivenText[]
}

/** A text that is no price, by the keys of its row and column. */
export type GivenText = Refused & { row: string; column: string }

/** The text that is being typed into the active cell. With `editing`, arrow keys move in the text and not in the sheet. */
type Draft = { text: string; editing: boolean }
/** The sheet before a change; `shape` says of which rows and columns. */
type Step = { cells: Cells; refused: ReadonlyMap<string, Refused>; shape: string }
type InField<Happened> = Happened & { currentTarget: HTMLInputElement }

const mostSteps = 50
const start: Cell = { row: 0, column: 0 }

/**
 * The selection, the typed text, the faults and the undo steps of a sheet, and its handlers for keys, mouse and clipboard. The
 * caller holds the amounts.
 */
export function useSheet({ table, rows, columns, cells, currency, onChange, given }: SheetInput) {
  const read = useReader()
  const words = read(sheetWords)
  const [range, setRange] = useState<Range>(only(start))
  const [draft, setDraft] = useState<Draft>()
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(
    () => new Map(given.map(({ row, column, text, why }) => [`${row} ${column}`, { text, why }])),
  )
  const [past, setPast] = useState<readonly Step[]>([])
  const [announcement, setAnnouncement] = useState('')
  const drawing = useRef(false)

  const size = { rows: rows.length, columns: columns.length }
  const last: Cell = { row: size.rows - 1, column: size.columns - 1 }
  const within = ({ row, column }: Cell): Cell => ({ row: Math.min(row, last.row), column: Math.min(column, last.column) })
  const active = within(range.anchor)
  const end = within(range.end)
  const box = boxOf({ anchor: active, end })
  const shape = [rows, columns].map((axis) => axis.map(({ key }) => key).join(' ')).join('|')
  const step = past.at(-1)
  const canUndo = step?.shape === shape

  const keyOf = ({ row, column }: Cell) => `${rows[row]?.key} ${columns[column]?.key}`
  const refusedAt = (cell: Cell) => refused.get(keyOf(cell))
  const isActive = (cell: Cell) => cell.row === active.row && cell.column === active.column
  const shownAt = (cell: Cell) => refusedAt(cell)?.text ?? priceText(cells[cell.row]?.[cell.column], currency)
  const textAt = (cell: Cell) => (draft && isActive(cell) ? draft.text : shownAt(cell))
  const go = ({ row, column }: Cell) => table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`)?.focus()

  const apply = (edits: readonly Edit[], sentence: string) => {
    if (edits.length === 0) return
    const after = new Map(refused)
    for (const edit of edits) {
      if ('refused' in edit) after.set(keyOf(edit), edit.refused)
      else after.delete(keyOf(edit))
    }
    setPast([...past.slice(1 - mostSteps), { cells, refused, shape }])
    setRefused(after)
    setAnnouncement(sentence)
    onChange(edited(cells, edits))
  }
  const commit = (cell: Cell) => {
    setDraft(undefined)
    if (!draft || draft.text.trim() === shownAt(cell)) return
    const edit = editOf(cell, draft.text, currency)
    apply([edit], 'refused' in edit ? unreadText(read, edit.refused.why, currency) : '')
  }
  const undo = () => {
    if (!step || !canUndo) return setAnnouncement(words.nothingToUndo)
    setPast(past.slice(0, -1))
    setRefused(step.refused)
    setAnnouncement(words.undone)
    onChange(step.cells)
  }
  const fillDown = () => apply(fillingDown(cells, box), words.filled)
  const clear = () => apply(clearing(box), words.cleared({ count: cellsIn(box).length }))
  /** Escape cancels the typed text, then a faulty text, then the selection. Without any of these the key is not handled. */
  const takeBack = () => {
    const refusedValue = refusedAt(active)
    if (!draft && !refusedValue && isOneCell(box)) return false
    if (!draft && refusedValue) setRefused(new Map([...refused].filter(([key]) => key !== keyOf(active))))
    setDraft(undefined)
    setRange(only(active))
    return true
  }
  /** Leaving a cell commits its text. At the edge the text is committed without a move. */
  const leaveFor = (to: Cell | undefined) => {
    if (!to) return false
    if (isActive(to)) commit(to)
    else go(to)
    return true
  }

  const commands: Record<string, () => void> = {
    a: () => setRange({ anchor: start, end: last }),
    d: fillDown,
    z: undo,
  }
  /** Whether the key was handled. */
  const press = ({ key, shiftKey, ctrlKey, metaKey, currentTarget }: InField<KeyboardEvent>): boolean => {
    const far = ctrlKey || metaKey
    if (key === 'Enter') return leaveFor(stepped(active, shiftKey ? 'ArrowUp' : 'ArrowDown', size))
    if (key === 'Tab') return leaveFor(tabbed(active, shiftKey, size))
    if (key === 'Escape') return takeBack()
    if (key === 'F2') {
      setDraft({ text: textAt(active), editing: true })
      currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length)
      return true
    }
    if (draft?.editing) return false
    if (draft) return leaveFor(stepped(active, key, size, far))
    const command = far && !shiftKey ? commands[key.toLowerCase()] : key === 'Delete' ? clear : undefined
    command?.()
    if (command) return true
    if (!shiftKey) return leaveFor(stepped(active, key, size, far))
    const to = stepped(end, key, size, far)
    if (to) setRange({ anchor: active, end: to })
    return to !== undefined
  }

  const copy = (event: ClipboardEvent): boolean => {
    if (draft) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyText(cells, box, currency))
    setAnnouncement(words.copied({ count: cellsIn(box).length }))
    return true
  }
  const paste = (event: ClipboardEvent) => {
    const copied = readCopied(event.clipboardData.getData('text/plain'))
    if (draft && copied.flat().length < 2) return
    event.preventDefault()
    setDraft(undefined)
    const { edits, outside } = pasting(cells, box, copied, currency)
    const unread = edits.filter((edit) => 'refused' in edit).length
    apply(edits, words.pasted({ read: edits.length - unread, refused: unread, outside }))
    const to = edits.at(-1)
    if (to) setRange({ anchor: { row: box.top, column: box.left }, end: { row: to.row, column: to.column } })
  }

  const fieldProps = (cell: Cell) => ({
    value: textAt(cell),
    onChange: ({ currentTarget }: InField<SyntheticEvent>) =>
      setDraft({ text: currentTarget.value, editing: draft?.editing ?? false }),
    onFocus: ({ currentTarget }: InField<SyntheticEvent>) => {
      setRange(only(cell))
      currentTarget.select()
    },
    onBlur: () => commit(cell),
    onKeyDown: (event: InField<KeyboardEvent>) => {
      if (!event.nativeEvent.isComposing && !event.altKey && press(event)) event.preventDefault()
    },
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) clear()
    },
    onPaste: paste,
  })
  const mouseProps = (cell: Cell) => ({
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const isHere = document.activeElement === event.currentTarget.querySelector('input')
      if (isHere && !event.shiftKey) return setDraft({ text: textAt(cell), editing: true })
      event.preventDefault()
      drawing.current = true
      if (event.shiftKey) setRange({ anchor: active, end: cell })
      else go(cell)
    },
    onMouseOver: (event: MouseEvent) => {
      if (drawing.current && event.buttons === 1) setRange({ anchor: active, end: cell })
      else drawing.current = false
    },
  })

  return {
    announcement,
    canUndo,
    undo,
    fillDown,
    go,
    isActive,
    refusedAt,
    isSelected: (cell: Cell) => !isOneCell(box) && isIn(box, cell),
    fieldProps,
    mouseProps,
  }
}
