import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import { type Booking, listPurchases } from '#features/bookings/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { TravellerDetailsAnswer } from '#features/travellers/details-answer.ts'
import { findEvidence } from '#features/travellers/evidence/find-evidence.server.ts'
import { saveTravellerDetails } from '#features/travellers/save-traveller-details.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import type { FormReply } from '../../../shared/form-reply.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { ProblemSummary } from '../../../shared/problem-summary.tsx'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { DetailsFields, useDetailProblems } from '../../../shared/travellers/details-fields.tsx'
import { type FoundTraveller, findTraveller, readPosition } from '../../../shared/travellers/find-traveller.server.ts'
import { readDetails, shownAgain } from '../../../shared/travellers/read-details.server.ts'
import { Note } from '../../../ui/note.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { evidenceWords } from '../../../words/admin/bookings/evidence.ts'
import { travellersAdminWords } from '../../../words/admin/bookings/travellers.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Flash } from '../../components/toast.tsx'
import { findBookingOr404 } from '../load-booking.server.ts'
import type { Route } from './+types/traveller.ts'
import { detailsAdminRefusal } from './details-refusal.ts'
import { evidenceByForm } from './evidence-action.server.ts'
import { EvidencePane } from './evidence-pane.tsx'
import { TravellersCrumb } from './travellers-crumb.tsx'

export const handle = { words: ['problems', 'residencies', 'traveller-details'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:move')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const traveller = await findTraveller(ctx, booking, args.params.position, {
    withPrivate: false,
    words: read(travellerFactWords),
    format: read.format,
    language: read.language,
  })
  const [purchases, evidence] = await Promise.all([
    listPurchases(ctx.db, booking.id),
    findEvidence(ctx, booking.id, readPosition(args.params.position)),
  ])
  return {
    id: booking.id,
    reference: booking.reference,
    over: isFinal(booking.state),
    hasNext: Number(args.params.position) < booking.travellersCount,
    bought: purchases.some(
      ({ travellerPosition, status }) => String(travellerPosition) === args.params.position && status !== 'needed',
    ),
    traveller,
    evidence: evidence && (evidence.wanted.length > 0 || evidence.seen) ? evidence : undefined,
    company: (await findSettings(ctx.db)).company.name,
  }
}

type Answered = { reply: FormReply; problem?: string }

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:move')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  if (form.get('form') === 'evidence') {
    const answer = await evidenceByForm(
      ctx,
      read,
      { form, bookingId: booking.id, position: readPosition(args.params.position) },
      staff,
    )
    if ('reply' in answer) return data(answer.reply, { status: answer.status })
    if (isFromPermits(args.url.searchParams)) return redirect(`/admin/permits/buy?did=${answer.did}`, 303)
    return redirect(`/admin/bookings/${booking.id}/travellers/${args.params.position}?did=${answer.did}`, 303)
  }
  // The office hears a name and a diet before it hears a birth day.
  const { value, reply } = readDetails(form, kigaliDay(ctx.clock.now()), { mayFollow: true })
  if (reply) return data<Answered>({ reply }, { status: 422 })
  if (writesEncrypted(value)) await admit(args, 'sensitive:read')
  const refused = await save(ctx, read, booking, form, value, { staff, position: args.params.position })
  if (refused) return data<Answered>(refused, { status: 'problem' in refused ? 409 : 422 })
  const page = `/admin/bookings/${booking.id}`
  const next = readPosition(args.params.position) + 1
  if (form.get('next') !== 'yes' || next > booking.travellersCount) return redirect(`${page}?did=details`, 303)
  return redirect(`${page}/travellers/${next}?did=details`, 303)
}

/** Whether staff came from the list of permits to buy, and go back to it. */
const isFromPermits = (params: URLSearchParams): boolean => params.get('from') === 'permits'

/** Whether an answer writes or deletes what is encrypted, which takes the permission to read it. */
const writesEncrypted = ({ passportNumber, health, faith, emergencyContact, remove }: TravellerDetailsAnswer): boolean =>
  [passportNumber, health, faith, emergencyContact].some((given) => given !== undefined) ||
  remove.some((field) => field !== 'diet' && field !== 'access' && field !== 'room')

/** Saves an answer; what to show again where it is refused. */
async function save(
  ctx: Context,
  read: ReadWords,
  booking: Booking,
  form: FormData,
  answer: TravellerDetailsAnswer,
  { staff, position }: { staff: Staff; position: string },
): Promise<Answered | undefined> {
  const { id, name } = staff
  const saved = await saveTravellerDetails(ctx, {
    bookingId: booking.id,
    position: readPosition(position),
    answer,
    actor: { by: 'staff', id, name },
    seen: String(form.get('seen') ?? ''),
  })
  if (saved.done) return undefined
  const values = shownAgain(form)
  // The schema does not know the first day: an age over 120 on it is an error of the field too.
  if (saved.refusal.reason === 'ages-wrong') return { reply: { values, errors: { bornOn: 'born-on-too-early' } } }
  const problem = detailsAdminRefusal(read, saved.refusal)
  if (saved.refusal.reason !== 'changed-meanwhile') return { reply: { values, errors: {} }, problem }
  const now = await findTraveller(ctx, booking, position, {
    withPrivate: false,
    words: read(travellerFactWords),
    format: read.format,
    language: read.language,
  })
  return {
    reply: { values: { ...values, seen: now.version }, errors: {} },
    problem: `${problem} ${storedNow(read, now, values)}`,
  }
}

export const shouldRevalidate = revalidateOnConflict

export default function TravellerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(travellersAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { id, reference, over, hasNext, bought, traveller, company, evidence } = loaderData
  const [params] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const ofEvidence = actionData && 'form' in actionData ? actionData : undefined
  const ofDetails = actionData && 'reply' in actionData ? actionData : undefined
  const { reply = { values: traveller.values, errors: {} }, problem }: Partial<Answered> = ofDetails ?? {}
  const labels = useWords(evidenceWords)
  const dids: Readonly<Record<string, string>> = { evidence: labels.did, 'evidence-deleted': labels.deleted }
  const did = params.get('did')
  const problems = useDetailProblems(reply)
  const { passportExpiresEarly, consent, consentSince } = words.wording
  const wording = {
    passportExpiresEarly: (day: string) => passportExpiresEarly({ day }),
    consent: consent({ company }),
    consentSince: (day: string) => consentSince({ day }),
  }
  return (
    <div className="bookings">
      <PageBar
        title={words.one({ name: traveller.name })}
        lede={words.oneLede}
        crumb={{ label: bookingLabels.breadcrumb, links: <TravellersCrumb id={id} reference={reference} isOne /> }}
      />
      <div className="flash">
        <Flash>{did !== null && !actionData && (dids[did] ?? words.did)}</Flash>
      </div>
      <div role="alert" className="flash">
        {problem && <p className="note bad">{problem}</p>}
      </div>
      {over ? (
        <p className="muted">{words.over}</p>
      ) : (
        <Form method="post" className="pane details-form" noValidate autoComplete="off">
          {traveller.missing && <p className="muted">{traveller.missing}</p>}
          {bought && <Note>{words.bought}</Note>}
          <ProblemSummary problems={problems} />
          <DetailsFields traveller={traveller} reply={reply} wording={wording} />
          <div className="row part">
            <button className="btn" type="submit" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.save}
            </button>
            {hasNext && (
              <button className="btn line" type="submit" name="next" value="yes" aria-disabled={busy}>
                {words.saveNext}
              </button>
            )}
            <Link className="btn line" to={`/admin/bookings/${id}`}>
              {words.cancel}
            </Link>
          </div>
        </Form>
      )}
      {!over && evidence && (
        <EvidencePane
          evidence={evidence}
          today={traveller.today}
          reply={ofEvidence}
          search={isFromPermits(params) ? '?from=permits' : ''}
        />
      )}
    </div>
  )
}

/** What is stored of a traveller by now that is other than what was typed. Encrypted details are not among it. */
function storedNow(reader: ReadWords, { values, countries }: FoundTraveller, typed: Record<string, string>): string {
  const words = reader(travellersAdminWords)
  const read = (name: string, value: string) =>
    name === 'nationality' ? (countries.find((country) => country.value === value)?.words ?? value) : value
  const others = Object.entries(words.fields).flatMap(([name, label]) => {
    const value = values[name] ?? ''
    return name in typed && typed[name] !== value ? [`${label} ${value === '' ? '–' : read(name, value)}`] : []
  })
  return others.length > 0 ? words.stored({ values: others.join(', ') }) : words.storedNone
}
