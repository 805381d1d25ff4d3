import { Link } from 'react-router'
import { residencies } from '#features/places/visitor-fee.ts'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { newTripWords } from '../../words/admin/trips/new-trip.ts'
import { comfortWords } from '../../words/comforts.ts'
import { residencyWords } from '../../words/residencies.ts'
import { useAuth } from '../auth/auth.tsx'
import { FactRows } from '../components/fact-rows.tsx'
import { Pane } from '../components/pane.tsx'
import { CheckBox } from './builder/check-box.tsx'
import type { LoadedNewTrip } from './load-new-trip.server.ts'

/** What a field shows: the value that was typed or is proposed, and its error. */
type FieldOf = (name: string) => { name: string; defaultValue: string; error: string | undefined }
type Enquiry = NonNullable<LoadedNewTrip['enquiry']>

/** For whom: the enquiry of the address, somebody new, or whoever wrote another enquiry. Only the fields of the choice are shown. */
export function CustomerPane({ enquiry, fieldOf }: { enquiry: Enquiry | undefined; fieldOf: FieldOf }) {
  const labels = useWords(newTripWords).customer
  const choices = [
    ...(enquiry ? [{ value: 'this', words: labels.of(enquiry) }] : []),
    { value: 'new', words: labels.new },
    { value: 'known', words: labels.known },
  ]
  return (
    <Pane title={labels.title} className="stack">
      <SelectField label={labels.field} choices={choices} {...fieldOf('customer')} />
      <div className="of-known">
        <TextField
          label={labels.reference}
          hint={labels.referenceHint}
          autoComplete="off"
          maxLength={20}
          {...fieldOf('reference')}
        />
      </div>
      <div className="of-new stack">
        <p className="small muted">{labels.newHint}</p>
        <div className="grid2">
          <TextField label={labels.name} autoComplete="off" maxLength={120} wide {...fieldOf('name')} />
          <TextField
            label={labels.phone}
            hint={labels.phoneHint}
            type="tel"
            autoComplete="off"
            maxLength={30}
            {...fieldOf('phone')}
          />
          <TextField label={labels.email} type="email" autoComplete="off" maxLength={254} {...fieldOf('email')} />
        </div>
        <TextArea label={labels.message} hint={labels.messageHint} rows={3} {...fieldOf('message')} />
      </div>
    </Pane>
  )
}

type PlanProps = { packages: LoadedNewTrip['packages']; values: Readonly<Record<string, string>>; fieldOf: FieldOf }

/** From what: a package with the comforts that become options, or so many empty days. */
export function PlanPane({ packages, values, fieldOf }: PlanProps) {
  const labels = useWords(newTripWords).plan
  const comfortNames = useWords(comfortWords)
  const { error } = fieldOf('comforts')
  return (
    <Pane title={labels.title} className="stack">
      <SelectField
        label={labels.field}
        hint={labels.fieldHint}
        choices={[{ value: '', words: labels.none }, ...packages]}
        {...fieldOf('package')}
      />
      <fieldset className="of-package" id={fieldId('comforts')}>
        <legend className="legend">{labels.comforts}</legend>
        {comforts.map((comfort) => (
          <label key={comfort} className="tick">
            <input type="checkbox" name={`comforts.${comfort}`} defaultChecked={values[`comforts.${comfort}`] === 'on'} />
            <span>{comfortNames[comfort]}</span>
          </label>
        ))}
        <div className={error ? 'field err' : 'field'}>
          <FieldError name="comforts" error={error} />
          <span className="hint">{labels.comfortsHint}</span>
        </div>
      </fieldset>
      <div className="of-days">
        <TextField
          label={labels.days}
          hint={labels.daysHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={60}
          {...fieldOf('days')}
        />
      </div>
    </Pane>
  )
}

/** What a copy takes over of what was made for the customer of the trip that it copies. */
export function TakenOverFields({ values }: Pick<PlanProps, 'values'>) {
  const labels = useWords(newTripWords).takenOver
  return (
    <fieldset className="below">
      <legend className="legend">{labels.title}</legend>
      <CheckBox name="keepProvisional" values={values}>
        {labels.provisional}
      </CheckBox>
      <CheckBox name="keepHandPrices" values={values}>
        {labels.handPrices}
      </CheckBox>
    </fieldset>
  )
}

/** Who travels, as far as it is known. */
export function PartyPane({ fieldOf, freeEvery }: { fieldOf: FieldOf; freeEvery: number }) {
  const words = useWords(newTripWords).party
  const newBookingLabels = useWords(newBookingWords)
  const names = useWords(residencyWords)
  const labels = newBookingLabels.question
  return (
    <Pane title={words.title} className="stack">
      <div className="grid2">
        <TextField
          label={labels.adults}
          hint={freeEvery > 0 ? words.freeLeaders({ every: freeEvery }) : undefined}
          type="number"
          inputMode="numeric"
          min={1}
          max={60}
          {...fieldOf('adults')}
        />
        <TextField label={labels.ages} hint={labels.agesHint} autoComplete="off" {...fieldOf('childAges')} />
      </div>
      <SelectField
        label={labels.residency}
        hint={words.hint}
        choices={residencies.map((value) => ({ value, words: names[value] }))}
        {...fieldOf('residency')}
      />
    </Pane>
  )
}

/** What was written into the enquiry, beside the form that is filled in by it. */
export function WishesPane({ enquiry: { id, details, message } }: { enquiry: Enquiry }) {
  const words = useWords(newTripWords).wishes
  const { may } = useAuth()
  return (
    <Pane title={words.title}>
      {details.length > 0 && <FactRows facts={details} />}
      {message && <p className="said below">{message}</p>}
      {may('enquiries:read') && (
        <p className="below">
          <Link to={`/admin/enquiries/${id}`}>{words.open}</Link>
        </p>
      )}
    </Pane>
  )
}
