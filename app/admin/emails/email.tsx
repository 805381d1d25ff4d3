import { randomUUID } from 'node:crypto'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { availableFiles } from '#features/documents/files-of-email.server.ts'
import { isReachable } from '#features/emails/reachable.ts'
import { findEmail, type StoredEmail, stateOfEmail } from '#features/emails/reads.server.ts'
import { retryEmail } from '#features/emails/retry-email.server.ts'
import { sendAgain } from '#features/emails/send-again.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Context } from '#platform/context.ts'
import { readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { askName } from '../components/dialog-address.ts'
import { EmailPreview } from '../components/email-preview.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { instantText } from '../components/instants.ts'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/email.ts'
import { EmailTag } from './email-tag.tsx'
import { withoutKeys } from './without-keys.ts'

const words = adminWords.letters
const says = emailAdminWords.letter
const documentNames = adminWords.booking.documents.kinds

async function emailOr404({ db }: Context, id: string): Promise<StoredEmail> {
  const letter = /^[1-9]\d{0,14}$/.test(id) ? await findEmail(db, Number(id)) : undefined
  if (!letter) throw data(null, { status: 404 })
  return letter
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:read')
  const ctx = contextOf(args.context)
  const { clock, mail } = ctx
  const letter = await emailOr404(ctx, args.params.id)
  // The link in a letter opens the visitor's own page, where things can be changed.
  const shown = may(staff.role, 'bookings:move') ? (text: string) => text : withoutKeys
  const now = clock.now()
  const writes = may(staff.role, 'emails:write')
  const { searchParams } = args.url
  const state = stateOfEmail(letter)
  const did = searchParams.get('did')
  return {
    delivers: mail.delivers && isReachable(letter.recipient),
    reaches: isReachable(letter.recipient),
    state,
    recipient: letter.recipient,
    subject: letter.subject,
    html: shown(letter.html),
    text: shown(letter.text),
    bookingId: letter.bookingId,
    batchId: letter.batchId,
    written: instantText(letter.createdAt, now),
    sent: letter.sentAt && instantText(letter.sentAt, now),
    failure: letter.failedAt && { when: instantText(letter.failedAt, now), words: letter.failure },
    flash: did === 'again' ? says.sentAgain : did === 'retry' ? says.retried : undefined,
    whole: letter.isWhole,
    answers: letter.replyTo,
    files: (await availableFiles(ctx, letter)).map(({ document, isThere }) => ({
      name: (documentNames as Record<string, string>)[document] ?? document,
      isThere,
    })),
    again: writes && letter.isWhole && (state === 'sent' || !mail.delivers),
    retries: writes && letter.isWhole && state === 'failed' && mail.delivers,
    ask: searchParams.get(askName) === 'again',
    stamp: randomUUID(),
  }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'emails:write')
  const ctx = contextOf(args.context)
  const { id } = await emailOr404(ctx, args.params.id)
  const form = await args.request.formData()
  if (form.get('do') === 'retry') {
    const tried = await retryEmail(ctx, { id, staff })
    if (!tried.done) return data({ refusal: refusalWords(tried.refusal.reason) }, { status: 409 })
    return redirect(`/admin/emails/${id}?did=retry`, 303)
  }
  const stamp = readUuid(form.get('stamp'))
  if (form.get('do') !== 'again' || !stamp) throw data(null, { status: 422 })
  const sent = await sendAgain(ctx, { id, stamp, staff })
  if (!sent.done) return data({ refusal: refusalWords(sent.refusal.reason) }, { status: 409 })
  return redirect(`/admin/emails/${sent.value.id}?did=again`, 303)
}

const refusalWords = (reason: string) => (reason === 'letter-not-sent' ? says.notSent : says.notWhole)

export default function EmailContent({ loaderData, actionData }: Route.ComponentProps) {
  const { delivers, reaches, state, recipient, subject, html, text, bookingId, batchId, written, sent, failure, flash } =
    loaderData
  const { whole, again, retries, ask, stamp, answers, files } = loaderData
  const gone = files.filter(({ isThere }) => !isThere).map(({ name }) => name)
  const busy = useNavigation().state !== 'idle'
  const stateText = sent
    ? words.sentAt(sent)
    : failure
      ? says.failed(failure.when)
      : delivers
        ? words.waitsLong
        : reaches
          ? words.keptLong
          : newBookingWords.unreached
  return (
    <>
      <title>{adminWords.pageTitle(subject)}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb" aria-label={words.breadcrumb}>
            <Link to="/admin/emails">{words.title}</Link>
          </nav>
          <h1 className="breaks">
            {subject} <EmailTag state={state} delivers={delivers} />
          </h1>
        </div>
        {retries && (
          <Form method="post" className="row">
            <input type="hidden" name="do" value="retry" />
            <button className="btn" type="submit" aria-disabled={busy}>
              {says.retry}
            </button>
          </Form>
        )}
        {again && (
          <Link className="btn line" to={`?${askName}=again`} preventScrollReset>
            {says.again}
          </Link>
        )}
      </header>
      <Flash>{flash}</Flash>
      <div role="alert">{!ask && actionData && <p className="note bad gap">{actionData.refusal}</p>}</div>
      {failure && (
        <p className="note bad gap breaks">
          <b>{says.reason}:</b> {failure.words}
        </p>
      )}
      <div className="edit">
        <Pane title={words.asShown}>
          <EmailPreview subject={subject} html={html} text={text} />
        </Pane>
        <div className="stick">
          <section className="pane">
            <dl className="kv">
              <dt>{words.to}</dt>
              <dd className="breaks">{recipient}</dd>
              <dt>{words.written}</dt>
              <dd className="num">{written}</dd>
              <dt>{words.state}</dt>
              <dd className="num">{stateText}</dd>
              {answers && (
                <>
                  <dt>{says.answers}</dt>
                  <dd className="breaks">{answers}</dd>
                </>
              )}
              {files.length > 0 && (
                <>
                  <dt>{says.files}</dt>
                  <dd>{files.map(({ name, isThere }) => (isThere ? name : says.fileGone(name))).join(', ')}</dd>
                </>
              )}
              {bookingId && (
                <>
                  <dt>{words.about}</dt>
                  <dd>
                    <Link to={`/admin/bookings/${bookingId}`}>{words.booking}</Link>
                  </dd>
                </>
              )}
              {batchId && (
                <>
                  <dt>{says.batch}</dt>
                  <dd>
                    <Link to={`/admin/emails?batch=${batchId}`}>{says.batchWords}</Link>
                  </dd>
                </>
              )}
            </dl>
          </section>
          {!whole && <p className="note">{says.notWhole}</p>}
        </div>
      </div>
      {ask && again && (
        <FormDialog
          ask="again"
          title={says.againTitle}
          text={[says.againText(recipient), files.length > 0 && says.againFiles(files.length - gone.length, gone)]
            .filter(Boolean)
            .join(' ')}
          hidden={{ do: 'again', stamp }}
          go={says.again}
          keep={says.keep}
          refusal={actionData?.refusal}
        />
      )}
    </>
  )
}
