import { Form } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { emailAdminWords } from '../../words/admin/emails.ts'
import type { loadChoices } from './load-choices.server.ts'

type Props = {
  choices: Awaited<ReturnType<typeof loadChoices>>
  wrong: 'booking' | 'enquiry' | 'to' | undefined
  typed: string
  /** The template that the email begins from, carried along. */
  template: string | undefined
}

/** To whom: one person by a reference or an address, everybody on a departure, or the bookings of a choice. */
export function ChooseRecipients({ choices, wrong, typed, template }: Props) {
  const words = useWords(emailAdminWords).compose
  const error = (name: 'booking' | 'enquiry' | 'to') => (wrong === name ? words.wrong[name] : undefined)
  const carried = template && <input type="hidden" name="template" value={template} />
  const any = (word: string) => ({ value: '', words: word })
  const one = (name: 'booking' | 'enquiry' | 'to', label: string, type: string) => (
    <Form method="get" className="pane find-one" noValidate>
      {carried}
      <TextField
        name={name}
        type={type}
        label={label}
        error={error(name)}
        defaultValue={wrong === name ? typed : undefined}
        autoComplete="off"
      />
      <button className="btn line" type="submit">
        {words.choose}
        <span className="visually-hidden">: {label}</span>
      </button>
    </Form>
  )
  return (
    <div className="choose-whom">
      {one('booking', words.reference, 'text')}
      {one('enquiry', words.enquiry, 'text')}
      {one('to', words.address, 'email')}
      {choices.departures.length > 0 && (
        <Form method="get" className="pane find-one">
          {carried}
          <SelectField name="departure" label={words.departure} choices={choices.departures} />
          <button className="btn line" type="submit">
            {words.list}
            <span className="visually-hidden">: {words.departure}</span>
          </button>
        </Form>
      )}
      <Form method="get" className="pane stack">
        <h2>{words.bookings}</h2>
        {carried}
        <input type="hidden" name="list" value="bookings" />
        <div className="choose-fields">
          <SelectField
            name="state"
            label={words.state}
            choices={[any(words.anyState), ...choices.states]}
            defaultValue="confirmed"
          />
          <SelectField name="package" label={words.package} choices={[any(words.anyPackage), ...choices.packages]} />
          <TextField name="from" type="date" label={words.from} />
          <TextField name="until" type="date" label={words.until} />
        </div>
        <div className="row">
          <button className="btn line" type="submit">
            {words.list}
            <span className="visually-hidden">: {words.bookings}</span>
          </button>
        </div>
      </Form>
    </div>
  )
}
