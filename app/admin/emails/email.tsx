import { randomUUID } from 'node:crypto'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { availableFiles } from '#features/documents/files-of-email.server.ts'
import { isReachable } from '#features/emails/reachable.ts'
import { findEmail, type StoredEmail, stateOfEmail } from '#features/emails/reads.server.ts'
import { retryEmail } from '#features/emails/retry-email.server.ts'
import { sendAgain } from '#features/emails/send-again.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { listAdminWords } from '../../words/admin/lists.ts'
import { admit } from '../admit.server.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { EmailPreview } from '../components/emails/email-preview.tsx'
import { instantText } from '../components/instants.ts'
import { languageName } from '../components/language-name.ts'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/email.ts'
import { EmailTag } from './email-tag.tsx'
import { withoutKeys } from './without-keys.ts'

async function emailOr404({ db }: Context, id: string): Promise<StoredEmail> {
  const email = /^[1-9]\d{0,14}$/.test(id) ? await findEmail(db, Number(id)) : undefined
  if (!email) throw data(null, { status: 404 })
  return email
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:read')
  const read = wordsReader(args.context)
  const labels = read(emailAdminWords).email
  const documentNames = read(bookingAdminWords).documents.kinds
  const ctx = contextOf(args.context)
  const { clock, mail } = ctx
  const email = await emailOr404(ctx, args.params.id)
  // The link in an email opens the visitor's own page, where things can be changed.
  const shown = may(staff.role, 'bookings:move') ? (text: string) => text : withoutKeys
  const now = clock.now()
  const writes = may(staff.role, 'emails:write')
  const { searchParams } = args.url
  const state = stateOfEmail(email)
  const did = searchParams.get('did')
  return {
    delivers: mail.delivers && isReachable(email.recipient),
    reaches: isReachable(email.recipient),
    state,
    recipient: email.recipient,
    subject: email.subject,
    html: shown(email.html),
    text: shown(email.text),
    bookingId: email.bookingId,
    batchId: email.batchId,
    language: email.language && languageName(email.language, read.language),
    written: instantText(email.createdAt, now, read.format),
    sent: email.sentAt && instantText(email.sentAt, now, read.format),
    failure: email.failedAt && { when: instantText(email.failedAt, now, read.format), words: email.failure },
    flash: did === 'again' ? labels.sentAgain : did === 'retry' ? labels.retried : undefined,
    whole: email.isWhole,
    answers: email.replyTo,
    files: (await availableFiles(ctx, email)).map(({ document, isThere }) => ({
      name: (documentNames as Record<string, string>)[document] ?? document,
      isThere,
    })),
    again: writes && email.isWhole && (state === 'sent' || !mail.delivers),
    retries: writes && email.isWhole && state === 'failed' && mail.delivers,
    dialog: searchParams.get(dialogParameter) === 'again',
    stamp: randomUUID(),
  }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'emails:write')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { id } = await emailOr404(ctx, args.params.id)
  const form = await args.request.formData()
  if (form.get('do') === 'retry') {
    const tried = await retryEmail(ctx, { id, staff })
    if (!tried.done) return data({ refusal: refusalWords(read, tried.refusal.reason) }, { status: 409 })
    return redirect(`/admin/emails/${id}?did=retry`, 303)
  }
  const stamp = readUuid(form.get('stamp'))
  if (form.get('do') !== 'again' || !stamp) throw data(null, { status: 422 })
  const sent = await sendAgain(ctx, { id, stamp, staff })
  if (!sent.done) return data({ refusal: refusalWords(read, sent.refusal.reason) }, { status: 409 })
  return redirect(`/admin/emails/${sent.value.id}?did=again`, 303)
}

const refusalWords = (read: ReadWords, reason: string) => {
  const labels = read(emailAdminWords).email
  return reason === 'email-not-sent' ? labels.notSent : labels.notWhole
}

export default function EmailContent({ loaderData, actionData }: Route.ComponentProps) {
  const emailLabels = useWords(emailAdminWords)
  const labels = emailLabels.email
  const words = useWords(listAdminWords).emails
  const newBookingLabels = useWords(newBookingWords)
  const frame = useWords(frameAdminWords)
  const { delivers, reaches, state, recipient, subject, html, text, bookingId, batchId, written, sent, failure, flash } =
    loaderData
  const { language, whole, again, retries, dialog, stamp, answers, files } = loaderData
  const gone = files.filter(({ isThere }) => !isThere).map(({ name }) => name)
  const format = useFormatter()
  const busy = useNavigation().state !== 'idle'
  const stateText = sent
    ? words.sentAt({ when: sent })
    : failure
      ? labels.failed({ when: failure.when })
      : delivers
        ? words.waitsLong
        : reaches
          ? words.noMailServer
          : newBookingLabels.unreached
  return (
    <>
      <title>{frame.pageTitle({ screen: subject })}</title>
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
              {labels.retry}
            </button>
          </Form>
        )}
        {again && (
          <Link className="btn line" to={`?${dialogParameter}=again`} preventScrollReset>
            {labels.again}
          </Link>
        )}
      </header>
      <Flash>{flash}</Flash>
      <div role="alert">{!dialog && actionData && <p className="note bad gap">{actionData.refusal}</p>}</div>
      {failure && (
        <p className="note bad gap breaks">
          <b>{labels.reason + format.colon}</b>
          {failure.words}
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
              {language && (
                <>
                  <dt>{emailLabels.languages.language}</dt>
                  <dd>{language}</dd>
                </>
              )}
              <dt>{words.state}</dt>
              <dd className="num">{stateText}</dd>
              {answers && (
                <>
                  <dt>{labels.answers}</dt>
                  <dd className="breaks">{answers}</dd>
                </>
              )}
              {files.length > 0 && (
                <>
                  <dt>{labels.files}</dt>
                  <dd>{files.map(({ name, isThere }) => (isThere ? name : labels.fileGone({ name }))).join(', ')}</dd>
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
                  <dt>{labels.batch}</dt>
                  <dd>
                    <Link to={`/admin/emails?batch=${batchId}`}>{labels.batchWords}</Link>
                  </dd>
                </>
              )}
            </dl>
          </section>
          {!whole && <p className="note">{labels.notWhole}</p>}
        </div>
      </div>
      {dialog && again && (
        <FormDialog
          dialog="again"
          title={labels.againTitle}
          text={[
            labels.againText({ to: recipient }),
            files.length > gone.length && labels.againFiles,
            gone.length > 0 && labels.againWithout({ names: format.list(gone) }),
          ]
            .filter(Boolean)
            .join(' ')}
          hidden={{ do: 'again', stamp }}
          go={labels.again}
          keep={labels.keep}
          refusal={actionData?.refusal}
        />
      )}
    </>
  )
}
