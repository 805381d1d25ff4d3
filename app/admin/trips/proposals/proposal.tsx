import { data, Form, Link, redirect, useSearchParams } from 'react-router'
import { z } from 'zod'
import { findLiveBooking } from '#features/bookings/quotes/booked-trip.server.ts'
import { latestEnd } from '#features/proposals/latest-end.ts'
import { prolongProposal } from '#features/proposals/prolong-proposal.server.ts'
import { proposalState, type SentProposal } from '#features/proposals/proposal.ts'
import { proposalAddress } from '#features/proposals/proposal-address.server.ts'
import { findFormer } from '#features/proposals/reads.server.ts'
import { whatsappText, whatsappTextParts } from '#features/proposals/whatsapp-text.ts'
import { withdrawProposal } from '#features/proposals/withdraw-proposal.server.ts'
import { may } from '#features/staff/permissions.ts'
import { findPerson } from '#features/staff/reads-people.server.ts'
import { checkForSending } from '#features/trips/proposing/send-proposal.server.ts'
import { findVersionById } from '#features/trips/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../../shared/page-words.server.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { TextField } from '../../../ui/field.tsx'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { tripWords } from '../../../words/admin/trips/trips.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { instantText } from '../../components/instants.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { whatsappHref } from '../../components/phone-links.ts'
import { Flash } from '../../components/toast.tsx'
import { proposalPath, tripPath, versionPath } from '../trip-paths.ts'
import type { Route } from './+types/proposal.ts'
import { warningLine } from './checks-view.ts'
import { proposalOfAddress } from './proposal-of-address.server.ts'
import { FactsPane, LinkPane } from './proposal-panes.tsx'
import { endOfDay, untilDay } from './read-send-form.ts'
import { untilFor } from './until.ts'

export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'trips:read')
  const read = wordsReader(args.context)
  const labels = read(tripProposalWords).one.facts
  const reasons: Readonly<Record<string, string>> = labels.reasons
  const ctx = contextOf(args.context)
  const { trip, proposal } = await proposalOfAddress(ctx.db, args.params)
  const now = ctx.clock.now()
  const instant = (at: Date) => instantText(at, now, read.format)
  const state = proposalState(proposal, now)
  const [sender, version, booking] = await Promise.all([
    proposal.sentBy ? findPerson(ctx.db, proposal.sentBy) : undefined,
    findVersionById(ctx.db, proposal.versionId),
    findLiveBooking(ctx.db, { tripId: trip.id }, now),
  ])
  const isOpen = state === 'sent' || state === 'expired'
  const checks = isOpen && version ? (await checkForSending(ctx.db, version, now)).checks : undefined
  const stale = checks?.warnings.find(({ warning }) => warning === 'costs-changed')
  const { firstSeenAt, lastSeenAt, seenCount } = proposal
  return {
    trip: { id: trip.id, title: trip.title, reference: trip.reference, enquiryId: trip.enquiryId },
    id: proposal.id,
    reference: proposal.reference,
    version: version?.number ?? 0,
    customer: proposal.customer,
    state,
    isOpen,
    // The link opens it: only for who may send it.
    link: may(role, 'proposals:send') ? await linkOf(ctx, proposal, trip.phone) : undefined,
    sent: sender ? labels.by({ when: instant(proposal.sentAt), who: sender.name }) : instant(proposal.sentAt),
    until: untilFor(read, proposal.endsAt, now),
    latest: read.format.day(kigaliDay(new Date(latestEnd(proposal.content.startsOn).getTime() - 1))),
    seen:
      firstSeenAt && lastSeenAt
        ? labels.times({ count: seenCount, first: instant(firstSeenAt), last: instant(lastSeenAt) })
        : labels.never,
    ended: proposal.endedAt && instant(proposal.endedAt),
    reason: [reasons[proposal.endedReason], proposal.endedText].filter(Boolean).join(read.format.colon),
    accepted:
      proposal.acceptedOption &&
      labels.accepted({
        option: proposal.acceptedOption,
        total: read.format.money(usd(proposal.acceptedTotalMinor ?? 0)),
        name: proposal.acceptedName ?? '',
      }),
    bookingId: proposal.bookingId,
    yes:
      state === 'sent' && may(role, 'proposals:send') && (!booking || may(role, 'bookings:move'))
        ? yesTo(read, proposal, booking)
        : undefined,
    stale:
      stale && warningLine(read, stale, { readsCosts: may(role, 'costs:read'), options: proposal.content.options.length }).text,
  }
}

/** What staff do once the customer says yes to an open proposal: accept it for them, or change the booking of the trip to it. */
function yesTo(read: ReadWords, { id, tripId }: SentProposal, booking: { id: string; reference: string } | undefined) {
  const { accept } = read(tripProposalWords)
  if (!booking) return { to: `${proposalPath(tripId, id)}/accept`, title: accept.pane, text: accept.text, open: accept.open }
  const { pane, text, open } = accept.change
  return { to: `/admin/bookings/${booking.id}/amend`, title: pane, text: text(booking), open }
}

/** The address of the page, and the text that carries it by WhatsApp, to the customer's number where its country is known. */
async function linkOf(ctx: Context, proposal: SentProposal, phone: string) {
  const address = proposalAddress(ctx, proposal, proposal.language)
  const { tripId, sentAt: until, id: not } = proposal
  const isNewer = (await findFormer(ctx.db, { tripId, until, not })) !== undefined
  const text = whatsappText(proposal, address, ctx.words.in(proposal.language, whatsappTextParts), { isNewer })
  return { address, whatsapp: whatsappHref(phone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}` }
}

type Reply = { event: string; values: Record<string, string>; errors: Record<string, string> }

const Prolong = z.object({ until: untilDay })
const Withdraw = z.object({ reason: oneLine('reason-missing', 500) })

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'proposals:send')
  const sentences: Readonly<Record<string, string>> = wordsOf(args.context, tripProposalWords).one.refusals
  const ctx = contextOf(args.context)
  const { trip, proposal } = await proposalOfAddress(ctx.db, args.params)
  const form = await args.request.formData()
  const event = String(form.get('event') ?? '')
  const refuse = (errors: Record<string, string>, status: number) => {
    const inWords = Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, sentences[key] ?? key]))
    return data<Reply>({ event, values: typed(form), errors: inWords }, { status })
  }
  const to = (did: string) => redirect(`${proposalPath(trip.id, proposal.id)}?did=${did}`, 303)
  if (event === 'prolong') {
    const { value, reply } = readForm(form, Prolong)
    if (!value) return refuse(reply.errors, 422)
    const endsAt = endOfDay(value.until, latestEnd(proposal.content.startsOn))
    const prolonged = await prolongProposal(ctx, { id: proposal.id, endsAt, actor })
    return prolonged.done ? to('prolonged') : refuse({ until: prolonged.refusal.reason }, 409)
  }
  if (event !== 'withdraw') throw data(null, { status: 404 })
  const { value, reply } = readForm(form, Withdraw)
  if (!value) return refuse(reply.errors, 422)
  const withdrawn = await withdrawProposal(ctx, { id: proposal.id, reason: value.reason, actor })
  return withdrawn.done ? to('withdrawn') : refuse({ reason: 'not-open' }, 409)
}

/** A proposal: its link, what became of it, and letting it hold longer or taking it back. */
export default function TripProposalScreen({ loaderData: proposal, actionData: reply }: Route.ComponentProps) {
  const tripLabels = useWords(tripWords)
  const { one: words, states, pane } = useWords(tripProposalWords)
  const flash: Readonly<Record<string, string>> = words.flash
  const { may } = useAuth()
  const [params] = useSearchParams()
  const did = params.get('did')
  const sends = may('proposals:send')
  const { trip } = proposal
  const errorOf = (event: string, name: string) => (reply?.event === event ? reply.errors[name] : undefined)
  const typedIn = (event: string, name: string) => (reply?.event === event ? reply.values[name] : undefined)
  return (
    <>
      <PageBar
        title={trip.title}
        lede={
          <>
            {words.lede(proposal)} <span className={proposal.state === 'sent' ? 'tag ok' : 'tag'}>{states[proposal.state]}</span>
          </>
        }
        crumb={{
          label: tripLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/trips">{tripLabels.title}</Link> / <Link to={tripPath(trip.id)}>{trip.reference}</Link> /{' '}
              <span aria-current="page">{proposal.reference}</span>
            </>
          ),
        }}
        actions={
          <Link className="btn line" to={versionPath(trip.id, proposal.version)}>
            {pane.version({ number: proposal.version })}
          </Link>
        }
      />
      <Flash>{!reply && (did === 'sent' ? words.sentFlash : did === 'link' ? words.linkFlash : flash[did ?? ''])}</Flash>
      <div className="edit">
        <div className="col">
          {proposal.link && <LinkPane {...proposal.link} />}
          <FactsPane proposal={proposal} />
        </div>
        <div className="col">
          {proposal.yes && (
            <Pane title={proposal.yes.title} className="stack">
              <p className="small">{proposal.yes.text}</p>
              <p>
                <Link className="btn line" to={proposal.yes.to}>
                  {proposal.yes.open}
                </Link>
              </p>
            </Pane>
          )}
          {sends && proposal.isOpen && (
            <Pane title={words.prolong.title} className="stack">
              {proposal.stale && (
                <p className="note">
                  {proposal.stale} {words.prolong.stale}
                </p>
              )}
              <Form method="post" preventScrollReset className="stack" noValidate>
                <TextField
                  name="until"
                  type="date"
                  label={words.prolong.until}
                  hint={words.prolong.hint(proposal)}
                  error={errorOf('prolong', 'until')}
                  defaultValue={typedIn('prolong', 'until')}
                />
                <div className="row">
                  <button className="btn line" type="submit" name="event" value="prolong">
                    {words.prolong.go}
                  </button>
                </div>
              </Form>
            </Pane>
          )}
          {sends && proposal.state === 'sent' && (
            <Pane title={words.withdraw.title} className="stack">
              <p className="small">{words.withdraw.text}</p>
              <Form method="post" preventScrollReset className="stack" noValidate>
                <TextField
                  name="reason"
                  label={words.withdraw.reason}
                  hint={words.withdraw.reasonHint}
                  error={errorOf('withdraw', 'reason')}
                  defaultValue={typedIn('withdraw', 'reason')}
                  maxLength={500}
                />
                <div className="row">
                  <button className="btn line" type="submit" name="event" value="withdraw">
                    {words.withdraw.go}
                  </button>
                </div>
              </Form>
            </Pane>
          )}
        </div>
      </div>
    </>
  )
}
