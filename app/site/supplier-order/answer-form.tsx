import { Form, useNavigation } from 'react-router'
import { lineField } from '#features/supply/answers/line-field.ts'
import { useWords } from '../../languages/use-words.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { GuardFields } from '../../shared/guard-fields.tsx'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { FieldError, fieldId, TextArea, TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { supplierOrderWords } from '../../words/supplier-order.ts'
import type { SupplierOrderAnswer } from './answer-supplier-order.server.ts'
import type { ShownLine, ShownOrder } from './load-supplier-order.server.ts'
import { OrderLine } from './order-line.tsx'

type Props = { order: ShownOrder & { stamp: string }; answer: SupplierOrderAnswer | undefined }

/** Confirm all under one reference, or answer one service after another: one form, so that what is typed is never lost. */
export function AnswerForm({ order, answer }: Props) {
  const words = useWords(supplierOrderWords)
  const busy = useNavigation().state !== 'idle'
  const reply = answer?.reply ?? { values: {}, errors: {} }
  const open = order.lines.filter(({ stage }) => stage === 'open')
  const mayDecline = open.some(({ answers }) => answers.includes('declined'))
  const isMany = open.length > 1 && open.every(({ what }) => what !== 'reference')
  return (
    <Form method="post" noValidate preventScrollReset>
      <Problem text={answer?.problem} />
      <ProblemSummary problems={problemsOf(reply)} />
      {/* The first button of a form is what Enter presses: it never confirms all. */}
      <button type="submit" className="visually-hidden" name="intent" value="each" tabIndex={-1} aria-hidden="true">
        {words.go}
      </button>
      <input type="hidden" name="lines" value={open.map(({ lineId }) => lineId).join(',')} />
      {isMany && (
        <section className="part confirm-all" aria-labelledby="all">
          <h2 className="t-3" id="all">
            {words.all.title}
          </h2>
          <p>{words.all.lede({ count: open.length })}</p>
          <div className="row end wraps">
            <TextField label={words.all.reference} name="reference" autoComplete="off" {...answerOf(reply, 'reference')} />
            <button className="btn" type="submit" name="intent" value="all" aria-disabled={busy}>
              {words.all.go}
            </button>
          </div>
        </section>
      )}
      {isMany && <p className="part between">{words.each}</p>}
      {order.lines.map((line) => (
        <OrderLine key={line.lineId} line={line} lang={order.lang}>
          {line.stage === 'open' && <LineFields line={line} reply={reply} today={order.today} />}
        </OrderLine>
      ))}
      <div className="part stack">
        <TextArea
          label={words.text}
          hint={mayDecline && words.textHint}
          rows={3}
          maxLength={undefined}
          name="text"
          {...answerOf(reply, 'text')}
        />
        <GuardFields stamp={order.stamp} reply={reply} />
        <p>
          <button className={isMany ? 'btn line' : 'btn'} type="submit" name="intent" value="each" aria-disabled={busy}>
            {words.go}
          </button>
        </p>
      </div>
    </Form>
  )
}

function LineFields({ line, reply, today }: { line: ShownLine; reply: FormReply; today: string }) {
  const words = useWords(supplierOrderWords)
  const { lineId, answers, name: service, currency } = line
  const of = (name: Parameters<typeof lineField>[0]) => {
    const field = lineField(name, lineId)
    return { name: field, ...answerOf(reply, field) }
  }
  const answer = of('answer')
  return (
    <div className="stack">
      {answers.length > 1 && (
        <fieldset id={fieldId(answer.name)} tabIndex={-1} aria-describedby={answer.error && `${fieldId(answer.name)}-error`}>
          <legend className="legend">{words.answer({ service })}</legend>
          <FieldError name={answer.name} error={answer.error} />
          <div className="choices">
            {answers.map((one) => (
              <label className="choice" key={one}>
                <input type="radio" name={answer.name} value={one} defaultChecked={answer.defaultValue === one} />
                <b>{words.answers[one]}</b>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid2">
        <div className="of-provisional">
          <TextField
            label={words.until}
            hint={words.untilHint}
            type="datetime-local"
            min={`${today}T00:00`}
            disabled={!answers.includes('provisional')}
            {...of('until')}
          />
        </div>
        <TextField label={words.reference} autoComplete="off" {...of('reference')} />
        <div className="of-confirmed">
          <TextField
            label={words.amount({ currency })}
            hint={words.amountHint}
            inputMode="decimal"
            autoComplete="off"
            disabled={answers.length < 2}
            {...of('amount')}
          />
        </div>
      </div>
    </div>
  )
}
