import { useState } from 'react'
import type { BillingDetails } from '#features/bookings/billing/billing-details.ts'
import { useWords } from '../../../languages/use-words.ts'
import { answerOf } from '../../../shared/booking/form-answers.ts'
import { FieldError, fieldId, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { contactAdminWords } from '../../../words/admin/bookings/contact.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { Pane } from '../../components/pane.tsx'
import { BillingFields } from '../contact/billing-fields.tsx'
import { OriginFields } from '../contact/origin-fields.tsx'
import type { Customer } from './find-caller.server.ts'
import type { Question } from './load-question.server.ts'

type Props = {
  question: Question
  customer: Customer | undefined
  languages: readonly { value: string; words: string }[]
  busy: boolean
}

type CustomerField = 'name' | 'email' | 'phone' | 'language' | 'channel' | 'source' | keyof BillingDetails

/** The caller, and what is done for them. */
export function Caller({ question, customer, languages, busy }: Props) {
  const words = useWords(newBookingWords).caller
  const { reply, price, options } = question
  const [picked, pick] = useState<string>()
  const chosen = options.find(({ way }) => way === picked) ?? options.find(({ way }) => way === reply.values.way) ?? options[0]
  const field = (name: CustomerField) => {
    const { error, defaultValue } = answerOf(reply, name)
    return { name, error, defaultValue: name in reply.values ? defaultValue : (customer?.[name] ?? '') }
  }
  return (
    <Pane title={words.title} className="stack who">
      <div className="grid2">
        <TextField label={words.name} autoComplete="off" maxLength={120} {...field('name')} />
        <TextField label={words.phone} type="tel" autoComplete="off" maxLength={30} {...field('phone')} />
      </div>
      <TextField label={words.email} hint={words.emailHint} type="email" autoComplete="off" maxLength={254} {...field('email')} />
      <SelectField label={words.language} hint={words.languageHint} choices={languages} {...field('language')} />
      <Billing fieldOf={field} />
      <OriginFields fieldOf={field} />
      <TextArea name="message" label={words.message} hint={words.messageHint} {...answerOf(reply, 'message')} />
      <Options question={question} chosen={chosen?.way} pick={pick} />
      {price && (
        <p className="num">
          <input type="hidden" name="agreedTotalMinor" value={price.totalMinor} />
          {words.summary({
            what: price.title,
            days: price.days,
            travellers: price.travellers,
            total: price.total,
            priced: price.total ? 'yes' : 'no',
          })}
        </p>
      )}
      <p>
        <button className="btn" type="submit" name="intent" value="book" aria-disabled={busy}>
          {busy ? words.working : words.goes[chosen?.word ?? 'enquiry']}
        </button>
      </p>
    </Pane>
  )
}

type BillingProps = Parameters<typeof BillingFields>[0]

/** Folded while there is nothing in it: few have a company that pays. */
function Billing({ fieldOf }: BillingProps) {
  const words = useWords(contactAdminWords).billing
  const fields = (['billingName', 'billingAddress', 'billingTaxNumber'] as const).map(fieldOf)
  return (
    <details open={fields.some(({ defaultValue, error }) => defaultValue !== '' || error !== undefined)}>
      <summary>{words.title}</summary>
      <BillingFields fieldOf={fieldOf} />
    </details>
  )
}

/** The actions that are possible now; the first is the most likely one. */
type OptionsProps = { question: Question; chosen: string | undefined; pick: (way: string) => void }

function Options({ question: { reply, options }, chosen, pick }: OptionsProps) {
  const words = useWords(newBookingWords).caller
  const { error } = answerOf(reply, 'way')
  if (options.length === 0 && !error) return null
  return (
    <fieldset
      key={options.map(({ way }) => way).join()}
      id={fieldId('way')}
      tabIndex={-1}
      aria-describedby={error && `${fieldId('way')}-error`}
    >
      <legend className="legend">{words.way}</legend>
      <FieldError name="way" error={error} />
      <div className="choices">
        {options.map(({ way, word, text }) => (
          <label className="choice" key={way}>
            <input type="radio" name="way" value={way} defaultChecked={way === chosen} onChange={() => pick(way)} />
            <b>{words.options[word]}</b>
            <span className="num">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
