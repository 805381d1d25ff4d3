import { data, Link, redirect } from 'react-router'
import { newKey } from '#features/bookings/booking-key.server.ts'
import { bookForCaller } from '#features/bookings/placing/book-for-caller.server.ts'
import { CallerAnswer } from '#features/bookings/placing/caller-request.ts'
import type { MadeBooking } from '#features/bookings/placing/write-new-booking.server.ts'
import { linkBooking } from '#features/enquiries/link-booking.server.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { productKinds } from '#features/pricing/order-kinds.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { problemsOf } from '../../../shared/booking/form-answers.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { pathWithQuery } from '../../components/path-with-query.ts'
import { languageChoices, mayChoose } from '../contact/customer-languages.ts'
import type { Route } from './+types/new-booking.ts'
import { BookingForm } from './booking-form.tsx'
import { questionOf } from './caller-fields.ts'
import { errorsInWords } from './errors-in-words.server.ts'
import { type Customer, findCaller } from './find-caller.server.ts'
import { listProducts } from './list-products.server.ts'
import { loadQuestion, productKeyOf } from './load-question.server.ts'
import { ProductList } from './product-list.tsx'
import { refusalAt } from './refusal-at.ts'

export const handle = { words: ['hire-choice', 'hire-fields', 'residencies', 'room-fields'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:move')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const given = Object.fromEntries(args.url.searchParams)
  const customer = await findCaller(ctx.db, knownBy(given, staff))
  const key = productKeyOf(given)
  if (!key) {
    const search = (given.q ?? '').trim().slice(0, 100)
    const only = productKinds.find((kind) => kind === given.show)
    return { customer, catalogue: { search, only, ...(await listProducts(ctx, read, { search, only })) } }
  }
  const found = await loadQuestion(ctx, read, key, questionOf(given))
  if (!found) throw data(null, { status: 404 })
  const languages = languageChoices(args.context.get(siteWordsKey).published.keys(), customer?.language)
  return { customer, languages, question: { ...found.shown, formKey: newKey() } }
}

/** 'Show the price' keeps everything as it was typed and prices it; 'Book it' does what was chosen, once for a form. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:move')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const values = typed(form)
  const key = productKeyOf(values)
  const books = form.get('intent') === 'book'
  const found = key && (await loadQuestion(ctx, read, key, questionOf(values), books ? 'book' : 'price'))
  if (!found) throw data(null, { status: 404 })
  const { choice, discount, shown } = found
  const answer = (errors: Record<string, string>, problem?: string) => ({
    question: { ...shown, problem: problem ?? shown.problem, reply: { values: { ...values, ...shown.reply.values }, errors } },
    refused: books,
  })
  if (!books) return data(answer(shown.reply.errors))
  const customer = await findCaller(ctx.db, knownBy(values, staff))
  const { value, reply } = readForm(form, CallerAnswer)
  const errors = { ...(choice ? {} : shown.reply.errors), ...errorsInWords(read, reply?.errors ?? {}) }
  if (!choice || !value) return data(answer(errors), { status: 422 })
  const { name, email = '', phone, language = customer?.language ?? 'en', channel = null, source = null, ...more } = value
  const { billingName, billingAddress, billingTaxNumber, ...rest } = more
  const languages = languageChoices(args.context.get(siteWordsKey).published.keys(), customer?.language)
  if (!mayChoose(languages, language)) return data(answer(errorsInWords(read, { language: 'language-wrong' })), { status: 422 })
  const trafficSource = customer?.trafficSource ?? null
  const by = { actor: staff.name, language, channel, source, firstSource: trafficSource, lastSource: trafficSource }
  const contact = { name, email, phone, billingName, billingAddress, billingTaxNumber }
  const outcome = await bookForCaller(ctx, { ...rest, ...choice, discount, contact, by })
  if (outcome.done) {
    if (customer?.from === 'enquiry') await linkToEnquiry(ctx, customer.id, outcome.value, staff)
    return redirect(`/admin/bookings/${outcome.value.id}?did=made`, 303)
  }
  const { field, sentence } = refusalAt(read, outcome.refusal, choice.order)
  return data(field ? answer({ [field]: sentence }) : answer({}, sentence), { status: 409 })
}

/** What an address or a form says of who it is for; an enquiry only for whom may change one. */
const knownBy = ({ again, enquiry }: Record<string, string>, { role }: Staff) => ({
  again,
  enquiry: may(role, 'enquiries:write') ? enquiry : undefined,
})

/** The enquiry gets the booking that was made of it, unless it has another. The booking is made in any case. */
async function linkToEnquiry(ctx: Context, id: string, booking: MadeBooking, { id: staffId, name }: Staff) {
  const enquiry = await findAdminEnquiry(ctx.db, id)
  if (!enquiry || enquiry.bookingId) return
  await linkBooking(ctx, { id, seen: enquiry.version, actor: { id: staffId, name }, booking })
}

/** A booking by staff for somebody who rings: what, then the price and what is left, then who, and what to do. */
export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(newBookingWords)
  const { customer, languages, catalogue, question } = loaderData
  const answered = actionData?.question
  return (
    <div className="new-booking">
      <PageBar
        title={answered?.title ?? question?.title ?? words.title}
        lede={
          customer ? `${words.knownFor[customer.from]({ name: customer.name })} ${catalogue ? words.nextStep : ''}` : words.lede
        }
        crumb={{ label: words.breadcrumb, links: <Crumbs customer={customer} chosen={question !== undefined} /> }}
      />
      {catalogue && <ProductList {...catalogue} customer={customer} />}
      {question && (
        <BookingForm
          key={question.title}
          question={answered ?? question}
          formKey={question.formKey}
          customer={customer}
          languages={languages}
          problems={actionData?.refused && answered ? problemsOf(answered.reply) : []}
        />
      )}
    </div>
  )
}

/** Where one is: among bookings, or at the form of one thing, from which the way back is to choose another. */
function Crumbs({ customer, chosen }: { customer: Customer | undefined; chosen: boolean }) {
  const words = useWords(newBookingWords)
  return (
    <>
      <Link to="/admin/bookings">{words.bookings}</Link> /{' '}
      {chosen ? (
        <Link to={pathWithQuery('/admin/bookings/new', customer ? { [customer.from]: customer.id } : {})}>{words.another}</Link>
      ) : (
        <span aria-current="page">{words.title}</span>
      )}
    </>
  )
}
