import type { ItemKind } from '#features/trips/price-rule.ts'
import { type ItemSource, mayBeHeld } from '#features/trips/trip-version.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { CheckBox } from './check-box.tsx'

const currencies = Object.keys(currencyDigits) as Currency[]
const rules = ['', 'markup', 'margin', 'sell'] as const

export type ItemFormFacts = {
  kind: ItemKind
  source: ItemSource
  options: readonly { letter: string; name: string }[]
  /** `age`: of who is under 18, on the day of the item. */
  travellers: readonly { position: number; age: number | null }[]
  /** From which age somebody may take part; 0 where everybody may. */
  minimumAge: number
  places: readonly { value: string; words: string }[]
  days: number
}
type Props = { facts: ItemFormFacts; values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> }

/** What an item is called, when and for whom it is, and by which rule it is sold; its cost, where staff type it. */
export function ItemFields({ facts, values, errors }: Props) {
  const formLabels = useWords(tripFormWords)
  const words = formLabels.item
  const { fields } = words
  const { kind, source, options, travellers, minimumAge, places, days } = facts
  const number = (name: string, label: string, most: number, hint?: string) => (
    <TextField
      name={name}
      label={label}
      hint={hint}
      error={errors[name]}
      type="number"
      min={1}
      max={most}
      defaultValue={values[name]}
    />
  )
  const isStay = kind === 'stay'
  const isSold = source === 'service' || source === 'hand'
  return (
    <>
      <div className="grid2">
        <TextField
          name="title"
          label={fields.title}
          error={errors.title}
          defaultValue={values.title}
          maxLength={160}
          required
          wide
        />
        {number('day', fields.day, days)}
        {kind !== 'fee' && number('days', isStay ? fields.nights : fields.days, days)}
        <SelectField
          name="placeId"
          label={fields.place}
          error={errors.placeId}
          defaultValue={values.placeId}
          choices={[{ value: '', words: formLabels.day.noPlace }, ...places]}
        />
        {kind === 'transport' && number('vehicles', fields.vehicles, 60, words.fields.vehiclesHint)}
        {kind === 'transport' && number('kilometres', fields.kilometres, 100_000)}
        {(kind === 'other' || kind === 'meal') && number('quantity', fields.quantity, 100_000)}
        {kind === 'guide' && number('quantity', fields.quantity, 60)}
      </div>
      {source === 'hand' && (
        <div className="grid2">
          <SelectField
            name="currency"
            label={fields.currency}
            error={errors.currency}
            defaultValue={values.currency}
            choices={currencies.map((one) => ({ value: one, words: one }))}
          />
          <TextField
            name="amount"
            label={fields.amount}
            error={errors.amount}
            defaultValue={values.amount}
            inputMode="decimal"
            required
          />
          <TextField
            name="reason"
            label={fields.reason}
            error={errors.reason}
            defaultValue={values.reason}
            maxLength={300}
            required
            wide
          />
        </div>
      )}
      {options.length > 1 && (
        <fieldset>
          <legend>{words.inOptions}</legend>
          <div className="row">
            {options.map(({ letter, name }) => (
              <CheckBox key={letter} name={`option-${letter}`} values={values}>
                {name}
              </CheckBox>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>{words.who}</legend>
        {minimumAge > 0 && <p className="small muted">{words.fromAge({ age: minimumAge })}</p>}
        <div className="row">
          {travellers.map(({ position, age }) => (
            <CheckBox key={position} name={`who-${position}`} values={values}>
              {age === null ? formLabels.party.position({ position }) : words.whoOfAge({ position, age })}
            </CheckBox>
          ))}
        </div>
      </fieldset>
      {isStay && (
        <fieldset>
          <legend>{words.rooms}</legend>
          <CheckBox name="ownRooms" values={values}>
            {words.ownRooms} <small className="muted">{words.roomsHint}</small>
          </CheckBox>
          <div className="row trip-rooms">
            {travellers.map(({ position }) => (
              <TextField
                key={position}
                name={`room-${position}`}
                label={words.room({ position })}
                defaultValue={values[`room-${position}`]}
                maxLength={10}
              />
            ))}
          </div>
          <CheckBox name="dayUse" values={values}>
            {fields.dayUse}
          </CheckBox>
        </fieldset>
      )}
      <div className="stack">
        {source !== 'own' && (
          <>
            <CheckBox name="optional" values={values}>
              {fields.optional}
            </CheckBox>
            <CheckBox name="ticked" values={values}>
              {fields.ticked}
            </CheckBox>
          </>
        )}
        {isSold && (
          <CheckBox name="abroad" values={values}>
            {fields.abroad}
          </CheckBox>
        )}
        {source === 'service' && (
          <CheckBox name="mayEstimate" values={values}>
            {words.mayEstimate}
          </CheckBox>
        )}
      </div>
      {isSold && kind !== 'flight' && (
        <div className="grid2">
          <SelectField
            name="rule"
            label={words.rule}
            defaultValue={values.rule}
            choices={rules.map((one) => ({ value: one, words: words.rules[one || 'none'] }))}
          />
          <TextField
            name="rule-value"
            label={words.ruleValue}
            error={errors['rule-value']}
            defaultValue={values['rule-value']}
            inputMode="decimal"
          />
          <TextField
            name="rule-reason"
            label={words.ruleReason}
            error={errors['rule-reason']}
            defaultValue={values['rule-reason']}
            maxLength={300}
            wide
          />
        </div>
      )}
      {mayBeHeld(source) && (
        <fieldset>
          <legend>{words.held}</legend>
          <p className="small muted">{words.heldText}</p>
          <div className="grid2">
            <TextField
              name="heldReference"
              label={fields.heldReference}
              error={errors.heldReference}
              defaultValue={values.heldReference}
              maxLength={80}
              autoComplete="off"
            />
            <TextField
              name="heldUntil"
              label={fields.heldUntil}
              error={errors.heldUntil}
              type="date"
              defaultValue={values.heldUntil}
            />
          </div>
        </fieldset>
      )}
      <TextArea name="text" label={fields.text} error={errors.text} defaultValue={values.text} rows={3} />
      <TextArea name="note" label={fields.note} error={errors.note} defaultValue={values.note} rows={2} />
    </>
  )
}
