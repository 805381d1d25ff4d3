import { Form, Link } from 'react-router'
import { residencies } from '#features/places/visitor-fee.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { amendAdminWords } from '../../../words/admin/bookings/amend.ts'
import { orderAdminWords } from '../../../words/admin/bookings/order.ts'
import { DiscountCodeField } from '../discount-code-field.tsx'
import type { AmendFields } from './amend-fields.ts'

/** The form of an amendment. It changes nothing: its answer is the difference, at an address of its own. */
export function AmendForm({ id, fields }: { id: string; fields: AmendFields }) {
  const words = useWords(amendAdminWords)
  return (
    <Form method="get" className="pane stack" preventScrollReset>
      <input type="hidden" name="look" value="1" />
      {fields.takesApart && <input type="hidden" name="apart" value="1" />}
      <Dates fields={fields} />
      {fields.beds && (
        <div className="grid2">
          <SelectField name="comfort" label={words.comfort} defaultValue={fields.beds.comfort} choices={fields.beds.comforts} />
          <TextField
            name="singleRooms"
            label={words.alone}
            type="number"
            min={0}
            max={60}
            defaultValue={fields.beds.singleRooms}
          />
        </div>
      )}
      {fields.rooms.map(({ value, choices }, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are known by their place alone
          key={index}
          name={`room-${index}`}
          label={words.room({ position: index + 1 })}
          defaultValue={value}
          choices={choices}
        />
      ))}
      {fields.people && <People people={fields.people} newcomers={fields.newcomers} />}
      {fields.extras.length > 0 && (
        <fieldset className="stack">
          <legend className="legend">{words.extras}</legend>
          <div className="grid2">
            {fields.extras.map(({ id: extra, name, most, quantity }) => (
              <TextField
                key={extra}
                name={`extra-${extra}`}
                label={name}
                type="number"
                min={0}
                max={most}
                defaultValue={quantity}
              />
            ))}
          </div>
        </fieldset>
      )}
      <DiscountCodeField label={words.code} hint={words.codeHint} defaultValue={fields.code} />
      <div className="row">
        <button className="btn line" type="submit">
          {words.look}
        </button>
        <Link to={`/admin/bookings/${id}`}>{words.back}</Link>
      </div>
    </Form>
  )
}

function Dates({ fields: { departure, startsOn, endsOn, hire } }: { fields: AmendFields }) {
  const words = useWords(amendAdminWords)
  return (
    <>
      {departure && (
        <SelectField name="departure" label={words.departure} defaultValue={departure.value} choices={departure.choices} />
      )}
      {startsOn && (
        <div className="grid2">
          <TextField name="startsOn" label={words.startsOn} type="date" defaultValue={startsOn} required />
          {endsOn && <TextField name="endsOn" label={words.endsOn} type="date" defaultValue={endsOn} required />}
        </div>
      )}
      {hire && (
        <div className="grid2">
          <TextField name="from" label={words.from} type="datetime-local" defaultValue={hire.from} required />
          <TextField name="to" label={words.to} type="datetime-local" defaultValue={hire.to} required />
          <TextField name="vehicles" label={words.vehicles} type="number" min={1} max={60} defaultValue={hire.vehicles} />
        </div>
      )}
    </>
  )
}

type PeopleProps = { people: NonNullable<AmendFields['people']>; newcomers: AmendFields['newcomers'] }

function People({ people, newcomers }: PeopleProps) {
  const orderLabels = useWords(orderAdminWords)
  const words = useWords(amendAdminWords)
  return (
    <>
      <fieldset>
        <legend className="legend">{words.people}</legend>
        <p className="small muted">{words.peopleHint}</p>
        <div className="ticks num">
          {people.map(({ position, name, stays }) => (
            <label key={position} className="tick">
              <input type="checkbox" name="stays" value={position} defaultChecked={stays} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid2">
        <TextField name="adults" label={words.adults} type="number" min={0} max={60} defaultValue={newcomers.adults} />
        <TextField
          name="children"
          label={words.children}
          hint={words.childrenHint}
          autoComplete="off"
          defaultValue={newcomers.children}
        />
      </div>
      <SelectField
        name="residency"
        label={words.residency}
        defaultValue={newcomers.residency}
        choices={residencies.map((value) => ({ value, words: orderLabels.travellers.residencies[value] }))}
      />
    </>
  )
}
