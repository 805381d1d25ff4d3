import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { correctBooking, correctionVersion } from '#features/bookings/changes/correct-booking.server.ts'
import { CorrectionAnswer, correctedOrder } from '#features/bookings/changes/correction-request.ts'
import { confirmedHoldEnd } from '#features/bookings/emails/confirm-email.server.ts'
import { isErased } from '#features/bookings/erasure.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { fieldError } from '../../../shared/booking/field-error.ts'
import { answerOf, problemsOf } from '../../../shared/booking/form-answers.ts'
import { OwnDriverFields } from '../../../shared/booking/own-driver-fields.tsx'
import { PickUpFields } from '../../../shared/booking/pick-up-fields.tsx'
import type { FormReply } from '../../../shared/form-reply.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { ProblemSummary } from '../../../shared/problem-summary.tsx'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { contactAdminWords } from '../../../words/admin/bookings/contact.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'
import { listAdminWords } from '../../../words/admin/lists.ts'
import { bookingErrorWords } from '../../../words/booking-errors.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { admit } from '../../admit.server.ts'
import { languageName } from '../../components/language-name.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { trafficSourceText } from '../../components/traffic-source-text.ts'
import { findBookingOr404 } from '../load-booking.server.ts'
import { refusalText } from '../refusal-text.ts'
import type { Route } from './+types/contact.ts'
import { BillingFields } from './billing-fields.tsx'
import { languageChoices, mayChoose } from './customer-languages.ts'
import { OriginFields } from './origin-fields.tsx'

export const handle = { words: ['hire-fields', 'problems'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:move')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const { id, reference, order, language } = booking
  if (isErased(booking)) throw redirect(`/admin/bookings/${id}`)
  return {
    id,
    reference,
    details: order.kind !== 'hire' ? undefined : order.withDriver ? ('pick-up' as const) : ('driver' as const),
    today: kigaliDay(ctx.clock.now()),
    confirms: confirmedHoldEnd(booking) !== null,
    languages: languageChoices(args.context.get(siteWordsKey).published.keys(), language),
    sources: { first: trafficSourceText(read, booking.firstSource), last: trafficSourceText(read, booking.lastSource) },
    values: { ...contactValues(booking), seen: correctionVersion(booking) } as Record<string, string>,
  }
}

type Answered = { reply: FormReply; problem?: string }

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:move')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const languages = languageChoices(args.context.get(siteWordsKey).published.keys(), booking.language)
  const refused = await save(ctx, read, booking, { form: await args.request.formData(), languages, actor: staff.name })
  if (refused) return data<Answered>(refused, { status: refused.problem ? 409 : 422 })
  return redirect(`/admin/bookings/${booking.id}?did=contact`, 303)
}

type Sent = { form: FormData; languages: ReturnType<typeof languageChoices>; actor: string }

/** Saves the form; what to show again where it is refused. */
async function save(
  ctx: Context,
  read: ReadWords,
  booking: Booking,
  { form, languages, actor }: Sent,
): Promise<Answered | undefined> {
  const words = read(contactAdminWords)
  const fields = new FormData()
  for (const [name, value] of form) if (name !== 'seen' && name !== 'closesLinks') fields.append(name, value)
  const { value, reply } = readForm(fields, CorrectionAnswer)
  const values = typed(form)
  if (reply) return { reply: { values, errors: inWords(read, reply.errors) } }
  const { name, email = '', phone, message, language = booking.language, channel = null, source = null, ...rest } = value
  const { billingName, billingAddress, billingTaxNumber, ...details } = rest
  if (!mayChoose(languages, language)) return { reply: { values, errors: inWords(read, { language: 'language-wrong' }) } }
  const today = kigaliDay(ctx.clock.now())
  const { order, problems } = {
    order: booking.order,
    ...correctedOrder(booking.order, details, { today, startsOn: booking.startsOn }),
  }
  if (problems) return { reply: { values, errors: inWords(read, problems) } }
  const closesLinks = form.get('closesLinks') === 'on'
  const seen = String(form.get('seen') ?? '')
  const saved = await correctBooking(ctx, booking.id, {
    actor,
    contact: { name, email, phone },
    message,
    language,
    origin: { channel, source },
    billing: { billingName, billingAddress, billingTaxNumber },
    order,
    closesLinks,
    seen,
  })
  if (saved.done) return undefined
  if (saved.refusal.reason !== 'changed-meanwhile')
    return { reply: { values, errors: {} }, problem: refusalText(read, saved.refusal).sentence }
  const now = await findBookingOr404(ctx.db, booking.id)
  const problem = `${words.changed} ${storedSince(read, contactValues(now), values)}`
  return { reply: { values: { ...values, seen: correctionVersion(now) }, errors: {} }, problem }
}

/** Staff alone choose where a booking comes from, its language and whom it is billed to: their sentence is none of the visitor's form. */
function inWords(read: ReadWords, errors: Record<string, string>): Record<string, string> {
  const { wrong } = read(originWords)
  const own: Readonly<Record<string, string>> = {
    ...read(contactAdminWords).billing.errors,
    'origin-wrong': wrong,
    'language-wrong': wrong,
  }
  return Object.fromEntries(
    Object.entries(errors).map(([name, key]) => [name, own[key] ?? fieldError(key, read(bookingErrorWords))]),
  )
}

export const shouldRevalidate = revalidateOnConflict

export default function ContactScreen({ loaderData, actionData }: Route.ComponentProps) {
  const listLabels = useWords(listAdminWords)
  const words = useWords(contactAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { id, reference, details, today, confirms, languages, sources } = loaderData
  const busy = useNavigation().state !== 'idle'
  const { reply = { values: loaderData.values, errors: {} }, problem }: Partial<Answered> = actionData ?? {}
  const problems = problemsOf(reply)
  const back = `/admin/bookings/${id}`
  return (
    <div className="bookings">
      <PageBar
        title={words.title({ reference })}
        lede={confirms ? words.ledeConfirms : words.lede}
        crumb={{
          label: bookingLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/bookings">{listLabels.bookings.title}</Link> / <Link to={back}>{reference}</Link> /{' '}
              <span aria-current="page">{words.crumb}</span>
            </>
          ),
        }}
      />
      <div role="alert" className="flash">
        {problem && <p className="note bad">{problem}</p>}
      </div>
      <Form method="post" className="pane details-form" noValidate autoComplete="off">
        <ProblemSummary problems={problems} />
        <ContactFields reply={reply} languages={languages} />
        {details === 'pick-up' && <PickUpFields reply={reply} />}
        {details === 'driver' && <OwnDriverFields reply={reply} today={today} />}
        <Billing reply={reply} />
        <OriginFields fieldOf={(name) => ({ name, ...answerOf(reply, name) })} />
        <Sources {...sources} />
        <TextArea name="message" label={words.message} hint={words.messageHint} rows={4} {...answerOf(reply, 'message')} />
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.save}
          </button>
          <Link className="btn line" to={back}>
            {words.cancel}
          </Link>
        </div>
      </Form>
    </div>
  )
}

function Billing({ reply }: { reply: FormReply }) {
  const words = useWords(contactAdminWords).billing
  return (
    <fieldset>
      <legend className="legend large">{words.title}</legend>
      <BillingFields fieldOf={(name) => ({ name, ...answerOf(reply, name) })} />
    </fieldset>
  )
}

/** Where the visits came from: known by the site itself, and not to be corrected. */
function Sources({ first, last }: { first: string; last: string }) {
  const words = useWords(originWords)
  return (
    <div className="grid2 part">
      {[
        [words.first, first],
        [words.last, last],
      ].map(([name, source]) => (
        <dl key={name} className="kv">
          <dt>{name}</dt>
          <dd>{source}</dd>
        </dl>
      ))}
    </div>
  )
}

function ContactFields({ reply, languages }: { reply: FormReply; languages: Sent['languages'] }) {
  const words = useWords(contactAdminWords)
  return (
    <fieldset>
      <legend className="legend large">{words.contact}</legend>
      {/* What the form showed: what somebody else has corrected since is not overwritten. */}
      <input type="hidden" name="seen" value={reply.values.seen ?? ''} />
      <div className="grid2">
        <TextField name="name" label={words.name} maxLength={120} {...answerOf(reply, 'name')} />
        <TextField name="phone" label={words.phone} type="tel" maxLength={30} {...answerOf(reply, 'phone')} />
        <TextField
          name="email"
          label={words.email}
          hint={words.emailHint}
          type="email"
          maxLength={254}
          {...answerOf(reply, 'email')}
        />
        <SelectField
          name="language"
          label={words.language}
          hint={words.languageHint}
          choices={languages}
          {...answerOf(reply, 'language')}
        />
        <label className="tick">
          <input type="checkbox" name="closesLinks" defaultChecked={reply.values.closesLinks === 'on'} />
          <span>
            {words.closesLinks}
            <small>{words.closesLinksHint}</small>
          </span>
        </label>
      </div>
    </fieldset>
  )
}

type Name = keyof (typeof contactAdminWords.tree)['fields']

/** What the form begins with: what is stored. */
function contactValues(booking: Booking): Record<Name, string> {
  const { leadName, email, phone, language, message, order, channel, source } = booking
  const { billingName, billingAddress, billingTaxNumber } = booking
  const { pickUp, driver } = order.kind === 'hire' ? order : { pickUp: undefined, driver: null }
  return {
    name: leadName,
    email: hasNoAddress(email) ? '' : email,
    phone,
    language,
    message,
    billingName,
    billingAddress,
    billingTaxNumber,
    channel: channel ?? '',
    source: source ?? '',
    pickUpPlace: pickUp?.place ?? '',
    pickUpFlight: pickUp?.flight ?? '',
    driverBornOn: driver?.bornOn ?? '',
    driverLicensedSince: driver?.licensedSince ?? '',
  }
}

/** A stored value in a sentence; of a choice its word. */
const shown = (read: ReadWords, name: Name, value: string): string => {
  const words = read(originWords)
  if (name === 'language') return languageName(value, read.language)
  const choices: Record<string, string> = name === 'channel' ? words.channels : name === 'source' ? words.sources : {}
  return choices[value] ?? (value || '–')
}

/** What is stored by now and is other than what was typed, in a sentence. */
function storedSince(read: ReadWords, stored: Record<Name, string>, typed: Record<string, string>): string {
  const words = read(contactAdminWords)
  const others = (Object.keys(words.fields) as Name[]).flatMap((name) =>
    name in typed && typed[name]?.replaceAll('\r\n', '\n').trim() !== stored[name].replaceAll('\r\n', '\n')
      ? [`${words.fields[name]} ${shown(read, name, stored[name])}`]
      : [],
  )
  return others.length > 0 ? words.stored({ values: others.join(', ') }) : words.again
}
