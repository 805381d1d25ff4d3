import { randomUUID } from 'node:crypto'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { findLiveBooking } from '#features/bookings/quotes/booked-trip.server.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { changesInWords } from '#features/proposals/changes/change-sentences.ts'
import { latestEnd } from '#features/proposals/latest-end.ts'
import { holdsDays } from '#features/proposals/proposal.ts'
import { findFormer, findSentOf } from '#features/proposals/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { isPersonName } from '#features/staff/person-name.ts'
import { findOffered } from '#features/trips/checks/find-checks.server.ts'
import { offerChecks } from '#features/trips/checks/offer-checks.ts'
import { proposalContentOf } from '#features/trips/proposing/proposal-content-of.ts'
import { readProposalFacts } from '#features/trips/proposing/read-proposal-facts.server.ts'
import { checkForSending, sendProposal } from '#features/trips/proposing/send-proposal.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { contextOf, type RouteContext } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FieldError, fieldId, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { admit } from '../../admit.server.ts'
import { languageChoices, mayChoose } from '../../bookings/contact/customer-languages.ts'
import { Pane } from '../../components/pane.tsx'
import { TripFormBar } from '../builder/form-page.tsx'
import { versionOfAddress } from '../builder/of-address.server.ts'
import { offerLine } from '../builder/to-do-view.ts'
import { proposalPath } from '../trip-paths.ts'
import type { Route } from './+types/send.ts'
import { ChecksPane } from './checks-pane.tsx'
import { faultLine, warningLine } from './checks-view.ts'
import { endOfDay, SendForm } from './read-send-form.ts'

export async function loader(args: Route.LoaderArgs) {
  const { role, name } = await admit(args, 'proposals:send')
  const read = wordsReader(args.context)
  const words = read(tripProposalWords).send
  const ctx = contextOf(args.context)
  const { trip, version, path } = await versionOfAddress(ctx.db, args.params)
  const now = ctx.clock.now()
  const booking = await findLiveBooking(ctx.db, { tripId: trip.id }, now)
  const [{ checks, priced }, offered, open, enquiry, former, facts, { company }] = await Promise.all([
    checkForSending(ctx.db, version, now, booking?.id),
    findOffered(ctx.db, version),
    findSentOf(ctx.db, trip.id),
    findAdminEnquiry(ctx.db, trip.enquiryId),
    findFormer(ctx.db, { tripId: trip.id, until: now }),
    readProposalFacts(ctx.db, version),
    findSettings(ctx.db),
  ])
  const latest = kigaliDay(new Date(latestEnd(version.startsOn).getTime() - 1))
  const usual = addDays(kigaliDay(now), holdsDays)
  // Nothing is promised to go by email where there is no mail server.
  const { delivers } = ctx.mail
  const email = hasNoAddress(trip.email) || !delivers ? '' : trip.email
  const language = enquiry?.language ?? 'en'
  return {
    of: { path, number: version.number, edition: version.edition },
    lede: words.lede({ version: version.number, customer: trip.customer }),
    isFrozen: version.frozenAt !== null,
    supersedes: open?.reference,
    booking: booking && { id: booking.id, reference: booking.reference },
    faults: checks.faults.map((fault) => faultLine(read, fault)),
    warnings: checks.warnings.map((warning) =>
      warningLine(read, warning, { readsCosts: may(role, 'costs:read'), options: version.options.length }),
    ),
    changes: former && priced.done && changesInWords(former, proposalContentOf(trip.title, version, priced.value, facts), read),
    notices: offerChecks(version, { title: trip.title, ...offered, priced }).map((check) => offerLine(read, check)),
    asksLoss: checks.warnings.some(({ warning }) => warning === 'loss') && may(role, 'margin:approve'),
    email,
    delivers,
    latest: read.format.day(latest),
    languages: languageChoices(args.context.get(siteWordsKey).published.keys(), language),
    id: randomUUID(),
    values: {
      customer: trip.customer,
      greeting: letterWords(args.context, language).send[former ? 'greetingNewer' : 'greeting']({
        name: trip.customer,
        // Signed as an answer to an enquiry is: never by a role.
        staff: isPersonName(name) ? name : company.name,
      }),
      language,
      until: usual < latest ? usual : latest,
      reason: '',
      how: email ? 'email' : 'link',
    },
  }
}

/** The words of the letter in the language of its customer, where the site is there in it. */
function letterWords(context: RouteContext, language: string) {
  const words = context.get(siteWordsKey)
  return words.in(words.published.has(language) ? language : 'en').textsOf(tripProposalWords)
}

type Reply = { values: Record<string, string>; errors: Record<string, string>; sentence?: string }

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'proposals:send')
  const read = wordsReader(args.context)
  const words = read(tripProposalWords).send
  const problems: Readonly<Record<string, string>> = words.problems
  const form = await args.request.formData()
  const mayLose = form.get('loss') === 'on'
  if (mayLose) await admit(args, 'margin:approve')
  const ctx = contextOf(args.context)
  const { trip, version } = await versionOfAddress(ctx.db, args.params)
  const refuse = (errors: Record<string, string>, sentence?: string) => {
    const inWords = Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, problems[key] ?? key]))
    return data<Reply>({ values: typed(form), errors: inWords, ...(sentence && { sentence }) }, { status: sentence ? 409 : 422 })
  }
  const { value, reply } = readForm(form, SendForm)
  if (!value) return refuse(reply.errors)
  if (!mayChoose(languageChoices(args.context.get(siteWordsKey).published.keys()), value.language))
    return refuse({ language: 'language-wrong' })
  const { until, how, booking, ...answers } = value
  const sent = await sendProposal(
    ctx,
    {
      ...answers,
      tripId: trip.id,
      number: version.number,
      endsAt: endOfDay(until, latestEnd(version.startsOn)),
      byEmail: how === 'email',
      ...(booking !== undefined && { booking }),
    },
    { actor, mayLose, email: ctx.mail.delivers && !hasNoAddress(trip.email) },
  )
  if (sent.done) return redirect(`${proposalPath(trip.id, sent.value.id)}?did=${how === 'email' ? 'sent' : 'link'}`, 303)
  const { refusal } = sent
  if (refusal.reason === 'trip-unknown' || refusal.reason === 'version-unknown') throw data(null, { status: 404 })
  if (refusal.reason === 'reason-missing') return refuse({ reason: 'reason-missing' })
  if (refusal.reason === 'ends-outside')
    return refuse({ until: words.outside({ latest: read.format.day(kigaliDay(new Date(refusal.latest.getTime() - 1))) }) })
  return refuse({}, words.refusals[refusal.reason])
}

export const shouldRevalidate = revalidateOnConflict

/** Sends a version to its customer: what stands against it, for whom, in whose words, and until when it holds. */
export default function SendPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const words = useWords(tripProposalWords).send
  const bookingLabels = useWords(bookingAdminWords)
  const { of, lede, faults, warnings, notices, changes, email, languages, supersedes, booking, isFrozen } = loaderData
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string | undefined> = reply?.values ?? loaderData.values
  const errors: Record<string, string> = reply?.errors ?? {}
  const { fields } = words
  const problems = Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))
  const canSend = faults.length === 0
  return (
    <div className="trips">
      <TripFormBar title={words.title} lede={lede} of={of} />
      <div role="alert">{reply?.sentence && <p className="note bad">{reply.sentence}</p>}</div>
      <div className="edit">
        <div className="col">
          <Form method="post" className="pane stack" noValidate preventScrollReset>
            <input type="hidden" name="seen" value={of.edition} />
            <input type="hidden" name="id" value={values.id ?? loaderData.id} />
            {booking && <input type="hidden" name="booking" value={booking.id} />}
            <ErrorSummary title={words.errors} problems={problems} />
            {booking && <p className="note">{words.isChange(booking)}</p>}
            <p className="small muted">
              {isFrozen ? words.frozen : words.freezes} {supersedes && words.supersedes({ reference: supersedes })}
            </p>
            <div className="grid2">
              <TextField
                name="customer"
                label={fields.customer}
                hint={fields.customerHint}
                error={errors.customer}
                defaultValue={values.customer}
                maxLength={120}
              />
              <TextField
                name="until"
                type="date"
                label={fields.until}
                hint={fields.untilHint(loaderData)}
                error={errors.until}
                defaultValue={values.until}
              />
              <SelectField
                name="language"
                label={fields.language}
                hint={fields.languageHint}
                error={errors.language}
                defaultValue={values.language}
                choices={languages}
              />
            </div>
            <TextArea
              name="greeting"
              label={fields.greeting}
              hint={fields.greetingHint}
              error={errors.greeting}
              defaultValue={values.greeting}
              maxLength={4000}
              rows={9}
            />
            {warnings.length > 0 && (
              <TextArea
                name="reason"
                label={fields.reason}
                hint={fields.reasonHint}
                error={errors.reason}
                defaultValue={values.reason}
                maxLength={500}
                rows={2}
              />
            )}
            {loaderData.asksLoss && (
              <label className="tick">
                <input type="checkbox" name="loss" defaultChecked={values.loss === 'on'} />
                <span>{fields.loss}</span>
              </label>
            )}
            <fieldset id={fieldId('how')}>
              <legend>{fields.how}</legend>
              <FieldError name="how" error={errors.how} />
              {!loaderData.delivers && <p className="hint">{fields.noMail}</p>}
              {email && (
                <label className="tick">
                  <input type="radio" name="how" value="email" defaultChecked={values.how === 'email'} />
                  <span>{fields.email({ address: email })}</span>
                </label>
              )}
              <label className="tick">
                <input type="radio" name="how" value="link" defaultChecked={values.how === 'link'} />
                <span>{fields.link}</span>
              </label>
            </fieldset>
            <div className="row">
              {canSend && (
                <button className="btn" type="submit" aria-disabled={busy}>
                  {busy ? bookingLabels.moves.working : words.go}
                </button>
              )}
              <Link className="btn line" to={of.path}>
                {words.cancel}
              </Link>
            </div>
          </Form>
        </div>
        <div className="col">
          <ChecksPane faults={faults} warnings={warnings} notices={notices} path={of.path} />
          {changes && (
            <Pane title={words.changes}>
              <p className="small muted">{changes.since}</p>
              <ul className="item-list num">
                {changes.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Pane>
          )}
          <Pane title={words.preview}>
            <p>
              <a className="btn line" href={`${of.path}/preview`}>
                {words.previewOpen}
              </a>
            </p>
          </Pane>
        </div>
      </div>
    </div>
  )
}
