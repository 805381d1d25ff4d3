import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { type FreightValues, goodsKinds, readFreightQuestion, rowsShown } from '#features/freight/freight-question.ts'
import { freightModes, type Lane } from '#features/freight/lane.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { fieldError } from '../../words/booking.ts'
import { freightWords } from '../../words/freight.ts'
import { FreightSum } from './freight-sum.tsx'
import { PiecesFields } from './pieces-fields.tsx'

const words = freightWords.form

type Props = { lanes: readonly Lane[]; reply: FormReply; problem?: string | undefined; today: string }

/**
 * What, from where, when and for whom, with what it comes to beside it. With JavaScript the sum follows each key; without it
 * a button asks the server, which reckons by the same functions.
 */
export function FreightForm({ lanes, reply, problem, today }: Props) {
  const [typed, setTyped] = useState<FreightValues>()
  const [rows, setRows] = useState(1)
  const busy = useNavigation().state !== 'idle'
  const values = typed ?? reply.values
  const errors = Object.fromEntries(Object.entries(reply.errors).map(([name, key]) => [name, fieldError(key)]))
  const problems = Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped(valuesOf(currentTarget))
  const shown = Math.max(rows, rowsShown(values))
  const answer = (name: string) => ({ name, defaultValue: reply.values[name] ?? '', error: errors[name] })
  return (
    <Form method="post" action="/freight-quote#form" className="split counted" id="form" noValidate onInput={follow}>
      <div className="stack blocks">
        <Problem text={problem} />
        <ErrorSummary title={words.problems(problems.length)} problems={problems} />
        <fieldset className="stack">
          <legend className="legend large">{words.what}</legend>
          <p className="ui muted">{words.whatText}</p>
          {/* The first button of a form is what Enter presses: it only reckons. */}
          <button type="submit" className="vh" name="intent" value="estimate" tabIndex={-1} aria-hidden="true">
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
            choices={goodsKinds.map((value) => ({ value, words: freightWords.goods[value] }))}
          />
        </fieldset>
        <fieldset className="stack">
          <legend className="legend large">{words.where}</legend>
          <SelectField
            {...answer('lane')}
            label={words.lane}
            choices={[
              { value: '', words: words.laneNone },
              ...lanes.map(({ id, origin, destination, mode }) => ({
                value: id,
                words: words.laneText(origin, destination, freightWords.modes[mode]),
              })),
            ]}
          />
          <div className="grid2 other-lane">
            <TextField {...answer('from')} label={words.from} maxLength={120} />
            <TextField {...answer('to')} label={words.to} maxLength={120} />
            <SelectField
              {...answer('mode')}
              label={words.mode}
              wide
              choices={[
                { value: '', words: words.modeNone },
                ...freightModes.map((value) => ({ value, words: freightWords.modes[value] })),
              ]}
            />
          </div>
          <button type="submit" className="btn line" name="intent" value="estimate" aria-disabled={busy}>
            {words.estimate}
          </button>
        </fieldset>
        <fieldset className="stack">
          <legend className="legend large">{words.when}</legend>
          <div className="grid2">
            <TextField {...answer('readyOn')} label={words.readyOn} hint={words.readyHint} type="date" min={today} />
            <TextField {...answer('name')} label={words.name} autoComplete="name" maxLength={120} />
            <TextField {...answer('email')} label={words.email} type="email" autoComplete="email" maxLength={254} />
            <TextField
              {...answer('phone')}
              label={words.phone}
              hint={words.phoneHint}
              type="tel"
              autoComplete="tel"
              maxLength={30}
            />
            <TextArea {...answer('message')} label={words.message} hint={words.messageHint} wide />
          </div>
          <button type="submit" className="btn" name="intent" value="send" aria-disabled={busy}>
            {words.send}
          </button>
          <p className="ui small muted">{words.sendHint}</p>
        </fieldset>
      </div>
      <FreightSum asked={readFreightQuestion(values, lanes)} />
    </Form>
  )
}

/** A form's fields as they stand. */
function valuesOf(form: HTMLFormElement): FreightValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
