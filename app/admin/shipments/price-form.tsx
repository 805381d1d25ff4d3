import { Form, useNavigation } from 'react-router'
import { mostRows, pieceField, pieceFields } from '#features/freight/freight-question.ts'
import { freightModes } from '#features/freight/lane.ts'
import { lineKinds } from '#features/shipments/price.ts'
import { mostLines } from '#features/shipments/shipment-form.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FieldError, fieldId, SelectField, TextField } from '../../ui/field.tsx'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { freightWords } from '../../words/freight.ts'
import { Pane } from '../components/pane.tsx'
import { ChangedNote } from './changed-note.tsx'
import { GridCell, GridChoice } from './grid-cell.tsx'
import { shipmentError } from './shipment-error.ts'
import type { LoadedShipment } from './shipment-panes.tsx'
import type { ShipmentReply } from './shipment-reply.ts'
import { lineField, rowsOf } from './shipment-values.ts'

type Props = { shipment: LoadedShipment; reply: ShipmentReply | undefined }

/** What goes and for how much; folded away once it was sent. Every row works without JavaScript; what was typed comes back whatever was wrong with it. */
export function PriceForm({ shipment, reply }: Props) {
  const words = useWords(shipmentAdminWords).shipment.form
  if (shipment.state !== 'priced' || reply) return <OpenForm shipment={shipment} reply={reply} />
  return (
    <details className="folded">
      <summary className="btn line">{words.change}</summary>
      <OpenForm shipment={shipment} reply={undefined} />
    </details>
  )
}

function OpenForm({ shipment, reply }: Props) {
  const read = useReader()
  const words = useWords(shipmentAdminWords).shipment.form
  const { modes } = useWords(freightWords)
  const busy = useNavigation().state !== 'idle'
  const values = reply?.values ?? shipment.values
  const errors = reply?.errors ?? {}
  const error = (name: string) => errors[name] && shipmentError(read, errors[name])
  const problems = Object.entries(errors).map(([name, key]) => ({ name, sentence: shipmentError(read, key) }))
  const field = (name: 'origin' | 'destination' | 'goods') => ({
    name,
    label: words[name],
    error: error(name),
    defaultValue: values[name] ?? '',
  })
  return (
    <Pane title={words.title} id="price">
      <div role="alert">{reply?.problem && <ChangedNote problem={reply.problem} />}</div>
      <ErrorSummary title={words.problems({ count: problems.length })} problems={problems} />
      {shipment.state === 'priced' && <p className="note gap">{words.wasSent}</p>}
      <Form method="post" action="?" className="stack" noValidate preventScrollReset>
        <input type="hidden" name="version" value={shipment.version} />
        {/* What Enter presses. */}
        <button className="visually-hidden" type="submit" name="event" value="save" tabIndex={-1} aria-hidden="true">
          {words.save}
        </button>
        <div className="grid2">
          <TextField {...field('origin')} maxLength={120} />
          <TextField {...field('destination')} maxLength={120} />
          <SelectField
            name="mode"
            label={words.mode}
            error={error('mode')}
            defaultValue={values.mode ?? ''}
            choices={[{ value: '', words: words.modeNone }, ...freightModes.map((mode) => ({ value: mode, words: modes[mode] }))]}
          />
          <TextField {...field('goods')} maxLength={200} />
        </div>
        <Pieces values={values} errors={errors} />
        <Lines values={values} errors={errors} />
        <div className="grid2">
          <TextField
            name="validUntil"
            type="date"
            label={words.validUntil}
            hint={words.validHint}
            error={error('validUntil')}
            min={shipment.today}
            defaultValue={values.validUntil ?? ''}
          />
          <div className={error('leftOut') ? 'field err' : 'field'}>
            <label htmlFor={fieldId('leftOut')}>{words.leftOut}</label>
            <textarea
              id={fieldId('leftOut')}
              name="leftOut"
              rows={4}
              maxLength={1000}
              defaultValue={values.leftOut ?? ''}
              aria-describedby={`${fieldId('leftOut')}-hint`}
            />
            <FieldError name="leftOut" error={error('leftOut')} />
            <span className="hint" id={`${fieldId('leftOut')}-hint`}>
              {words.leftOutHint}
            </span>
          </div>
        </div>
        <div className="row">
          <button className="btn" type="submit" name="event" value="look" aria-disabled={busy}>
            {words.look}
          </button>
          <button className="btn line" type="submit" name="event" value="save" aria-disabled={busy}>
            {words.save}
          </button>
        </div>
      </Form>
    </Pane>
  )
}

type Rows = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> }

function Pieces({ values, errors }: Rows) {
  const words = useWords(shipmentAdminWords).shipment.form
  const rows = rowsOf(values, 'pieces', 1)
  return (
    <fieldset className="grid-rows">
      <legend>{words.pieces}</legend>
      <input type="hidden" name="piecesShown" value={rows} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number, and none is ever taken out
        <fieldset className="grid-row of-pieces" aria-label={words.piece({ row: row + 1 })} key={row}>
          {pieceFields.map((one) => (
            <GridCell
              key={one}
              name={pieceField(row, one)}
              label={words.fields[one]}
              first={row === 0}
              values={values}
              errors={errors}
              decimal
            />
          ))}
        </fieldset>
      ))}
      {rows < mostRows && (
        <button className="btn sm line" type="submit" name="event" value="pieces">
          {words.morePieces}
        </button>
      )}
    </fieldset>
  )
}

function Lines({ values, errors }: Rows) {
  const words = useWords(shipmentAdminWords).shipment.form
  const rows = rowsOf(values, 'lines', 4)
  const kinds = lineKinds.map((kind) => ({ value: kind, words: words.lineKinds[kind] }))
  return (
    <fieldset className="grid-rows">
      <legend>{words.price}</legend>
      <p className="hint">{words.priceHint}</p>
      <input type="hidden" name="linesShown" value={rows} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number, and none is ever taken out
        <fieldset className="grid-row of-lines" aria-label={words.line({ row: row + 1 })} key={row}>
          <GridChoice
            name={lineField(row, 'kind')}
            label={words.kind}
            first={row === 0}
            choices={kinds}
            chosen={values[lineField(row, 'kind')] ?? lineKinds[Math.min(row, 2)] ?? 'other'}
          />
          <GridCell name={lineField(row, 'label')} label={words.label} first={row === 0} values={values} errors={errors} />
          <GridCell
            name={lineField(row, 'amount')}
            label={words.amount}
            first={row === 0}
            values={values}
            errors={errors}
            decimal
          />
        </fieldset>
      ))}
      {rows < mostLines && (
        <button className="btn sm line" type="submit" name="event" value="lines">
          {words.more}
        </button>
      )}
    </fieldset>
  )
}
