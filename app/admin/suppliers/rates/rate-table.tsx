import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { type SeasonRow, tableField } from '#features/suppliers/rates/rate-table.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { Sheet } from '../../editor/sheet/sheet.tsx'
import type { Cells } from '../../editor/sheet/sheet-cells.ts'
import { ChildrenTable } from './children-table.tsx'
import type { RatesData } from './load-rates.server.ts'
import { PlanTable } from './plan-table.tsx'
import type { TableReply } from './rates-action.server.ts'
import { SeasonHead, seasonName } from './season-head.tsx'

const noTexts: SeasonRow['texts'] = {
  from: '',
  to: '',
  weekdays: '',
  residency: '',
  party_from: '',
  party_to: '',
  nights_from: '',
  nights_to: '',
}
/** A season that is being added; its key is one that no other row has. */
function freshRow(rows: readonly SeasonRow[]): SeasonRow {
  const last = Math.max(0, ...rows.map(({ key }) => Number(/^n(\d+)$/.exec(key)?.[1] ?? 0)))
  return { key: `n${last + 1}`, scope: undefined, texts: noTexts, amounts: {}, children: {} }
}

type Props = { data: RatesData; reply: TableReply | undefined }

/**
 * The rates of a contract, worked like a spreadsheet: seasons down, the amounts of its services across. Without JavaScript it is a table
 * of fields with one empty season.
 */
export function RateTable({ data, reply }: Props) {
  const read = useReader()
  const words = read(ratesWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { contract, columns, seen } = data
  const inBrowser = useInBrowser()
  const busy = useNavigation().state !== 'idle'
  const [rows, setRows] = useState<readonly SeasonRow[]>(reply?.rows ?? data.rows)
  const isActive = contract.state === 'active'
  const faults = new Map((reply?.faults ?? []).map(({ field, sentence }) => [field, sentence]))
  const shown = inBrowser && rows.length > 0 ? rows : [...rows, freshRow(rows)]
  const change = (key: string, to: Partial<SeasonRow>) => setRows(shown.map((row) => (row.key === key ? { ...row, ...to } : row)))
  const saved = new Map(data.rows.map((row) => [row.scope, row.amounts]))
  const cellsOf = (amountsOf: (row: SeasonRow) => SeasonRow['amounts'] | undefined): Cells =>
    shown.map((row) => columns.map(({ key }) => amountsOf(row)?.[key]))
  const setCells = (cells: Cells) =>
    setRows(
      shown.map((row, at) => {
        const amounts = columns.flatMap(({ key }, column) => {
          const amount = cells[at]?.[column]
          return amount === undefined ? [] : [[key, amount] as const]
        })
        return { ...row, amounts: Object.fromEntries(amounts) }
      }),
    )
  const notes = shown.flatMap((row, at) =>
    columns.flatMap(({ key }, column) => {
      const sentence = faults.get(tableField(row.key, key))
      return sentence ? [{ row: at, column, sentence }] : []
    }),
  )
  const cellFields = new Set(shown.flatMap((row) => columns.map(({ key }) => tableField(row.key, key))))
  const problems = [...faults].filter(([name]) => !cellFields.has(name)).map(([name, sentence]) => ({ name, sentence }))
  const mayKeep = reply?.plan && reply.plan.faulty === 0 && reply.plan.changes > 0
  return (
    <Form method="post" className="stack" noValidate preventScrollReset>
      <input type="hidden" name="seen" value={seen} />
      {reply?.sentence && problems.length === 0 && (
        <p className="note bad" role="alert">
          {reply.sentence}
        </p>
      )}
      <ErrorSummary title={reply?.sentence ?? ''} problems={problems} />
      <Sheet
        label={words.title}
        corner={words.season}
        currency={contract.currency}
        rows={shown.map((row) => ({
          key: row.key,
          words: seasonName(read, row),
          head: (
            <SeasonHead
              row={row}
              isOpen={!isActive || row.scope === undefined}
              faults={new Set(faults.keys())}
              onChange={(texts) => change(row.key, { texts })}
              onRemove={
                inBrowser && row.scope === undefined && shown.length > 1
                  ? () => setRows(shown.filter(({ key }) => key !== row.key))
                  : undefined
              }
            />
          ),
        }))}
        columns={columns}
        cells={cellsOf((row) => row.amounts)}
        saved={cellsOf((row) => saved.get(row.scope))}
        onChange={setCells}
        fieldName={tableField}
        given={reply?.unread ?? []}
        notes={notes}
      />
      <ChildrenTable data={data} rows={shown} faults={faults} onChange={change} />
      {reply?.plan && (
        <>
          <PlanTable plan={reply.plan} />
          <input type="hidden" name="stamp" value={reply.plan.stamp} />
        </>
      )}
      <div className="row wraps">
        <button className={mayKeep ? 'btn line' : 'btn'} type="submit" name="event" value="save" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : isActive ? words.look : words.save}
        </button>
        {mayKeep && (
          <button className="btn" type="submit" name="event" value="keep" aria-disabled={busy}>
            {words.keep}
          </button>
        )}
        {inBrowser && (
          <button type="button" className="btn line" onClick={() => setRows([...shown, freshRow(shown)])}>
            {words.add}
          </button>
        )}
      </div>
    </Form>
  )
}
