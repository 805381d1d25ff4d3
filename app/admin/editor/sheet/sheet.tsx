import { Fragment, type ReactNode, useId, useRef } from 'react'
import type { Currency } from '#values/money.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { sheetWords } from '../../../words/admin/content/editor-sheet.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { EditorIcon } from '../editor-icon.tsx'
import type { Cells } from './sheet-cells.ts'
import { headSpans } from './sheet-heads.ts'
import type { Cell } from './sheet-range.ts'
import { unreadText } from './unread-text.ts'
import { type GivenText, useSheet } from './use-sheet.ts'

/** `head`: what stands before the row in place of its words. */
type SheetRow = { key: string; words: string; head?: ReactNode; tool?: ReactNode }
/** A column by its heads, from the widest to the narrowest: 'Lodges', 'High season', 'Sharing'. */
type SheetColumn = { key: string; heads: readonly string[] }
/** Warnings about cells. */
type SheetNote = Cell & { sentence: string }

type Props = {
  label: string
  /** What the rows are: 'Group'. */
  corner: string
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  cells: Cells
  /** The saved cells; differences are marked. */
  saved: Cells
  onChange: (cells: Cells) => void
  /** The name of a cell's field. */
  fieldName: (row: string, column: string) => string
  notes: readonly SheetNote[]
  given?: readonly GivenText[]
  /** What the amounts are in: US dollars unless it says otherwise. */
  currency?: Currency
}

/**
 * Amounts in the minor unit of a currency, edited like a spreadsheet: the grid pattern of the ARIA practices, with ranges that are copied to and
 * from Excel, LibreOffice and Google Sheets. Every cell is a field of the form. Without JavaScript it is a plain table of
 * fields.
 */
export function Sheet(props: Props) {
  const read = useReader()
  const words = read(sheetWords)
  const { label, corner, rows, columns, cells, saved, onChange, fieldName, notes, given = [], currency = 'USD' } = props
  const id = useId()
  const inBrowser = useInBrowser()
  const table = useRef<HTMLTableElement>(null)
  const sheet = useSheet({ table, rows, columns, cells, currency, onChange, given })
  const nameOf = ({ row, column }: Cell) => [rows[row]?.words ?? '', ...(columns[column]?.heads ?? [])].join(', ')
  const all = rows.map((_, row) => columns.map((_, column) => ({ row, column })))
  const refusals = all.flat().flatMap((cell) => {
    const refused = sheet.refusedAt(cell)
    return refused
      ? [{ ...cell, sentence: words.refused({ text: refused.text, why: unreadText(read, refused.why, currency) }) }]
      : []
  })

  const drawCell = (cell: Cell) => {
    const { row, column } = cell
    const was = saved[row]?.[column]
    const isRefused = sheet.refusedAt(cell) !== undefined
    const isChanged = was !== cells[row]?.[column]
    const about = [
      ...[...refusals, ...notes].filter((one) => one.row === row && one.column === column).map(({ sentence }) => sentence),
      ...(isChanged
        ? [was === undefined ? words.wasEmpty : words.was({ text: read.format.money({ minor: was, currency }) })]
        : []),
    ].join(' ')
    const aboutId = `${id}-${row}-${column}`
    return (
      <td
        key={columns[column]?.key}
        {...(inBrowser && { role: 'gridcell', 'aria-selected': sheet.isSelected(cell) })}
        className={[isRefused ? 'refused' : about && !isChanged && 'doubt', isChanged && 'changed'].filter(Boolean).join(' ')}
        title={about || undefined}
        {...sheet.mouseProps(cell)}
      >
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={fieldName(rows[row]?.key ?? '', columns[column]?.key ?? '')}
          data-cell={`${row}-${column}`}
          aria-label={nameOf(cell)}
          aria-invalid={isRefused || undefined}
          aria-describedby={about ? aboutId : undefined}
          tabIndex={inBrowser && !sheet.isActive(cell) ? -1 : undefined}
          {...sheet.fieldProps(cell)}
        />
        {about && (
          <span className="visually-hidden" id={aboutId}>
            {about}
          </span>
        )}
      </td>
    )
  }

  const levels = headSpans(columns.map(({ heads }) => heads))
  return (
    <div className="sheet">
      {inBrowser && (
        <div className="row sheet-tools">
          <button type="button" className="btn line sm" onClick={sheet.fillDown}>
            {words.fillDown}
          </button>
          <button type="button" className="btn line sm" onClick={sheet.undo} aria-disabled={!sheet.canUndo}>
            <EditorIcon name="undo" /> {words.undo}
          </button>
          <details className="fold">
            <summary>{words.keys}</summary>
            <dl className="kv">
              {Object.values(words.keyList).map(({ keys, does }) => (
                <Fragment key={keys}>
                  <dt>{keys}</dt>
                  <dd>{does}</dd>
                </Fragment>
              ))}
            </dl>
          </details>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {sheet.announcement}
      </p>
      <div className="scroll">
        <table ref={table} aria-label={label} {...(inBrowser && { role: 'grid', 'aria-multiselectable': true })}>
          <thead>
            {levels.map((level, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level of heads is known by its depth
              <tr key={depth}>
                {depth === 0 && (
                  <th scope="col" rowSpan={levels.length}>
                    {corner}
                  </th>
                )}
                {level.map(({ words: head, span, from }) => (
                  <th key={from} scope={span > 1 ? 'colgroup' : 'col'} colSpan={span}>
                    {head}
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {rows.map(({ key, words: name, head = name, tool }, row) => (
              <tr key={key}>
                <th scope="row">
                  <span>
                    {head}
                    {tool}
                  </span>
                </th>
                {all[row]?.map(drawCell)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Remarks remarks={refusals} bad nameOf={nameOf} go={sheet.go} />
      <Remarks remarks={notes} nameOf={nameOf} go={sheet.go} />
    </div>
  )
}

type RemarksProps = { remarks: readonly SheetNote[]; bad?: boolean; nameOf: (cell: Cell) => string; go: (cell: Cell) => void }

/** The most problems that are listed; the rest are counted. */
const mostRemarks = 8

/** Errors and warnings, each with a link to its cell. */
function Remarks({ remarks, bad = false, nameOf, go }: RemarksProps) {
  const words = useWords(sheetWords)
  if (remarks.length === 0) return null
  return (
    <div className={bad ? 'note bad' : 'note'}>
      <b>
        {bad
          ? words.unreadCount({ count: remarks.length })
          : words.doubtCount({ count: new Set(remarks.map(({ row, column }) => `${row}-${column}`)).size })}
      </b>
      <ul>
        {remarks.slice(0, mostRemarks).map(({ row, column, sentence }) => (
          <li key={`${row}-${column} ${sentence}`}>
            <button type="button" className="as-link" onClick={() => go({ row, column })}>
              {nameOf({ row, column })}
            </button>{' '}
            {sentence}
          </li>
        ))}
        {remarks.length > mostRemarks && <li>{words.more({ count: remarks.length - mostRemarks })}</li>}
      </ul>
    </div>
  )
}
