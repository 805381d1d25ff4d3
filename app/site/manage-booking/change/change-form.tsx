import { Form } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { NumberField } from '../../../shared/booking/choice-fields.tsx'
import { answerOf, problemsOf } from '../../../shared/booking/form-answers.ts'
import { PickUpFields } from '../../../shared/booking/pick-up-fields.tsx'
import type { FormReply } from '../../../shared/form-reply.ts'
import { ProblemSummary } from '../../../shared/problem-summary.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { changeWords } from '../../../words/manage-change.ts'
import { BusyButton } from '../../busy-button.tsx'
import { ExtraFields } from '../../extra-fields.tsx'
import { ChangeParty } from './change-party.tsx'
import { ChangeRooms } from './change-rooms.tsx'
import type { ChangeChoices } from './load-change.server.ts'

type Props = { choices: ChangeChoices; reply: FormReply }

/** The form of a change: date, party, beds, rooms and extras, as far as the kind of booking has them. */
export function ChangeForm({ choices, reply }: Props) {
  const words = useWords(changeWords)
  const problems = problemsOf(reply)
  return (
    <Form method="post" noValidate>
      <p className="lede muted">{words.lede}</p>
      <ProblemSummary problems={problems} />
      <input type="hidden" name="intent" value="look" />
      <fieldset className="part">
        <legend className="legend large">{words.date}</legend>
        {choices.fixed ? <Fixed choices={choices} reply={reply} /> : <Dates choices={choices} reply={reply} />}
      </fieldset>
      {choices.kind === 'hire' && <Cars choices={choices} reply={reply} />}
      {choices.hasDriver && <PickUpFields reply={reply} />}
      {choices.kind === 'stay' && <ChangeRooms choices={choices} reply={reply} />}
      {choices.kind !== 'hire' && choices.kind !== 'stay' && (
        <>
          <ChangeParty choices={choices} reply={reply} />
          <Beds choices={choices} reply={reply} />
        </>
      )}
      <ExtraFields extras={choices.extras} reply={reply} />
      <p className="part">
        <BusyButton>{words.look}</BusyButton>
      </p>
    </Form>
  )
}

const dateFields = ['departure', 'startsOn', 'endsOn', 'fromDay', 'fromTime', 'toDay', 'toTime']

/** The date where it cannot be changed any more: it is sent unchanged. */
function Fixed({ choices, reply }: Props) {
  return (
    <>
      <p className="muted">{choices.fixed}</p>
      {dateFields.map((name) => {
        const value = reply.values[name] ?? choices.values[name as keyof typeof choices.values]
        return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
    </>
  )
}

function Dates({ choices: { kind, departures, from, to }, reply }: Props) {
  const words = useWords(changeWords)
  const day = (name: string, label: string) => (
    <TextField name={name} label={label} type="date" min={from} max={to} {...answerOf(reply, name)} />
  )
  const time = (name: string, label: string) => <TextField name={name} label={label} type="time" {...answerOf(reply, name)} />
  if (kind === 'departure')
    return <SelectField name="departure" label={words.departure} choices={departures} {...answerOf(reply, 'departure')} />
  return (
    <div className="grid2">
      {kind === 'hire' ? (
        <>
          {day('fromDay', words.from)}
          {time('fromTime', words.fromTime)}
          {day('toDay', words.to)}
          {time('toTime', words.toTime)}
        </>
      ) : (
        <>
          {day('startsOn', kind === 'stay' ? words.arrive : words.startsOn)}
          {kind === 'stay' && day('endsOn', words.leave)}
        </>
      )}
    </div>
  )
}

function Cars({ choices: { mostVehicles, most }, reply }: Props) {
  const words = useWords(changeWords)
  return (
    <div className="grid2 part">
      <NumberField name="vehicles" label={words.vehicles} least={1} most={mostVehicles} reply={reply} />
      <NumberField name="travellers" label={words.riders} least={1} most={most} reply={reply} />
    </div>
  )
}

function Beds({ choices: { comforts, most }, reply }: Props) {
  const words = useWords(changeWords)
  const { error } = answerOf(reply, 'comfort')
  return (
    <fieldset className="part">
      <legend className="legend large">{words.beds}</legend>
      {error && <p className="msg">{error}</p>}
      <div className="choices">
        {comforts.map(({ comfort, name, note }) => (
          <label className="choice" key={comfort}>
            <input type="radio" name="comfort" value={comfort} defaultChecked={reply.values.comfort === comfort} />
            <b>{name}</b>
            <span>{note}</span>
          </label>
        ))}
      </div>
      <div className="grid2 part">
        <NumberField name="singleRooms" label={words.single} least={0} most={most} reply={reply} />
      </div>
    </fieldset>
  )
}
