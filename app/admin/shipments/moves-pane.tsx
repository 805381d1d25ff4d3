import { Form, useNavigation } from 'react-router'
import { mayMove } from '#features/shipments/shipment.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId, TextField } from '../../ui/field.tsx'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { Pane } from '../components/pane.tsx'
import { ChangedNote } from './changed-note.tsx'
import type { LoadedShipment } from './shipment-panes.tsx'
import type { ShipmentReply } from './shipment-reply.ts'

type Props = { shipment: LoadedShipment; reply: ShipmentReply | undefined }

/** The moves of a shipment that are possible now, by their table. The next one is open. */
export function MovesPane({ shipment, reply }: Props) {
  const words = useWords(shipmentAdminWords).shipment.moves
  const { state } = shipment
  const days = (['accept', 'load', 'deliver'] as const).filter((event) => mayMove(event, state))
  const apart = reply?.problem && !reply.problem.field ? reply.problem : undefined
  return (
    <Pane title={words.title}>
      <div role="alert">{apart && <ChangedNote problem={apart} />}</div>
      {state === 'new' && <p className="muted">{words.toPrice}</p>}
      {state === 'delivered' && <p className="muted">{words.none}</p>}
      {days.map((event) => (
        <DayForm key={event} event={event} shipment={shipment} reply={reply} />
      ))}
      {mayMove('reopen', state) && (
        <Press event="reopen" version={shipment.version}>
          {words.reopen.go}
        </Press>
      )}
      {mayMove('lose', state) && <WordsForm event="lose" shipment={shipment} reply={reply} />}
      <WordsForm event="note" shipment={shipment} reply={reply} />
    </Pane>
  )
}

/** A move without a field: one button. */
export function Press({ event, version, children }: { event: string; version: number; children: string }) {
  return (
    <Form method="post" action="?" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <button className="btn line" type="submit" name="event" value={event}>
        {children}
      </button>
    </Form>
  )
}

type DayProps = Props & { event: 'accept' | 'load' | 'deliver' }

function DayForm({ event, shipment, reply: any }: DayProps) {
  const words = useWords(shipmentAdminWords).shipment.moves
  const busy = useNavigation().state !== 'idle'
  const reply = any?.event === event ? any : undefined
  const labels = words[event]
  const error = (field: string) => (reply?.problem?.field === field ? reply.problem.sentence : undefined)
  return (
    <Form method="post" action="?" className="stack" preventScrollReset noValidate key={shipment.version}>
      <h3 className="minor">{labels.open}</h3>
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="version" value={shipment.version} />
      <TextField
        name="on"
        type="date"
        label={labels.day}
        hint={event === 'load' ? undefined : labels.hint}
        error={error('on')}
        max={shipment.today}
        defaultValue={reply?.values.on ?? shipment.today}
      />
      {event === 'load' && (
        <TextField
          name="expectedOn"
          type="date"
          label={words.load.expected}
          hint={labels.hint}
          error={error('expectedOn')}
          defaultValue={reply?.values.expectedOn ?? ''}
        />
      )}
      <TextField
        name="text"
        label={labels.words}
        error={error('text')}
        defaultValue={reply?.values.text ?? ''}
        maxLength={1000}
      />
      <button className="btn line" type="submit" aria-disabled={busy}>
        {busy ? words.working : labels.go}
      </button>
    </Form>
  )
}

function WordsForm({ event, shipment, reply: any }: Props & { event: 'lose' | 'note' }) {
  const words = useWords(shipmentAdminWords).shipment.moves
  const busy = useNavigation().state !== 'idle'
  const reply = any?.event === event ? any : undefined
  const labels = words[event]
  const error = reply?.problem?.field === 'text' ? reply.problem.sentence : undefined
  const id = fieldId(event)
  return (
    <details className="add" open={reply !== undefined}>
      <summary>{labels.open}</summary>
      <Form method="post" action="?" className="stack" preventScrollReset noValidate key={shipment.version}>
        <input type="hidden" name="event" value={event} />
        <input type="hidden" name="version" value={shipment.version} />
        <div className={error ? 'field err' : 'field'}>
          <label htmlFor={id}>{labels.label}</label>
          <textarea
            id={id}
            name="text"
            rows={3}
            maxLength={1000}
            defaultValue={reply?.values.text ?? ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          />
          <FieldError name={event} error={error} />
          <span className="hint" id={`${id}-hint`}>
            {labels.hint}
          </span>
        </div>
        <button className="btn line" type="submit" aria-disabled={busy}>
          {labels.go}
        </button>
      </Form>
    </details>
  )
}
