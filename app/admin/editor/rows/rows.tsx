import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../languages/use-words.ts'
import { fieldId } from '../../../ui/field.tsx'
import { rowsWords } from '../../../words/admin/content/editor-rows.ts'
import { EditorIcon, type EditorIconName } from '../editor-icon.tsx'
import { type Widget, WidgetFrame } from '../widget-frame.tsx'
import { added, copied, moved, removed } from './row-changes.ts'
import { useRowDrag } from './use-row-drag.ts'

/** The props of a row: its value, the path of its fields ('days.2'), its index, and its change handler. */
export type RowOf<Row> = { row: Row; path: string; at: number; change: (row: Row) => void }

type Props<Row> = Widget<readonly Row[]> & {
  /** The name of a row in buttons and announcements: 'Day 2' for the second. */
  rowName: (number: number) => string
  /** The button that adds one: 'Add a day'. */
  add: string
  /** A new row, after the rows that are there. */
  fresh: (rows: readonly Row[]) => Row
  /** Whether a row can be copied. */
  copies?: boolean
  /** Replaces the button that adds one, and makes the row itself. Such rows are ordered by their days. */
  adder?: (add: (row: Row) => void) => ReactNode
  /** The most rows there may be. */
  most?: number
  className?: string
  /** Content above the rows, and below them beside the button that adds one. */
  before?: ReactNode
  children: (row: RowOf<Row>) => ReactNode
}

type Focus = { at: number; on: 'first-field' | 'row' | 'up' | 'down' | 'copy' }

/**
 * Rows that are added, removed, copied and reordered, by buttons, by drag and without JavaScript: every button is a submit
 * named `do` with its action and path (row-changes.ts reads it). A removed row can be restored until the next change.
 */
export function Rows<Row>(props: Props<Row>) {
  const words = useWords(rowsWords)
  const {
    name,
    label,
    value,
    onChange,
    problem,
    hint,
    rowName,
    add,
    fresh,
    copies = false,
    most = 200,
    className,
    before,
    adder,
  } = props
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focus = useRef<Focus>(undefined)
  const [announcement, setAnnouncement] = useState('')
  const [gone, setGone] = useState<{ row: Row; at: number }>()
  const { keys, setKeys } = useRowKeys(value.length)
  const rowsOf = () => [...(list.current?.children ?? [])] as HTMLElement[]

  useEffect(() => {
    const to = focus.current
    focus.current = undefined
    if (!to) return
    const row = rowsOf()[to.at]
    if (!row) return addButton.current?.focus()
    const field = to.on === 'first-field' ? row.querySelector<HTMLElement>('.row-body :is(input, select, textarea)') : undefined
    const button = row.querySelector<HTMLElement>(`[data-row-button="${to.on}"]`)
    ;(field ?? button ?? row).focus()
  })

  const change = (rows: Row[], keysAfter: number[], to: Focus | undefined, sentence: string) => {
    focus.current = to
    setKeys(keysAfter)
    setAnnouncement(sentence)
    setGone(undefined)
    onChange(rows)
  }
  const addRow = (row: Row) =>
    change(
      added(value, row),
      added(keys, freshKey(keys)),
      { at: value.length, on: 'first-field' },
      words.added({ row: rowName(value.length + 1) }),
    )
  const removeRow = (at: number) => {
    const row = value[at]
    change(
      removed(value, at),
      removed(keys, at),
      { at: Math.min(at, value.length - 2), on: 'row' },
      words.removed({ row: rowName(at + 1) }),
    )
    if (row !== undefined) setGone({ row, at })
  }
  const putBack = () => {
    if (!gone) return
    const to = { at: gone.at, on: 'row' } as const
    change(
      added(value, gone.row, gone.at),
      added(keys, freshKey(keys), gone.at),
      to,
      words.restored({ row: rowName(gone.at + 1) }),
    )
  }
  const copyRow = (at: number) =>
    change(
      copied(value, at),
      added(keys, freshKey(keys), at + 1),
      { at: at + 1, on: 'first-field' },
      words.copied({ row: rowName(at + 2) }),
    )
  const moveRow = (from: number, to: number, on: Focus['on']) => {
    if (to < 0 || to >= value.length) return
    change(moved(value, from, to), moved(keys, from, to), { at: to, on }, words.moved({ row: rowName(to + 1) }))
  }
  const { handle, dragState } = useRowDrag(rowsOf, (from, to) => moveRow(from, to, 'row'))

  return (
    <WidgetFrame name={name} label={label} problem={problem} hint={hint} className={className ? `erows ${className}` : 'erows'}>
      {before}
      <ol ref={list}>
        {value.map((row, at) => {
          const called = rowName(at + 1)
          const path = `${name}.${at}`
          return (
            <li key={keys[at]} id={fieldId(path)} tabIndex={-1} aria-label={called} className="erow" data-drag={dragState(at)}>
              {!adder && (
                <>
                  <span className="grip" title={words.drag} aria-hidden="true" {...handle(at)}>
                    <EditorIcon name="grip" />
                  </span>
                  <b className="row-number" aria-hidden="true">
                    {at + 1}
                  </b>
                </>
              )}
              <div className="row-body">
                {props.children({ row, path, at, change: (changed) => onChange(value.with(at, changed)) })}
              </div>
              <div className="row-buttons">
                {!adder && (
                  <>
                    <RowButton
                      icon="up"
                      label={words.up({ row: called })}
                      does={`up ${path}`}
                      idle={at === 0}
                      act={() => moveRow(at, at - 1, 'up')}
                    />
                    <RowButton
                      icon="down"
                      label={words.down({ row: called })}
                      does={`down ${path}`}
                      idle={at === value.length - 1}
                      act={() => moveRow(at, at + 1, 'down')}
                    />
                  </>
                )}
                {copies && value.length < most && (
                  <RowButton icon="copy" label={words.copy({ row: called })} does={`copy ${path}`} act={() => copyRow(at)} />
                )}
                <RowButton
                  icon="remove"
                  label={words.remove({ row: called })}
                  does={`remove ${path}`}
                  act={() => removeRow(at)}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <div className="row said">
        <p role="status" className={gone ? undefined : 'visually-hidden'}>
          {announcement}
        </p>
        {gone && (
          <button type="button" className="btn line sm" onClick={putBack}>
            <EditorIcon name="undo" /> {words.putBack}
          </button>
        )}
      </div>
      {value.length < most && adder?.(addRow)}
      {value.length < most && !adder && (
        <button
          ref={addButton}
          type="submit"
          name="do"
          value={`add ${name}`}
          className="btn line sm"
          onClick={instead(() => addRow(fresh(value)))}
        >
          <EditorIcon name="add" /> {add}
        </button>
      )}
    </WidgetFrame>
  )
}

/** In the browser a button does its work at once. Without JavaScript it sends the form, which does the same. */
const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}

type RowButtonProps = { icon: EditorIconName; label: string; does: string; act: () => void; idle?: boolean }

function RowButton({ icon, label, does, act, idle = false }: RowButtonProps) {
  return (
    <button
      type="submit"
      name="do"
      value={does}
      className="icon-btn"
      data-row-button={icon}
      aria-label={label}
      title={label}
      aria-disabled={idle || undefined}
      onClick={instead(act)}
    >
      <EditorIcon name={icon} />
    </button>
  )
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** A key that no row has. */
const freshKey = (keys: readonly number[]): number => Math.max(-1, ...keys) + 1

/**
 * A key for each row that stays with it as rows are added, removed and moved, so that the row's own state (an open fold, a
 * cursor) moves with it. Who changes the rows sets the keys in the same way. Rows from outside are appended.
 */
function useRowKeys(count: number) {
  const [stored, setKeys] = useState(() => range(0, count))
  const keys = stored.length >= count ? stored.slice(0, count) : [...stored, ...range(freshKey(stored), count - stored.length)]
  return { keys, setKeys }
}
