import type { ReactNode } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId, SelectField } from '../../ui/field.tsx'
import { hireFieldWords } from '../../words/hire-fields.ts'
import type { FormReply } from '../form-reply.ts'
import { CountField, DayField, NumberField } from './choice-fields.tsx'
import { answerOf } from './form-answers.ts'

/** What a form has to know of the class of cars. */
export type HireTerms = {
  seats: number
  fleet: number
  withDriver: boolean
  /** What it takes to drive oneself; absent where the class is only let with a driver. */
  self: string | undefined
  abroad: { id: string; name: string }[]
  noticeDays: number
  papers: string
}

type Props = {
  reply: FormReply
  terms: HireTerms
  days: { from: string; to: string }
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** When, which car, who drives and where to. */
export function HireFields({ reply, terms, days }: Props) {
  const words = useWords(hireFieldWords)
  return (
    <>
      <fieldset className="part">
        <legend className="legend large">{words.when}</legend>
        <div className="grid2 times">
          <DayField name="fromDay" label={words.fromDay} reply={reply} {...days} />
          <HourField name="fromTime" label={words.fromTime} reply={reply} />
          <DayField name="toDay" label={words.toDay} reply={reply} {...days} />
          <HourField name="toTime" label={words.toTime} reply={reply} />
        </div>
      </fieldset>
      <fieldset className="part">
        <legend className="legend large">{words.car}</legend>
        <div className="grid2">
          <CountField name="vehicles" label={words.vehicles} reply={reply} least={1} most={terms.fleet} />
          <NumberField
            name="travellers"
            label={words.travellers}
            hint={words.seatsEach({ seats: terms.seats })}
            reply={reply}
            least={1}
            most={60}
          />
        </div>
      </fieldset>
      <Drive reply={reply} terms={terms} />
      <Abroad reply={reply} terms={terms} />
    </>
  )
}

function HourField({ name, label, reply }: { name: string; label: string; reply: FormReply }) {
  return (
    <SelectField name={name} label={label} choices={hours.map((value) => ({ value, words: value }))} {...answerOf(reply, name)} />
  )
}

/** A group of radio buttons, with its error above them. */
function Question({ name, legend, reply, children }: { name: string; legend: string; reply: FormReply; children: ReactNode }) {
  const { error } = answerOf(reply, name)
  return (
    <fieldset className="part" id={fieldId(name)} tabIndex={-1} aria-describedby={error && `${fieldId(name)}-error`}>
      <legend className="legend large">{legend}</legend>
      <FieldError name={name} error={error} />
      {children}
    </fieldset>
  )
}

function Drive({ reply, terms }: Pick<Props, 'reply' | 'terms'>) {
  const words = useWords(hireFieldWords)
  const { drive } = reply.values
  return (
    <Question name="drive" legend={words.drive} reply={reply}>
      <div className="choices">
        {terms.withDriver && (
          <label className="choice">
            <input type="radio" name="drive" value="with-driver" defaultChecked={drive === 'with-driver'} />
            <b>{words.withDriver}</b>
            <span>{words.withDriverText}</span>
          </label>
        )}
        {terms.self && (
          <label className="choice">
            <input type="radio" name="drive" value="self" defaultChecked={drive === 'self'} />
            <b>{words.self}</b>
            <span>{terms.self}</span>
          </label>
        )}
      </div>
    </Question>
  )
}

function Abroad({ reply, terms }: Pick<Props, 'reply' | 'terms'>) {
  const words = useWords(hireFieldWords)
  if (terms.abroad.length === 0) return <p className="ui small muted part">{words.stays}</p>
  const { noticeDays: days, papers } = terms
  return (
    <Question name="abroad" legend={words.abroad} reply={reply}>
      <p className="ui small muted">{papers ? words.abroadPapers({ days, papers }) : words.abroadHint({ days })}</p>
      <div className="ticks">
        {terms.abroad.map(({ id, name }) => (
          <label className="tick" key={id}>
            <input type="checkbox" name={`abroad.${id}`} defaultChecked={reply.values[`abroad.${id}`] === 'on'} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </Question>
  )
}
