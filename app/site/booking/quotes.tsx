import { Form, redirect } from 'react-router'
import { withSomeDriver } from '#features/bookings/drafts/choice.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { productCloses } from '#features/orders/order-cut-off.ts'
import { type ProductKind, productKinds } from '#features/pricing/order-kinds.ts'
import { writeQuote } from '#features/quotes/write-quote.server.ts'
import { readReference } from '#values/reference.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import { readChoice } from '../../shared/booking/read-choice.server.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { typed } from '../../shared/read-form.server.ts'
import { TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { quoteCodeWords } from '../../words/quote-code.ts'
import type { Route } from './+types/quotes.ts'

export const handle = { words: ['problems', 'quote-code'] } satisfies RouteHandle

/** The first step of each kind, which shows what is wrong with the answers. */
const firstSteps: Record<ProductKind, string> = {
  departure: '/booking',
  journey: '/booking/journey',
  pilgrims: '/booking/pilgrims',
  stay: '/hotel-booking',
  hire: '/booking/hire',
}

/**
 * An order of ten rooms with the ages of the children is about half as long; servers and proxies refuse addresses much longer
 * than this.
 */
const longestQuery = 6_000

/** A code that was typed redirects to its quote. */
export function loader({ context, request }: Route.LoaderArgs) {
  const typedCode = new URL(request.url).searchParams.get('code')
  if (typedCode === null) return { reply: { values: {}, errors: {} } satisfies FormReply }
  const code = readReference(typedCode)
  if (code) throw redirect(`/quotes/${code}`)
  return {
    reply: {
      values: { code: typedCode },
      errors: { code: wordsOf(context, bookingErrorWords).fields['quote-code-wrong'] },
    } satisfies FormReply,
  }
}

/**
 * Saves the price of a first step under a code and shows it. An order without a price is sent to the first step, which shows why.
 */
export async function action(args: Route.ActionArgs) {
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const kind = productKinds.find((one) => one === form.get('kind'))
  if (!kind) return redirect('/quotes')
  // No date of birth may be in an address.
  const {
    kind: _kind,
    driverBornOn: _born,
    driverLicensedSince: _since,
    pickUpPlace: _place,
    pickUpFlight: _flight,
    ...fields
  } = typed(form)
  const query = new URLSearchParams(fields).toString()
  // An answer that is too long for an address comes from no form of this site.
  const back = redirect(query.length > longestQuery ? firstSteps[kind] : `${firstSteps[kind]}?${query}`)
  const { choice } = await readChoice(ctx, kind, form, 'price')
  if (!choice) return back
  const limited = await limitForm(args, 'draft', {})
  if (limited) return limited
  const now = ctx.clock.now()
  const found = await quoteOrder(ctx.db, withSomeDriver(choice.order), choice.party, now)
  if (!found.done) return back
  const { quote, product } = found.value
  const { order, title, scene, startsOn, endsOn, lines, schedule } = quote
  const { totalMinor, depositMinor, balanceDueOn } = schedule
  const written = await writeQuote(ctx, {
    order,
    party: choice.party,
    title,
    scene,
    startsOn,
    endsOn,
    lines,
    schedule: { totalMinor, depositMinor, balanceDueOn },
    currency: 'USD',
    rwfPerUnit: product.settings.rwfPerUsd,
    notAfter: productCloses(product, startsOn),
  })
  return written.done ? redirect(`/quotes/${written.value.code}`) : back
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, quoteCodeWords).title },
  { name: 'robots', content: 'noindex' },
]

/** The form in which a visitor types a code from a message. */
export default function Quotes({ loaderData: { reply }, actionData }: Route.ComponentProps) {
  const words = useWords(quoteCodeWords)
  const problems = problemsOf(reply)
  return (
    <div className="wrap booking lost">
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      <Problem text={actionData?.problem} />
      <ProblemSummary problems={problems} />
      <Form method="get" action="/quotes" noValidate className="part">
        <div className="row end">
          <TextField name="code" label={words.code} autoComplete="off" spellCheck={false} {...answerOf(reply, 'code')} />
          <button type="submit" className="btn">
            {words.show}
          </button>
        </div>
      </Form>
    </div>
  )
}
