import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { useAuth } from '../auth/auth.tsx'
import { EventTimeline } from '../components/event-timeline.tsx'
import { FactRows } from '../components/fact-rows.tsx'
import { Pane } from '../components/pane.tsx'
import type { loadShipment } from './load-shipment.server.ts'

export type LoadedShipment = Awaited<ReturnType<typeof loadShipment>>

/** The total of the pieces, and the estimate that the site showed. */
export function WeightPane({ weights, estimate }: Pick<LoadedShipment, 'weights' | 'estimate'>) {
  const words = useWords(shipmentAdminWords).shipment
  const labels = words.weights
  const format = useFormatter()
  const charged = weights?.charged
  const amount = (value: number) => {
    const figure = format.number(value)
    return charged?.unit === 'tonne' ? labels.tonnes({ tonnes: figure }) : labels.kg({ kg: figure })
  }
  return (
    <Pane title={labels.title}>
      {weights ? (
        <>
          <dl className="kv num">
            <dt>{labels.pieces}</dt>
            <dd>{weights.pieces}</dd>
            <dt>{labels.volume}</dt>
            <dd>{labels.cbm({ cbm: format.number(weights.cbm) })}</dd>
            <dt>{labels.weighs}</dt>
            <dd>{labels.kg({ kg: format.number(weights.kg) })}</dd>
            {charged && (
              <>
                <dt>{labels.size}</dt>
                <dd>{amount(charged.bySize)}</dd>
                <div className="sum">
                  <dt>{labels.chargeable}</dt>
                  <dd>{amount(charged.chargeable)}</dd>
                </div>
              </>
            )}
          </dl>
          <p className="small muted below">{weights.rule ?? labels.noMode}</p>
        </>
      ) : (
        <p className="muted">{labels.none}</p>
      )}
      <h3 className="minor">{labels.estimate}</h3>
      {estimate ? (
        <ul className="bullets num">
          {estimate.split('; ').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="small muted">{labels.noEstimate}</p>
      )}
    </Pane>
  )
}

/** The stored price, as the quote shows it. */
export function PricePane({ price }: Pick<LoadedShipment, 'price'>) {
  const words = useWords(shipmentAdminWords).shipment
  const labels = words.price
  const format = useFormatter()
  return (
    <Pane title={price.flash.length > 0 ? labels.flash : labels.title}>
      {price.flash.length === 0 ? (
        <p className="muted">{labels.none}</p>
      ) : (
        <dl className="kv num">
          {price.flash.map(({ label, amount }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <div key={row}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className="sum">
            <dt>{words.form.together}</dt>
            <dd>{price.total}</dd>
          </div>
        </dl>
      )}
      {price.validUntil && (
        <p className="small num below">
          {labels.holds} {price.validUntil}
        </p>
      )}
      {price.leftOut && (
        <p className="small said below">
          <b>{labels.leftOut + format.colon}</b>
          {price.leftOut}
        </p>
      )}
    </Pane>
  )
}

export function FactsPane({ facts }: Pick<LoadedShipment, 'facts'>) {
  const words = useWords(shipmentAdminWords).shipment
  if (facts.length === 0) return null
  return (
    <Pane title={words.facts.title}>
      <FactRows facts={facts} />
    </Pane>
  )
}

const tones: Partial<Record<LoadedShipment['timeline'][number]['event'], string>> = {
  quote: 'now',
  accept: 'ok',
  load: 'ok',
  deliver: 'ok',
  lose: 'bad',
  note: 'memo',
}

export function Happened({ timeline }: Pick<LoadedShipment, 'timeline'>) {
  const words = useWords(shipmentAdminWords).shipment
  const { may } = useAuth()
  if (timeline.length === 0) return null
  const labels = words.timeline
  return (
    <Pane title={labels.title}>
      <EventTimeline
        events={timeline.map((item) => ({ ...item, tone: tones[item.event] }))}
        emailName={labels.sentEmail}
        mayOpenEmails={may('emails:read')}
      />
    </Pane>
  )
}
