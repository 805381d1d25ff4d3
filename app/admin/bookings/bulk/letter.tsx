import { randomUUID } from 'node:crypto'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { bulkLetterRequest } from '#features/bookings/bulk-letter-request.ts'
import { writeToBookings } from '#features/bookings/write-to-bookings.server.ts'
import { contextOf } from '../../../context.ts'
import { readForm } from '../../../shared/read-form.server.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { bulkLetterWords as words } from '../../../words/desk-bulk-letter.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../page-bar.tsx'
import { readTicked } from '../ticked.ts'
import type { Route } from './+types/letter.ts'
import { loadRecipients, lookOf, previewLetters } from './load-letter.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'letters:write')
  const ctx = contextOf(args.context)
  const { searchParams } = args.url
  const sent = Number(searchParams.get('sent') ?? 0)
  return {
    batch: randomUUID(),
    sent: Number.isInteger(sent) && sent > 0 && sent <= 100 ? sent : 0,
    delivers: ctx.mail.delivers,
    ...(await loadRecipients(ctx, readTicked(searchParams))),
  }
}

/** Shows the letter as each will read it, and sends what was looked at. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'letters:write')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const bookingIds = readTicked(form)
  const { value, reply } = readForm(form, bulkLetterRequest)
  if (!value) return data({ ...reply, letters: [], look: '', note: '' }, { status: 422 })
  const values = { batch: value.batch, subject: value.subject, text: value.text }
  const look = lookOf(value)
  const shown = form.get('look') === look
  if (form.get('do') !== 'send' || !shown) {
    const letters = await previewLetters(ctx, bookingIds, value)
    const note = form.get('do') === 'send' ? words.changed : words.looked
    return data({ values, errors: {}, letters, look, note }, { status: form.get('do') === 'send' ? 409 : 200 })
  }
  const outcome = await writeToBookings(ctx, { ...value, bookingIds, staff })
  if (!outcome.done) return data({ values, errors: {}, letters: [], look: '', note: words.nobody }, { status: 422 })
  return redirect(`/admin/bookings/bulk/letter?sent=${outcome.value}`, 303)
}

export default function BulkLetter({ loaderData, actionData }: Route.ComponentProps) {
  const { to, sent, delivers } = loaderData
  const crumb = { label: words.breadcrumb, links: <Link to="/admin/bookings">{words.bookings}</Link> }
  if (sent > 0 || to.length === 0)
    return (
      <>
        <PageBar title={words.title} lede="" crumb={crumb} />
        <section className="empty" role="status">
          <h2>{sent > 0 ? words.sentTitle(sent) : words.nobodyTitle}</h2>
          <p>{sent > 0 ? words.sent(delivers) : words.nobody}</p>
          <div className="row">
            <Link className="btn line" to="/admin/bookings">
              {words.toList}
            </Link>
            {sent > 0 && (
              <Link className="btn line" to="/admin/letters">
                {words.toLetters}
              </Link>
            )}
          </div>
        </section>
      </>
    )
  return (
    <>
      <PageBar title={words.title} lede={words.lede(to.length)} crumb={crumb} />
      <Compose loaded={loaderData} reply={actionData} />
    </>
  )
}

type Props = { loaded: Route.ComponentProps['loaderData']; reply: Route.ComponentProps['actionData'] }

function Compose({ loaded, reply }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { to, erased, twice } = loaded
  const errors: Record<string, string> = reply?.errors ?? {}
  const sentence = (name: string) => (errors[name] ? (words.errors[errors[name]] ?? words.errors['batch-missing']) : undefined)
  const letters = reply?.letters ?? []
  return (
    <Form method="post" className="edit" noValidate preventScrollReset>
      {to.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="batch" value={reply?.values.batch ?? loaded.batch} />
      <input type="hidden" name="look" value={reply?.look ?? ''} />
      <div className="col">
        <ErrorSummary
          title={words.problems}
          problems={Object.keys(errors).map((name) => ({ name, sentence: sentence(name) ?? '' }))}
        />
        <section className="pane stack compose">
          <TextField
            name="subject"
            label={words.subject}
            maxLength={150}
            defaultValue={reply?.values.subject}
            error={sentence('subject')}
          />
          <TextArea name="text" label={words.text} hint={words.hint} defaultValue={reply?.values.text} error={sentence('text')} />
          <div>
            <button className={letters.length > 0 ? 'btn line' : 'btn'} type="submit" name="do" value="look" aria-disabled={busy}>
              {letters.length > 0 ? words.again : words.look}
            </button>
          </div>
        </section>
        <div role="status">{reply?.note && <p className="note">{reply.note}</p>}</div>
        {letters.length > 0 && <Previews letters={letters} busy={busy} />}
      </div>
      <section className="pane">
        <header>
          <h2>{words.to}</h2>
        </header>
        <ul className="rows">
          {to.map(({ id, reference, leadName, email }) => (
            <li key={id}>
              <span>
                {leadName}
                <small className="num">
                  {reference}, {email}
                </small>
              </span>
            </li>
          ))}
        </ul>
        {erased > 0 && <p className="small muted under">{words.erased(erased)}</p>}
        {twice.map(({ address, count }) => (
          <p key={address} className="small under">
            {words.twice(address, count)}
          </p>
        ))}
      </section>
    </Form>
  )
}

type Letters = NonNullable<Props['reply']>['letters']

function Previews({ letters, busy }: { letters: Letters; busy: boolean }) {
  return (
    <section className="pane previews">
      <header>
        <h2>{words.previews}</h2>
      </header>
      {letters.map(({ id, to, subject, text }) => (
        <article key={id}>
          <p className="small muted">{to}</p>
          <h3>{subject}</h3>
          {text.map((lines) => (
            <p key={lines.join()}>{lines.join('\n')}</p>
          ))}
        </article>
      ))}
      <button className="btn" type="submit" name="do" value="send" aria-disabled={busy}>
        {words.send(letters.length)}
      </button>
    </section>
  )
}
