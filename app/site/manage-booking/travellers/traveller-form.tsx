import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormReply } from '../../../shared/form-reply.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FieldError, fieldId, SelectField, TextField } from '../../../ui/field.tsx'
import { bookingWords } from '../../../words/booking.ts'
import { detailErrors, travellerWords } from '../../../words/manage-travellers.ts'
import { BusyButton } from '../../busy-button.tsx'
import { useSite } from '../../site-data.ts'
import type { FoundTraveller } from './find-traveller.server.ts'

const words = travellerWords.form

type Props = { traveller: FoundTraveller; reply: FormReply }

const sentence = (key: string) => detailErrors[key] ?? bookingWords.problems(1)

const answerOf = ({ values, errors }: FormReply, name: string) => {
  const key = errors[name]
  return { defaultValue: values[name] ?? '', error: key === undefined ? undefined : sentence(key) }
}

/** All details of one traveller that a trip may need. Encrypted values are only written here, never shown. */
export function TravellerForm({ traveller, reply }: Props) {
  const problems = Object.entries(reply.errors).map(([name, key]) => ({ name, sentence: sentence(key) }))
  return (
    <Form method="post" noValidate autoComplete="off">
      {traveller.missing && <p className="lede muted">{traveller.missing}</p>}
      <ErrorSummary title={bookingWords.problems(problems.length)} problems={problems} />
      <Names traveller={traveller} reply={reply} />
      {traveller.passport.asked && <Passport traveller={traveller} reply={reply} />}
      <GoodToKnow traveller={traveller} reply={reply} />
      <Sensitive traveller={traveller} reply={reply} />
      <p className="part">
        <BusyButton>{words.save}</BusyButton>
      </p>
    </Form>
  )
}

function Names({ traveller: { named, pricedAge, today }, reply }: Props) {
  if (named) return <p className="muted part">{words.namesKept}</p>
  return (
    <Part title={words.names}>
      <TextField name="firstNames" label={words.firstNames} {...answerOf(reply, 'firstNames')} />
      <TextField name="familyName" label={words.familyName} {...answerOf(reply, 'familyName')} />
      <TextField
        name="bornOn"
        label={words.bornOn}
        hint={words.bornOnHint(pricedAge)}
        type="date"
        min="1900-01-01"
        max={today}
        {...answerOf(reply, 'bornOn')}
      />
    </Part>
  )
}

function Passport({ traveller: { passport, countries, today }, reply }: Props) {
  const hint = passport.early ? words.expiresEarly(passport.until) : words.passportExpiryHint(passport.until)
  return (
    <Part title={words.passport} text={words.passportText}>
      <SelectField
        name="nationality"
        label={words.nationality}
        choices={[{ value: '', words: words.choose }, ...countries]}
        {...answerOf(reply, 'nationality')}
      />
      <TextField name="passportName" label={words.passportName} {...answerOf(reply, 'passportName')} />
      <TextField
        name="passportNumber"
        label={words.passportNumber}
        hint={passport.kept ?? undefined}
        spellCheck={false}
        autoCapitalize="characters"
        {...answerOf(reply, 'passportNumber')}
      />
      <TextField
        name="passportExpiresOn"
        label={words.passportExpiry}
        hint={hint}
        type="date"
        min={today}
        {...answerOf(reply, 'passportExpiresOn')}
      />
      {passport.kept && <DeleteBox what="passport" label={words.removePassport} />}
    </Part>
  )
}

function GoodToKnow({ traveller: { has, rooms }, reply }: Props) {
  return (
    <Part title={words.more}>
      <TextField name="diet" label={words.diet} hint={words.dietHint} {...answerOf(reply, 'diet')} />
      {rooms && <TextField name="room" label={words.room} hint={words.roomHint} {...answerOf(reply, 'room')} />}
      <TextField
        name="emergencyContact"
        label={words.emergency}
        hint={has.emergency ? words.kept : words.emergencyHint}
        {...answerOf(reply, 'emergencyContact')}
      />
      {has.diet && <DeleteBox what="diet" label={words.forget('food')} />}
      {rooms && has.room && <DeleteBox what="room" label={words.forget('the room')} />}
      {has.emergency && <DeleteBox what="emergency" label={words.forget('the emergency')} />}
    </Part>
  )
}

function Sensitive({ traveller: { has, consentVersion, consentSince }, reply }: Props) {
  const company = useSite()?.company.name ?? ''
  const { error } = answerOf(reply, 'consent')
  return (
    <Part title={words.sensitive} text={words.sensitiveText}>
      <TextField
        name="health"
        label={words.health}
        hint={has.health ? words.kept : words.healthHint}
        {...answerOf(reply, 'health')}
      />
      <TextField name="faith" label={words.faith} hint={has.faith ? words.kept : words.faithHint} {...answerOf(reply, 'faith')} />
      <div className="span2">
        <FieldError name="consent" error={error} />
        <label className="tick">
          <input
            type="checkbox"
            name="consent"
            id={fieldId('consent')}
            value={consentVersion}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${fieldId('consent')}-error`}
          />
          <span>{words.consentAs(company)}</span>
        </label>
        {consentSince && <p className="ui small muted">{words.consentSince(consentSince)}</p>}
      </div>
      {has.health && <DeleteBox what="health" label={words.forget('health')} />}
      {has.faith && <DeleteBox what="faith" label={words.forget('faith')} />}
    </Part>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="part">
      <legend className="legend large">{title}</legend>
      {text && <p className="muted">{text}</p>}
      <div className="grid2">{children}</div>
    </fieldset>
  )
}

const DeleteBox = ({ what, label }: { what: string; label: string }) => (
  <label className="tick span2">
    <input type="checkbox" name={`forget.${what}`} />
    <span>{label}</span>
  </label>
)
