import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { longestWords } from '#features/enquiries/enquiry-moves.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { AutosaveState } from '../autosave/autosave-state.tsx'
import { useAutosave } from '../autosave/use-autosave.ts'
import { Pane } from '../components/pane.tsx'
import type { EnquiryReply } from './enquiry-reply.ts'
import { Since } from './since.tsx'
import { WordsField } from './text-field.tsx'
import type { LoadedEnquiry } from './thread.tsx'

type Props = { enquiry: LoadedEnquiry; reply: EnquiryReply | undefined }

/** The answer: written, looked at on the letterhead, sent. What was typed stays here whatever happened meanwhile. */
export function AnswerPane({ enquiry, reply }: Props) {
  const words = useWords(enquiryAdminWords).enquiry.answer
  const { may, state, leaves, version } = enquiry
  if (!may.answer && !reply)
    return <p className="muted">{may.told ? words.noAddress : state === 'held' ? words.none : words.closed}</p>
  return (
    <Pane title={words.title} beside={<Link to="/admin/enquiries/replies">{words.edit}</Link>} className="answer" id="answer">
      <div role="alert">{reply && reply.since.length > 0 && <Since since={reply.since} />}</div>
      {!leaves && !enquiry.notSent && <p className="note gap">{words.noMail}</p>}
      {reply?.preview ? (
        <Preview enquiry={enquiry} text={reply.values.text ?? ''} preview={reply.preview} />
      ) : (
        <Write key={`${version}:${reply?.values.text ?? ''}`} enquiry={enquiry} reply={reply} />
      )}
    </Pane>
  )
}

function Write({ enquiry, reply }: Props) {
  const words = useWords(enquiryAdminWords).enquiry.answer
  const bookingLabels = useWords(bookingAdminWords)
  const { id, version, replies, autosaved } = enquiry
  const keeping = useAutosave(`enquiry:${id}`)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form
      method="post"
      action="#answer"
      preventScrollReset
      className="stack"
      noValidate
      ref={keeping.form}
      onInput={keeping.changed}
      onSubmit={keeping.sending}
    >
      <input type="hidden" name="version" value={version} />
      {/* What Enter presses: it sends nothing. */}
      <button className="visually-hidden" type="submit" name="event" value="look" tabIndex={-1} aria-hidden="true">
        {words.look}
      </button>
      {replies.length > 0 && (
        <div className="put-in">
          <SelectField name="reply" label={words.savedReply} choices={[{ value: '', words: words.choose }, ...replies]} />
          <button className="btn line" type="submit" name="event" value="insert" aria-disabled={busy}>
            {words.insert}
          </button>
        </div>
      )}
      <WordsField
        name="answer"
        label={words.label}
        hint={words.hint}
        rows={9}
        most={longestWords.answer}
        error={reply?.sentence}
        defaultValue={reply?.values.text ?? autosaved?.text ?? ''}
      />
      <AutosaveState state={keeping.state} began={reply ? undefined : autosaved?.began} />
      <div className="row">
        <button className="btn" type="submit" name="event" value="look" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : words.look}
        </button>
      </div>
    </Form>
  )
}

type PreviewProps = { enquiry: LoadedEnquiry; text: string; preview: NonNullable<EnquiryReply['preview']> }

function Preview({ enquiry: { version, email, leaves }, text, preview }: PreviewProps) {
  const words = useWords(enquiryAdminWords).enquiry.answer
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that asked for it is gone: without this the keyboard would begin at the top of the page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Form method="post" action="#answer" preventScrollReset className="stack">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="text" value={text} />
      <h3 ref={heading} tabIndex={-1}>
        {words.preview}
      </h3>
      <p className="muted breaks">
        {words.to({ email })}. {preview.subject}
      </p>
      {/* Nothing in it runs, and no link in it leads anywhere: it is here to be read. */}
      <iframe className="email-preview preview" sandbox="" srcDoc={preview.html} title={preview.subject} />
      <div className="row">
        <button className="btn" type="submit" name="event" value="answer" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : leaves ? words.send : words.save}
        </button>
        <button className="btn line" type="submit" name="event" value="edit">
          {words.back}
        </button>
      </div>
    </Form>
  )
}
