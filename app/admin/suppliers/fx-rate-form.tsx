import { Form, useNavigation } from 'react-router'
import { fxCurrencies } from '#features/suppliers/fx/fx-rate.ts'
import type { Day } from '#values/dates.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { fxWords } from '../../words/admin/suppliers/fx.ts'

/** What was typed, what is wrong with it, and the units that have to be confirmed. */
export type FxReply = {
  values: Record<string, string>
  errors: Record<string, string>
  confirm?: { units: string; label: string }
}

/** The form of an exchange rate. One far from the newest is confirmed by a tick. */
export function FxRateForm({ reply, today }: { reply: FxReply | undefined; today: Day }) {
  const { form: words, errors: errorTitle } = useWords(fxWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string | undefined> = reply?.values ?? { asOf: today }
  const errors = reply?.errors ?? {}
  return (
    <Form method="post" className="stack" noValidate preventScrollReset>
      <ErrorSummary title={errorTitle} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
      <SelectField
        name="currency"
        label={words.currency}
        error={errors.currency}
        defaultValue={values.currency ?? 'RWF'}
        choices={fxCurrencies.map((one) => ({ value: one, words: one }))}
      />
      <TextField
        name="units"
        label={words.units}
        hint={words.unitsHint}
        error={errors.units}
        defaultValue={values.units}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        required
      />
      {reply?.confirm && (
        <label className="tick">
          <input type="checkbox" name="confirmed" value={reply.confirm.units} />
          <span className="num">{reply.confirm.label}</span>
        </label>
      )}
      <TextField name="asOf" label={words.asOf} error={errors.asOf} type="date" max={today} defaultValue={values.asOf} required />
      <TextField
        name="source"
        label={words.source}
        hint={words.sourceHint}
        error={errors.source}
        defaultValue={values.source}
        maxLength={200}
        required
      />
      <div className="row">
        <button className="btn" type="submit" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : words.save}
        </button>
      </div>
    </Form>
  )
}
