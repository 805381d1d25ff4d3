import type { ReactNode } from 'react'
import { bedWishes } from '#features/travellers/rooming.ts'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId, SelectField, TextField } from '../../ui/field.tsx'
import { travellerDetailWords } from '../../words/traveller-details.ts'
import type { FormReply } from '../form-reply.ts'
import type { FoundTraveller } from './find-traveller.server.ts'

type DetailWords = Words<typeof travellerDetailWords.tree>

/** What the visitor and staff read differently. */
type DetailsWording = {
  /** The text in place of the fields of a name that is given; absent where it may be corrected. */
  namesFixed?: string
  passportExpiresEarly: (day: string) => string
  consent: string
  consentSince: (day: string) => string
}

type Props = { traveller: FoundTraveller; reply: FormReply; wording: DetailsWording }

const sentence = (key: string, { errors, otherError }: DetailWords): string =>
  Object.hasOwn(errors, key) ? errors[key as keyof typeof errors] : otherError

/** What a field shows after a refused submission: the value that was typed and its error. */
function useAnswers({ values, errors }: FormReply) {
  const words = useWords(travellerDetailWords)
  return (name: string) => {
    const key = errors[name]
    return { defaultValue: values[name] ?? '', error: key === undefined ? undefined : sentence(key, words) }
  }
}

/** The problems of a details form for its summary. */
export function useDetailProblems({ errors }: FormReply) {
  const words = useWords(travellerDetailWords)
  return Object.entries(errors).map(([name, key]) => ({ name, sentence: sentence(key, words) }))
}

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
  const words = useWords(travellerDetailWords)
  const answerOf = useAnswers(reply)
  if (named && namesFixed) return <p className="muted part">{namesFixed}</p>
  return (
    <Part title={words.names}>
      <TextField name="firstNames" label={words.firstNames} {...answerOf('firstNames')} />
      <TextField name="familyName" label={words.familyName} {...answerOf('familyName')} />
      <TextField
        name="bornOn"
        label={words.bornOn}
        hint={pricedAge < 18 ? words.pricedAs.child({ age: pricedAge }) : words.pricedAs.adult}
        type="date"
        min="1900-01-01"
        max={today}
        {...answerOf('bornOn')}
      />
    </Part>
  )
}

function Passport({ traveller: { passport, countries, today }, reply, wording }: Props) {
  const words = useWords(travellerDetailWords)
  const answerOf = useAnswers(reply)
  const hint = passport.early ? wording.passportExpiresEarly(passport.until) : words.passportExpiryHint({ day: passport.until })
  return (
    <Part title={words.passport} text={words.passportText}>
      <SelectField
        name="nationality"
        label={words.nationality}
        choices={[{ value: '', words: words.choose }, ...countries]}
        {...answerOf('nationality')}
      />
      <TextField name="passportName" label={words.passportName} {...answerOf('passportName')} />
      <TextField
        name="passportNumber"
        label={words.passportNumber}
        hint={passport.stored ?? undefined}
        spellCheck={false}
        autoCapitalize="characters"
        {...answerOf('passportNumber')}
      />
      <TextField
        name="passportExpiresOn"
        label={words.passportExpiry}
        hint={hint}
        type="date"
        min={today}
        {...answerOf('passportExpiresOn')}
      />
      {passport.stored && <DeleteBox what="passport" label={words.remove.passport} />}
    </Part>
  )
}

function GoodToKnow({ traveller: { has, rooms, groups }, reply }: Pick<Props, 'traveller' | 'reply'>) {
  const words = useWords(travellerDetailWords)
  const answerOf = useAnswers(reply)
  return (
    <Part title={words.more}>
      <TextField name="diet" label={words.diet} hint={words.dietHint} {...answerOf('diet')} />
      <TextField name="access" label={words.access} hint={words.accessHint} {...answerOf('access')} />
      {rooms && (
        <>
          <TextField
            name="room"
            label={words.room}
            hint={words.roomHint}
            list="room-groups"
            autoComplete="off"
            {...answerOf('room')}
          />
          <RoomGroups groups={groups} />
          <SelectField
            name="beds"
            label={words.beds}
            hint={words.bedsHint}
            choices={[{ value: '', words: words.bedsNone }, ...bedWishes.map((value) => ({ value, words: words.bedsOf[value] }))]}
            {...answerOf('beds')}
          />
        </>
      )}
      <TextField
        name="emergencyContact"
        label={words.emergency}
        hint={has.emergency ? words.stored : words.emergencyHint}
        {...answerOf('emergencyContact')}
      />
      {has.diet && <DeleteBox what="diet" label={words.remove.diet} />}
      {has.access && <DeleteBox what="access" label={words.remove.access} />}
      {rooms && has.room && <DeleteBox what="room" label={words.remove.room} />}
      {has.emergency && <DeleteBox what="emergency" label={words.remove.emergency} />}
    </Part>
  )
}

/** The room groups that the party has, offered where one is typed. */
export const RoomGroups = ({ groups }: { groups: readonly string[] }) => (
  <datalist id="room-groups">
    {groups.map((group) => (
      <option key={group} value={group} />
    ))}
  </datalist>
)

function Sensitive({ traveller: { has, consentVersion, consentSince }, reply, wording }: Props) {
  const words = useWords(travellerDetailWords)
  const answerOf = useAnswers(reply)
  const { error } = answerOf('consent')
  return (
    <Part title={words.sensitive} text={words.sensitiveText}>
      <TextField name="health" label={words.health} hint={has.health ? words.stored : words.healthHint} {...answerOf('health')} />
      <TextField name="faith" label={words.faith} hint={has.faith ? words.stored : words.faithHint} {...answerOf('faith')} />
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
      {has.health && <DeleteBox what="health" label={words.remove.health} />}
      {has.faith && <DeleteBox what="faith" label={words.remove.faith} />}
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
