import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { saveShipment } from '#features/shipments/save-shipment.server.ts'
import { shipmentForm } from '#features/shipments/shipment-form.ts'
import { readAmount } from '#values/amount.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { answerNotSentWords } from '../../words/admin/answer-not-sent.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { NotSentNote } from '../components/emails/not-sent-note.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/shipment.ts'
import { findShipmentOr404, loadShipment } from './load-shipment.server.ts'
import { MovesPane, Press } from './moves-pane.tsx'
import { PriceForm } from './price-form.tsx'
import { QuotePane } from './quote-pane.tsx'
import { doByShipmentForm } from './shipment-action.server.ts'
import { FactsPane, Happened, PricePane, WeightPane } from './shipment-panes.tsx'
import { type ShipmentProblem, shipmentProblem } from './shipment-refusal.ts'
import type { ShipmentReply } from './shipment-reply.ts'
import { ShipmentTag } from './shipment-tag.tsx'

export const handle = { words: ['freight'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'enquiries:read')
  const read = wordsReader(args.context)
  const { searchParams } = args.url
  const query = { looks: searchParams.has('look'), did: searchParams.get('did') }
  return loadShipment(contextOf(args.context), read, args.params.id, query)
}

/** Of the price form, 'lines' and 'pieces' keep nothing: they show one more row. 'look' saves, and leads to the quote. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'enquiries:write')
  const reader = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { id } = await findShipmentOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  const values = typed(form)
  const event = values.event ?? ''
  const seen = Number(values.version)
  if (!Number.isSafeInteger(seen) || seen < 1) throw data(null, { status: 404 })
  const reply = { event, values, errors: {}, problem: undefined }
  if (event === 'lines' || event === 'pieces') {
    const shown = Number(values[`${event}Shown`])
    return data<ShipmentReply>({ ...reply, values: { ...values, [`${event}Rows`]: String((shown || 0) + 1) } })
  }
  if (event === 'save' || event === 'look') {
    const read = readForm(
      form,
      shipmentForm((text) => readAmount(text, 'USD')),
    )
    if (read.reply) return data<ShipmentReply>({ ...reply, errors: read.reply.errors }, { status: 422 })
    const saved = await saveShipment(ctx, { id, seen, text: read.value, actor })
    if (saved.done) return redirect(`/admin/shipments/${id}?${event === 'look' ? 'look=yes#quote' : 'did=save'}`, 303)
    return refuse(reply, shipmentProblem(reader, saved.refusal, ctx.clock.now()))
  }
  const outcome = await doByShipmentForm(ctx, { id, seen, actor }, values)
  if (outcome.done) return redirect(`/admin/shipments/${id}?did=${event}`, 303)
  return refuse(reply, shipmentProblem(reader, outcome.refusal, ctx.clock.now()))
}

function refuse(reply: ShipmentReply, { status, ...problem }: ShipmentProblem) {
  if (status === 404) throw data(null, { status })
  return data<ShipmentReply>({ ...reply, problem }, { status })
}

export const shouldRevalidate = ({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || defaultShouldRevalidate

export default function ShipmentScreen({ loaderData, actionData: reply }: Route.ComponentProps) {
  const shipmentLabels = useWords(shipmentAdminWords)
  const words = shipmentLabels.shipment
  const notSentLabels = useWords(answerNotSentWords)
  const { enquiryId, reference, name, origin, destination, state, flash } = loaderData
  const [params] = useSearchParams()
  const { may } = useAuth()
  const writes = may('enquiries:write')
  const prices = reply && ['save', 'look', 'lines', 'pieces'].includes(reply.event)
  const title = origin || destination ? words.title({ origin, destination }) : words.untitled
  return (
    <div className="shipments">
      <PageBar
        title={title}
        lede={
          <>
            {words.lede({ name })} <ShipmentTag state={state} />
          </>
        }
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/shipments">{shipmentLabels.title}</Link> / <span aria-current="page">{reference}</span> ·{' '}
              <Link to={`/admin/enquiries/${enquiryId}`}>{words.enquiry}</Link>
            </>
          ),
        }}
      />
      <div className="flash">
        <Flash>{params.has('did') && !reply && flash}</Flash>
      </div>
      <div className="edit">
        <div className="col">
          {loaderData.notSent && (
            <NotSentNote notSent={loaderData.notSent} what="quote" email={loaderData.email} subject={reference}>
              {writes && (
                <div className="below">
                  <Press event="sent" version={loaderData.version}>
                    {notSentLabels.quote.go}
                  </Press>
                </div>
              )}
            </NotSentNote>
          )}
          {params.has('look') && writes && (
            <QuotePane shipment={loaderData} reply={reply?.event === 'quote' ? reply : undefined} />
          )}
          {writes && (loaderData.edits || prices) && (
            <PriceForm
              key={`${loaderData.version}:${reply?.values.linesRows}:${reply?.values.piecesRows}`}
              shipment={loaderData}
              reply={prices ? reply : undefined}
            />
          )}
          <Happened timeline={loaderData.timeline} />
        </div>
        <div className="col">
          {writes && <MovesPane shipment={loaderData} reply={prices || reply?.event === 'quote' ? undefined : reply} />}
          <FactsPane facts={loaderData.facts} />
          <WeightPane weights={loaderData.weights} estimate={loaderData.estimate} />
          <PricePane price={loaderData.price} />
        </div>
      </div>
    </div>
  )
}
