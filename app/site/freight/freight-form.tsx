import { type FormEvent, useState } from 'react'
import { Form, useFormAction, useNavigation } from 'react-router'
import { type FreightValues, goodsKinds, readFreightQuestion, rowsShown } from '#features/freight/freight-question.ts'
import { freightModes, type Lane } from '#features/freight/lane.ts'
import { useWords } from '../../languages/use-words.ts'
import { GuardFields } from '../../shared/guard-fields.tsx'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { enquiryWords } from '../../words/enquiries.ts'
import { freightWords } from '../../words/freight.ts'
import { type EnquiryAnswer, nothingTyped, problemsOf } from '../enquiries/enquiry-answers.ts'
import { MessageField, ReachFields, Sent } from '../enquiries/enquiry-layout.tsx'
import { FreightSum } from './freight-sum.tsx'
import { PiecesFields } from './pieces-fields.tsx'

/** The address of the estimate. Not used after errors: without JavaScript the fragment would take the focus from them. */
const sum = '/freight-quote#sum'

type Props = {
  lanes: readonly Lane[]
  /** Values from the address. */
  begins: Record<string, string>
  answer: EnquiryAnswer | undefined
  stamp: string
  today: string
}

/**
 * The form of a request for freight, with the estimate beside it. With JavaScript the estimate follows every change; without it
 * a button sends the form to the server, which uses the same functions.
 */
export function FreightForm(props: Props) {
  return props.answer?.sent ? <Sent sent={props.answer.sent} /> : <RequestFields {...props} />
}

function RequestFields({ lanes, begins, answer: given, stamp, today }: Props) {
  const { form: words, goods, modes } = useWords(freightWords)
  const enquiry = useWords(enquiryWords)
  const toSum = useFormAction(sum)
  const reply = given?.reply ?? { ...nothingTyped, values: begins }
  const [typed, setTyped] = useState<FreightValues>()
  const [rows, setRows] = useState(1)
  const busy = useNavigation().state !== 'idle'
  const values = typed ?? reply.values
  const { errors } = reply
  const problems = problemsOf(reply)
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped(valuesOf(currentTarget))
  const shown = Math.max(rows, rowsShown(values))
  const answer = (name: string) => ({ name, defaultValue: reply.values[name] ?? '', error: errors[name] })
  return (
    <Form method="post" action="/freight-quote" className="split calculator" id="form" noValidate onInput={follow}>
      {(given?.problem || problems.length > 0) && (
        <div>
          <Problem text={given?.problem} />
          <ProblemSummary problems={problems} />
        </div>
      )}
      <fieldset className="stack">
        <legend className="legend large">{words.what}</legend>
        <p className="ui muted">{words.whatText}</p>
        {/* The first button of a form is what Enter presses: it only reckons. */}
        <button
          type="submit"
          className="visually-hidden"
          name="intent"
          value="estimate"
          formAction={toSum}
          tabIndex={-1}
          aria-hidden="true"
        >
          {words.estimate}
        </button>
        <PiecesFields values={reply.values} errors={errors} rows={shown} onAdd={() => setRows(shown + 1)} />
        <details className="fold">
          <summary>{words.helpTitle}</summary>
          <p className="ui small muted">{words.help}</p>
        </details>
        <SelectField
          {...answer('goods')}
          label={words.goods}
          choices={goodsKinds.map((value) => ({ value, words: goods[value] }))}
        />
      </fieldset>
      <fieldset className="stack">
        <legend className="legend large">{words.where}</legend>
        {lanes.length > 0 && (
          <SelectField
            {...answer('lane')}
            label={words.lane}
            choices={[
              { value: '', words: words.laneNone },
              ...lanes.map(({ id, origin, destination, mode }) => ({
                value: id,
                words: words.laneText({ origin, destination, mode: modes[mode] }),
              })),
            ]}
          />
        )}
        <div className="grid2 other-lane">
          <TextField {...answer('from')} label={words.from} maxLength={120} />
          <TextField {...answer('to')} label={words.to} maxLength={120} />
          <SelectField
            {...answer('mode')}
            label={words.mode}
            wide
            choices={[{ value: '', words: words.modeNone }, ...freightModes.map((value) => ({ value, words: modes[value] }))]}
          />
        </div>
        <button type="submit" className="btn line" name="intent" value="estimate" formAction={toSum} aria-disabled={busy}>
          {words.estimate}
        </button>
      </fieldset>
      <FreightSum question={readFreightQuestion(values, lanes)} />
      <fieldset className="stack">
        <legend className="legend large">{words.when}</legend>
        <div className="grid2">
          <TextField {...answer('readyOn')} label={words.readyOn} hint={words.readyHint} type="date" min={today} />
          <ReachFields reply={reply} />
          <MessageField reply={reply} label={words.message} hint={words.messageHint} />
        </div>
        <GuardFields stamp={stamp} reply={reply} />
        <button type="submit" className="btn" name="intent" value="send" aria-disabled={busy}>
          {words.send}
        </button>
        <p className="ui small muted">
          {words.sendHint} {enquiry.retention}
        </p>
      </fieldset>
    </Form>
  )
}

/** The current values of a form, which has no file. */
const valuesOf = (form: HTMLFormElement): FreightValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
