import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { Caller } from './caller.tsx'
import { callerFields } from './caller-fields.ts'
import type { Customer } from './find-caller.server.ts'
import type { Question } from './load-question.server.ts'
import { PricePane } from './price-pane.tsx'
import { QuestionPane } from './question-pane.tsx'

type Props = {
  question: Question
  formKey: string
  customer: Customer | undefined
  /** Those that staff may choose for the customer; the first one is chosen where nobody knows better. */
  languages: readonly { value: string; words: string }[]
  /** The errors of the last press, for the summary. A price that updates by itself takes no focus. */
  problems: readonly { name: string; sentence: string }[]
}

const path = '/admin/bookings/new'
/** The pause in typing after which the price is calculated. */
const pauseMs = 350

/**
 * The one form of a new booking. It is sent as a whole, so nothing that was typed is lost, whichever button is pressed. With
 * JavaScript the price follows the order, whose fields are the only ones in the address.
 */
export function BookingForm({ question, formKey, customer, languages, problems }: Props) {
  const words = useWords(newBookingWords)
  const form = useRef<HTMLFormElement>(null)
  // The key of its first render: it names one submission, however often the price was calculated meanwhile.
  const [firstKey] = useState(formKey)
  const follow = usePriceFollows(form)
  const busy = useNavigation().formMethod === 'POST'
  const { address, hidden, reply, problem } = question
  return (
    <Form
      method="post"
      action={`${path}?${new URLSearchParams(customer ? [...address, [customer.from, customer.id]] : address)}`}
      ref={form}
      className="edit caller"
      noValidate
      preventScrollReset
      onChange={follow}
      onSubmit={(event) => busy && event.preventDefault()}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="formKey" value={reply.values.formKey ?? firstKey} />
      {customer && <input type="hidden" name={customer.from} value={customer.id} />}
      <div className="flash">
        <Problem text={problem} />
        <ErrorSummary title={words.problems({ count: problems.length })} problems={problems} />
      </div>
      <QuestionPane question={question} />
      <PricePane price={question.price} hasErrors={Object.keys(reply.errors).length > 0} />
      <Caller question={question} customer={customer} languages={languages} busy={busy} />
    </Form>
  )
}

/** Calculates the price a moment after the order has changed. */
function usePriceFollows(form: React.RefObject<HTMLFormElement | null>) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (event: FormEvent) => {
    const { target } = event
    const isQuestion = 'name' in target && typeof target.name === 'string' && !callerFields.has(target.name)
    if (!isQuestion) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form.current) return
      const entries = [...new FormData(form.current)].filter(([name]) => !callerFields.has(name))
      const given = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
      void submit(new URLSearchParams(given), { method: 'get', action: path, replace: true, preventScrollReset: true })
    }, pauseMs)
  }
}
