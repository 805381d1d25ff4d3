import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { listAdminWords } from '../../words/admin/lists.ts'
import { AutosaveState } from '../autosave/autosave-state.tsx'
import { useAutosave } from '../autosave/use-autosave.ts'
import { EmailPreview } from '../components/emails/email-preview.tsx'
import { PlaceholderList } from '../components/emails/placeholder-list.tsx'
import { Pane } from '../components/pane.tsx'
import { type LanguageLine, LanguageLines } from './language-lines.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { type LeftOutRow, RecipientList, type RecipientRow } from './recipient-list.tsx'

/** What the form answers: everything that was typed, what is wrong with it, or the email as it will arrive. */
export type ComposeReply = {
  values: Record<string, string>
  errors: Record<string, string>
  preview: Preview | undefined
}
type Preview = {
  subject: string
  to: string
  html: string
  text: string
  shown: string
  /** What is looked at, in short; sent back, it is what is sent. */
  look: string
  /** It was changed after it was last looked at, so it was not sent. */
  changed: boolean
  leftOut: number
  languages: readonly LanguageLine[]
  chosen: { value: string; words: string }[]
}

type Compose = {
  search: string
  /** Where what is typed is stored, and what was: none where an address is too long to be stored. */
  place: string | undefined
  autosaved: { typed: Readonly<Record<string, string>>; began: string } | undefined
  templates: { value: string; words: string }[]
  /** What stands in the fields at first, by their names; `id`: of the template. */
  begin: ({ id: string } & Record<string, string>) | undefined
  more: number | undefined
  delivers: boolean
  stamp: string
  /** The published languages besides English that a recipient reads. */
  languages: readonly string[]
  known: readonly string[]
  values: Readonly<Record<string, string>>
  recipients: readonly RecipientRow[]
  leftOut: readonly LeftOutRow[]
}

/** One form from the list to the emails: look at it as often as you like; only its last button sends. */
export function ComposeForm({ compose, reply }: { compose: Compose; reply: ComposeReply | undefined }) {
  const emailLabels = useWords(emailAdminWords)
  const words = emailLabels.compose
  const bookingLabels = useWords(bookingAdminWords)
  const { search, place, autosaved, templates, begin, more, stamp, known, values, recipients, leftOut } = compose
  const keeping = useAutosave(place ?? '')
  const busy = useNavigation().state !== 'idle'
  const typed: Readonly<Record<string, string>> = reply?.values ?? autosaved?.typed ?? { ...begin }
  const errors = reply?.errors ?? {}
  const problems = Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))
  return (
    <>
      <ErrorSummary title={emailLabels.problems} problems={problems} />
      {templates.length > 0 && <TakeTemplate search={search} templates={templates} begin={begin?.id} />}
      {/* Kept for the whole writing: pressed twice, or again after a lost answer, it is one sending. */}
      <Form
        method="post"
        action={`/admin/emails/new${search}`}
        className="compose"
        preventScrollReset
        noValidate
        ref={keeping.form}
        onInput={place ? keeping.changed : undefined}
        onSubmit={keeping.sending}
      >
        {place && <input type="hidden" name="place" value={place} />}
        <input type="hidden" name="stamp" value={reply?.values.stamp ?? stamp} />
        <div className="edit">
          <Pane title={words.text} className="stack">
            <LanguageTexts
              languages={compose.languages}
              values={typed}
              errors={errors}
              labels={words}
              rows={12}
              maxLength={8_000}
            />
            <label className="tick">
              <input type="checkbox" name="isNews" defaultChecked={typed.isNews === 'on'} />
              <span>
                <b>{words.news}</b>
                <small>{words.newsHint}</small>
              </span>
            </label>
            <AutosaveState state={keeping.state} began={reply ? undefined : autosaved?.began} />
            <div className="row">
              <button
                className={reply?.preview ? 'btn line' : 'btn'}
                name="do"
                value="preview"
                type="submit"
                aria-disabled={busy}
              >
                {busy ? bookingLabels.moves.working : words.preview}
              </button>
            </div>
          </Pane>
          <div className="stick">
            <RecipientList
              recipients={recipients}
              ticked={reply?.values ?? autosaved?.typed}
              error={errors.recipients}
              more={more}
              leftOut={leftOut}
            />
            {known.length > 0 && <PlaceholderList known={known} values={values} lede={words.placeholdersLede} />}
          </div>
        </div>
        {reply?.preview && <Arrives preview={reply.preview} delivers={compose.delivers} busy={busy} />}
      </Form>
    </>
  )
}

function TakeTemplate({
  search,
  templates,
  begin,
}: {
  search: string
  templates: Compose['templates']
  begin: string | undefined
}) {
  const words = useWords(emailAdminWords).compose
  return (
    <Form method="get" action="/admin/emails/new" className="pick gap">
      {[...new URLSearchParams(search)]
        .filter(([name]) => name !== 'template')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <SelectField
        name="template"
        label={words.template}
        choices={[{ value: '', words: words.noTemplate }, ...templates]}
        defaultValue={begin ?? ''}
      />
      <button className="btn line" type="submit">
        {words.takeTemplate}
      </button>
    </Form>
  )
}

/** The email of one recipient, the way to those of the others, and the button that sends them all. */
function Arrives({ preview, delivers, busy }: { preview: Preview; delivers: boolean; busy: boolean }) {
  const emailLabels = useWords(emailAdminWords)
  const words = emailLabels.compose
  const listLabels = useWords(listAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { subject, html, text, shown, look, changed, leftOut, languages, chosen } = preview
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that an email is shown, it is gone to.
  useEffect(() => heading.current?.focus(), [preview])
  return (
    <section className="pane stack arrives">
      <h2 ref={heading} tabIndex={-1}>
        {words.previewTitle}
      </h2>
      <input type="hidden" name="look" value={look} />
      {changed && <p className="note">{words.changedSince}</p>}
      {chosen.length > 1 && (
        <div className="pick">
          <SelectField name="shown" label={words.previewOf} choices={chosen} defaultValue={shown} key={shown} />
          <button className="btn line" name="do" value="preview" type="submit" aria-disabled={busy}>
            {words.show}
          </button>
        </div>
      )}
      <dl className="kv">
        <dt>{listLabels.emails.to}</dt>
        <dd className="breaks">{preview.to}</dd>
        <dt>{words.subject}</dt>
        <dd className="breaks">{subject}</dd>
      </dl>
      <EmailPreview subject={subject} html={html} text={text} />
      <LanguageLines lines={languages} />
      {leftOut > 0 && <p className="note">{words.leftOut({ count: leftOut })}</p>}
      {!delivers && <p className="note">{words.keepsNone}</p>}
      <p className="num" role="status">
        {words.willSend({ count: chosen.length })}
      </p>
      <div className="row">
        <button className="btn" name="do" value="send" type="submit" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : words.send({ count: chosen.length })}
        </button>
        <Link className="btn line" to="/admin/emails">
          {emailLabels.email.keep}
        </Link>
      </div>
    </section>
  )
}
