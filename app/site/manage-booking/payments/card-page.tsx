import { data, Link, redirect } from 'react-router'
import { startCardPayment } from '#features/bookings/payments/start-card-payment.server.ts'
import { paymentState } from '#features/payments/ledger.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { countHit } from '#features/rate-limits/count-hit.server.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../../context.ts'
import { useWords, wordsOfMatches } from '../../../languages/use-words.ts'
import { openOwn } from '../../../shared/open-booking.server.ts'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { cardPageWords } from '../../../words/card-page.ts'
import { managePageWords } from '../../../words/manage-page.ts'
import { readNumber } from '../read-fields.ts'
import type { Route } from './+types/card-page.ts'
import { gatewayAddress } from './gateway-address.ts'

export const handle = { words: ['card-page', 'lost-link', 'manage-page', 'problems'] } satisfies RouteHandle

export { LostBooking as ErrorBoundary } from '../lost-booking.tsx'

/**
 * Redirects to the gateway's page. Our security policy allows forms to this site only, and browsers apply it to redirects of
 * forms; so the form leads here, and this page redirects, with a link for browsers that stay.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const payments = await listPayments(ctx.db, booking.id)
  const open = payments.findLast(({ method, events }) => method === 'card' && paymentState(events) === 'initiated')
  const url = gatewayAddress(open?.events.find(({ kind }) => kind === 'initiated')?.providerUrl)
  if (!url) throw redirect(links.booking(booking.reference))
  return data({ url, reference: booking.reference }, { headers: { Refresh: `0;url=${url}` } })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const { id, reference } = await openOwn(ctx, request, params.reference)
  const form = await request.formData()
  const what = form.get('what') === 'all' ? 'all' : 'due'
  const at = links.booking(reference)
  const refuse = (reason: string) => redirect(`${at}?refused=${reason}`, 303)
  const shownMinor = readNumber(form, `${what}Minor`)
  if (shownMinor === undefined) return refuse('amount-changed')
  const counted = await countHit(ctx, 'card', { booking: id })
  if (!counted.done) return refuse(counted.refusal.reason)
  const started = await startCardPayment(ctx, id, what, shownMinor)
  return started.done ? redirect(`${at}/card`, 303) : refuse(started.refusal.reason)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, cardPageWords).title },
  { name: 'robots', content: 'noindex' },
]

export default function CardPage({ loaderData: { url, reference } }: Route.ComponentProps) {
  const words = useWords(cardPageWords)
  const page = useWords(managePageWords)
  return (
    <div className="wrap booking lost">
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.text}</p>
      <p className="row part">
        <a className="btn" href={url}>
          {words.button}
        </a>
        <Link className="more" to={links.booking(reference)} reloadDocument>
          {page.back}
        </Link>
      </p>
    </div>
  )
}
