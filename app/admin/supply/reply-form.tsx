import { Form, Link, useNavigation } from 'react-router'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { supplierReplyWords } from '../../words/admin/supply/supplier-replies.ts'
import { useAuth } from '../auth/auth.tsx'
import type { LineView } from './line-view.ts'
import type { OrderView } from './load-run-orders.server.ts'
import { replyField } from './read-reply.ts'
import type { RunOrdersReply } from './run-orders-reply.ts'

type Props = { order: OrderView; lines: readonly LineView[]; reply: RunOrdersReply | undefined }

/** So many characters of an email can be pasted: more than 200 KB is refused with a sentence. */
const mostPasted = 210_000

/** Records what a supplier replied about the lines of an order. An email that is pasted fills the same form; nothing is saved by that. */
export function ReplyForm({ order: { id, supplier, isDue, isReplyOpen }, lines, reply: last }: Props) {
  const read = useReader()
  const words = read(supplierReplyWords)
  const busy = useNavigation().state !== 'idle'
  const reply = last?.event === 'read' || last?.event === 'reply' ? last : undefined
  const errors = reply?.errors ?? {}
  const waits = lines.some(({ isConfirmed }) => !isConfirmed)
  const paste = `paste.${id}`
  return (
    <details className="add below reply" open={isReplyOpen || reply !== undefined}>
      <summary aria-label={words.titleOf({ supplier })}>{words.title}</summary>
      <Form method="post" action={`#order-${id}`} className="stack" preventScrollReset noValidate>
        <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
        <input type="hidden" name="order" value={id} />
        {/* Enter in a field saves, and reads no email. */}
        <button className="visually-hidden" type="submit" name="event" value="reply" tabIndex={-1} aria-hidden="true" />
        <TextArea
          name={paste}
          label={words.paste}
          hint={words.pasteHint}
          rows={3}
          maxLength={mostPasted}
          defaultValue={reply?.values[paste]}
          error={errors[paste]}
        />
        <div className="row">
          <button
            className="btn line"
            type="submit"
            name="event"
            value="read"
            aria-disabled={busy}
            aria-label={words.fillOf({ supplier })}
          >
            {words.fill}
          </button>
        </div>
        {reply && <WhatWasRead reply={reply} />}
        {lines.map((line) => (
          <LineReplyFields key={line.id} line={line} reply={reply} />
        ))}
        <AcceptTick orderId={id} reply={reply} />
        <TextArea
          name={`text.${id}`}
          label={words.text}
          hint={words.textHint}
          rows={2}
          maxLength={undefined}
          defaultValue={reply?.values[`text.${id}`]}
          error={errors[`text.${id}`]}
        />
        <div className="row">
          <button
            className={waits && !isDue ? 'btn' : 'btn line'}
            type="submit"
            name="event"
            value="reply"
            aria-disabled={busy}
            aria-label={words.saveOf({ supplier })}
          >
            {words.save}
          </button>
        </div>
      </Form>
    </details>
  )
}

/** What an email was read as: what is unsure of it, or which order it is about. */
function WhatWasRead({ reply: { isRead, notes, which, elsewhere, sentence } }: { reply: RunOrdersReply }) {
  const words = useWords(supplierReplyWords)
  if (which.length > 0)
    return (
      <fieldset className="stack note" role="alert">
        <legend className="visually-hidden">{words.which}</legend>
        <p>
          <b>{words.which}</b> {sentence}
        </p>
        <div className="row">
          {which.map((reference) => (
            <button key={reference} className="btn line sm" type="submit" name="which" value={reference}>
              {words.whichGo({ reference })}
            </button>
          ))}
        </div>
      </fieldset>
    )
  if (elsewhere)
    return (
      <p className="note" role="alert">
        {words.elsewhere({ reference: elsewhere.reference, supplier: elsewhere.supplier })}{' '}
        <Link to={elsewhere.to}>{elsewhere.reference}</Link>
      </p>
    )
  if (!isRead) return null
  return (
    <div className="note" role="status">
      <p>
        <b>{words.read}</b>
      </p>
      {notes.length > 0 && (
        <ul className="bullets num">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function LineReplyFields({ line, reply }: { line: LineView; reply: RunOrdersReply | undefined }) {
  const words = useWords(supplierReplyWords)
  const { id, what, version, answers, currency, facts } = line
  const field = (name: Parameters<typeof replyField>[0]) => {
    const full = replyField(name, id)
    return { name: full, defaultValue: reply?.values[full], error: reply?.errors[full] }
  }
  return (
    <fieldset className="line-reply">
      <legend>{words.lines({ what: `${what}, ${facts[0]?.[1] ?? ''}` })}</legend>
      <input type="hidden" name={replyField('version', id)} value={version} />
      <div className="grid2">
        <SelectField
          {...field('answer')}
          label={words.answer}
          choices={[
            { value: '', words: words.noAnswer },
            ...answers.map((answer) => ({ value: answer, words: words.answers[answer] })),
          ]}
        />
        <TextField {...field('reference')} label={words.reference} autoComplete="off" />
        {answers.includes('provisional') && (
          <div className="of-provisional">
            <TextField {...field('until')} label={words.until} hint={words.untilHint} type="datetime-local" />
          </div>
        )}
        {!line.isConfirmed && (
          <div className="of-confirmed">
            <TextField
              {...field('price')}
              label={words.price({ currency })}
              hint={words.priceHint}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
        )}
      </div>
    </fieldset>
  )
}

/** Whoever may read costs may accept another price at once. */
function AcceptTick({ orderId, reply }: { orderId: number; reply: RunOrdersReply | undefined }) {
  const words = useWords(supplierReplyWords)
  const { may } = useAuth()
  const name = `accept.${orderId}`
  if (!may('costs:read')) return null
  return (
    <div className="field accepts">
      <label className="tick">
        <input type="checkbox" name={name} value="yes" defaultChecked={reply?.values[name] === 'yes'} />
        <span>{words.accept}</span>
      </label>
      <span className="hint">{words.acceptHint}</span>
    </div>
  )
}
