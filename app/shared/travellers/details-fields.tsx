import type { ReactNode } from 'react'
import { FieldError, fieldId, SelectField, TextField } from '../../ui/field.tsx'
import { detailErrors, otherDetailError, travellerWords } from '../../words/manage-travellers.ts'
import type { FormReply } from '../form-reply.ts'
import type { FoundTraveller } from './find-traveller.server.ts'

const words = travellerWords.form

/** What the visitor and staff read differently. */
type DetailsWording = {
  /** The text in place of the fields of a name that is given; absent where it may be corrected. */
  namesFixed?: string
  passportExpiresEarly: (day: string) => string
  consent: string
  consentSince: (day: string) => string
}

type Props = { traveller: FoundTraveller; reply: FormReply; wording: DetailsWording }

const sentence = (key: string) => detailErrors[key] ?? otherDetailError

const answerOf = ({ values, errors }: FormReply, name: string) => {
  const key = errors[name]
  return { defaultValue: values[name] ?? '', error: key === undefined ? undefined : sentence(key) }
}

/** The problems of a details form for its summary. */
export const detailProblems = ({ errors }: FormReply) =>
  Object.entries(errors).map(([name, key]) => ({ name, sentence: sentence(key) }))

/** All details of one traveller that a trip may need. Encrypted values are only written here, never shown. */
export function DetailsFields(props: Props) {
  const { traveller, reply } = props
  return (
    <>
      {/* Which details the form showed: what somebody else has changed since is not overwritten. */}
      <input type="hidden" name="seen" value={reply.values.seen ?? traveller.version} />
      <Names {...props} />
      {traveller.passport.needed && <Passport {...props} />}
      <GoodToKnow traveller={traveller} reply={reply} />
      <Sensitive {...props} />
    </>
  )
}

function Names({ traveller: { named, pricedAge, today }, reply, wording: { namesFixed } }: Props) {
  if (named && namesFixed) return <p className="muted part">{namesFixed}</p>
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

function Passport({ traveller: { passport, countries, today }, reply, wording }: Props) {
  const hint = passport.early ? wording.passportExpiresEarly(passport.until) : words.passportExpiryHint(passport.until)
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
        hint={passport.stored ?? undefined}
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
      {passport.stored && <DeleteBox what="passport" label={words.removePassport} />}
    </Part>
  )
}

function GoodToKnow({ traveller: { has, rooms }, reply }: Pick<Props, 'traveller' | 'reply'>) {
  return (
    <Part title={words.more}>
      <TextField name="diet" label={words.diet} hint={words.dietHint} {...answerOf(reply, 'diet')} />
      {rooms && <TextField name="room" label={words.room} hint={words.roomHint} {...answerOf(reply, 'room')} />}
      <TextField
        name="emergencyContact"
        label={words.emergency}
        hint={has.emergency ? words.stored : words.emergencyHint}
        {...answerOf(reply, 'emergencyContact')}
      />
      {has.diet && <DeleteBox what="diet" label={words.remove('food')} />}
      {rooms && has.room && <DeleteBox what="room" label={words.remove('the room')} />}
      {has.emergency && <DeleteBox what="emergency" label={words.remove('the emergency')} />}
    </Part>
  )
}

function Sensitive({ traveller: { has, consentVersion, consentSince }, reply, wording }: Props) {
  const { error } = answerOf(reply, 'consent')
  return (
    <Part title={words.sensitive} text={words.sensitiveText}>
      <TextField
        name="health"
        label={words.health}
        hint={has.health ? words.stored : words.healthHint}
        {...answerOf(reply, 'health')}
      />
      <TextField
        name="faith"
        label={words.faith}
        hint={has.faith ? words.stored : words.faithHint}
        {...answerOf(reply, 'faith')}
      />
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
          <span>{wording.consent}</span>
        </label>
        {consentSince && <p className="ui small muted">{wording.consentSince(consentSince)}</p>}
      </div>
      {has.health && <DeleteBox what="health" label={words.remove('health')} />}
      {has.faith && <DeleteBox what="faith" label={words.remove('faith')} />}
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
    <input type="checkbox" name={`remove.${what}`} />
    <span>{label}</span>
  </label>
)
