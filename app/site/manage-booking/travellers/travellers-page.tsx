import { Link } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import type { Needs } from '#features/travellers/details.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import { roomingKey } from '#features/travellers/rooming-key.server.ts'
import { dayText } from '#values/day-words.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../../context.ts'
import { openOwn } from '../../../shared/open-booking.server.ts'
import { ownWords } from '../../../words/manage-booking.ts'
import { detailStates, travellerWords as words } from '../../../words/manage-travellers.ts'
import { stateNow } from '../booking-status.ts'
import type { Route } from './+types/travellers-page.ts'
import { calledName } from './details-notice.ts'
import { missingText } from './missing-text.ts'

export { LostBooking as ErrorBoundary } from '../lost-booking.tsx'

/** From this many travellers on there is a leader who needs the rooming. */
const ledFrom = 4

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const { reference, kind, title, travellersCount } = booking
  const details = await listDetails(ctx, booking.id, { withPrivate: false })
  const over = isFinal(stateNow(booking, ctx.clock.now()))
  const isLed = kind !== 'hire' && (kind === 'pilgrims' || travellersCount >= ledFrom)
  const saved = details.find(({ position }) => String(position) === new URL(request.url).searchParams.get('saved'))
  const needs = details.find((traveller) => traveller.needs.keys.length > 0)?.needs
  return {
    reference,
    title,
    over,
    lede: over ? words.over : ledeOf(needs),
    status: saved && words.saved(calledName(saved)),
    travellers: details.map((traveller) => ({
      position: traveller.position,
      name: calledName(traveller),
      tag: traveller.needs.keys.length > 0 ? detailStates[traveller.progress.state] : null,
      missing: missingText(traveller.progress.missing),
    })),
    leader: isLed && !over ? `${ctx.config.publicUrl}${links.rooming(reference, roomingKey(ctx.config.secret, booking))}` : null,
  }
}

function ledeOf(needs: Needs | undefined): string {
  if (!needs) return words.ledeNone
  return (needs.keys.includes('passport-number') ? words.ledePermits : words.lede)(dayText(needs.by))
}

export const meta: Route.MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function TravellersPage({ loaderData }: Route.ComponentProps) {
  const { reference, title, over, lede, status, travellers, leader } = loaderData
  const at = links.booking(reference)
  return (
    <div className="wrap booking manage-booking narrow">
      <p>
        <Link className="more" to={at}>
          {ownWords.back}
        </Link>
      </p>
      <h1 className="t-2">{words.title}</h1>
      <p className="ui small muted">{title}</p>
      {status && (
        <p className="note" role="status">
          {status}
        </p>
      )}
      <p className="lede muted">{lede}</p>
      <ul className="link-list part">
        {travellers.map(({ position, name, tag, missing }) => (
          <li key={position}>
            <Link to={`${at}/travellers/${position}`}>
              <span>
                {name}
                {missing && <small className="muted">{missing}</small>}
              </span>
              {tag && <span className={tag.tone ? `tag ${tag.tone}` : 'tag'}>{tag.word}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {leader && !over && (
        <section className="part">
          <h2 className="t-3">{words.leader.title}</h2>
          <p>{words.leader.text}</p>
          <div className="field part">
            <label htmlFor="leader">{words.leader.label}</label>
            <input id="leader" className="copy" readOnly value={leader} />
          </div>
        </section>
      )}
    </div>
  )
}
