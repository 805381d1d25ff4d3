import { Form, useNavigation } from 'react-router'
import { accessories, depositMethods } from '#features/roster/handovers/handover.ts'
import { useWords } from '../../../languages/use-words.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FieldError, fieldId, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { Ticks } from '../../crew/member-fields.tsx'
import { DifferenceList } from './difference-list.tsx'
import { FuelGauge } from './fuel-gauge.tsx'
import type { HandoverReply } from './handover-action.server.ts'
import type { HandoverView, VehicleView } from './load-handover.server.ts'
import { MarkFields } from './mark-fields.tsx'

type Props = {
  hire: HandoverView
  vehicle: VehicleView
  reply: HandoverReply | undefined
  corrects?: 'out' | 'return' | undefined
}

/** The form of handing a vehicle over, or of taking it back; or that corrects what was recorded of one of these, which it is filled with. */
export function HandoverForm({ hire, vehicle, reply, corrects }: Props) {
  const words = useWords(handoverWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const { id, name, state, out, back } = vehicle
  const isOut = corrects ? corrects === 'out' : state === 'waiting'
  const record = corrects && (isOut ? out : back)
  const before = isOut ? undefined : vehicle.before
  const errors: Readonly<Record<string, string | undefined>> = reply?.errors ?? {}
  const values: Readonly<Record<string, string | undefined>> = reply?.values ??
    record?.fields ?? {
      ...hire.now,
      ...vehicle.known,
      deposit: hire.withDriver ? '' : hire.deposit?.amount,
      ...Object.fromEntries((isOut ? [] : (before?.accessories ?? [])).map((one) => [`accessories.${one}`, 'on'])),
    }
  const field = (of: string, label: string) => ({ name: of, label, error: errors[of], defaultValue: values[of] })
  return (
    <Form method="post" className="stack" noValidate preventScrollReset>
      <ErrorSummary
        title={words.errors}
        problems={Object.entries(reply?.errors ?? {}).map(([of, sentence]) => ({ name: of, sentence }))}
      />
      <input type="hidden" name="assignment" value={id} />
      {record && <input type="hidden" name="version" value={record.version} />}
      <div className="grid2">
        <TextField {...field('day', words.day)} type="date" />
        <TextField {...field('time', words.time)} type="time" />
        <TextField
          {...field('kilometres', words.kilometres)}
          hint={before?.kilometres ?? words.kilometresHint}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <FuelGauge value={values.fuel} hint={before?.fuel} error={errors.fuel} />
      <MarkFields
        values={values}
        errors={errors}
        known={isOut ? [] : (out?.marks ?? [])}
        isFilled={!record && 'marks[0].x' in vehicle.known}
      />
      <Ticks
        name="accessories"
        legend={words.accessories}
        choices={accessories.map((one) => ({ value: one, words: words.accessory[one] }))}
        values={values}
        errors={errors}
      />
      {isOut && (
        <>
          {!hire.withDriver && (
            <div>
              <label className="tick">
                <input
                  id={fieldId('licence')}
                  type="checkbox"
                  name="licence"
                  defaultChecked={values.licence === 'on'}
                  aria-invalid={errors.licence ? true : undefined}
                  aria-describedby={`${fieldId('licence')}-hint${errors.licence ? ` ${fieldId('licence')}-error` : ''}`}
                />
                <span>{words.licence}</span>
              </label>
              <p className="small muted" id={`${fieldId('licence')}-hint`}>
                {words.licenceHint}
              </p>
              <FieldError name="licence" error={errors.licence} />
            </div>
          )}
          <div className="grid2">
            <TextField
              {...field('deposit', words.deposit)}
              hint={hire.deposit && words.depositHint({ money: hire.deposit.money })}
              inputMode="decimal"
              autoComplete="off"
            />
            <SelectField
              {...field('depositMethod', words.depositMethod)}
              choices={[
                { value: '', words: words.noDeposit },
                ...depositMethods.map((value) => ({ value, words: words.depositMethods[value] })),
              ]}
            />
          </div>
        </>
      )}
      <TextField
        {...field('signedBy', isOut ? words.signedBy : words.signedByBack)}
        hint={words.signedByHint}
        autoComplete="off"
        maxLength={120}
      />
      <TextArea {...field('note', words.note)} rows={2} maxLength={400} />
      {corrects && <TextField {...field('reason', words.correctReason)} autoComplete="off" maxLength={400} required />}
      {reply?.differences && (
        <section className="stack" aria-labelledby={`differences-${id}`} role="status">
          <h3 id={`differences-${id}`}>{words.differences}</h3>
          <p>{words.beforeSaving}</p>
          <DifferenceList differences={reply.differences} charges={false} />
        </section>
      )}
      <div className="row wraps">
        {!isOut && !corrects && (
          <button className="btn line" type="submit" name="event" value="compare" aria-label={words.compareOf({ name })}>
            {words.compare}
          </button>
        )}
        <button
          className="btn"
          type="submit"
          name="event"
          value={corrects ? `correct-${corrects}` : isOut ? 'out' : 'return'}
          aria-disabled={busy}
          aria-label={corrects ? undefined : isOut ? words.handOverOf({ name }) : words.takeBackOf({ name })}
        >
          {busy ? bookingLabels.moves.working : corrects ? words.correctSave : isOut ? words.handOver : words.takeBack}
        </button>
      </div>
    </Form>
  )
}
