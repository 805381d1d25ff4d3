import { data, Link } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import type { Needs } from '#features/travellers/details.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import { roomingKey } from '#features/travellers/rooming-key.server.ts'
import { dayText } from '#values/day-words.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../../context.ts'
import { limitForm, passActionHeaders } from '../../../shared/limit-form.server.ts'
import { openOwn } from '../../../shared/open-booking.server.ts'
import { answerNameList, listedFrom, readListText, unread } from '../../../shared/travellers/answer-name-list.server.ts'
import { calledName } from '../../../shared/travellers/called-name.ts'
import { missingText } from '../../../shared/travellers/missing-text.ts'
import { NameListForm, type NameListReply } from '../../../shared/travellers/name-list-form.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { ownWords } from '../../../words/manage-booking.ts'
import { detailsRefusal } from '../../../words/manage-refusals.ts'
import { detailStates, travellerWords as words } from '../../../words/manage-travellers.ts'
import { stateNow } from '../booking-status.ts'
import { ManagePage } from '../manage-page.tsx'
import type { Route } from './+types/travellers-page.ts'

export const handle = { words: ['problems'] } satisfies RouteHandle

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
    // A car needs no names.
    listed: kind !== 'hire' && details.filter(({ familyName }) => familyName === null).length >= listedFrom,
    leader: isLed && !over ? `${ctx.config.publicUrl}${links.rooming(reference, roomingKey(ctx.config.secret, booking))}` : null,
  }
}

function ledeOf(needs: Needs | undefined): string {
  if (!needs) return words.ledeNone
  return (needs.keys.includes('passport-number') ? words.ledePermits : words.lede)(dayText(needs.by))
}

/** Takes the names of a group, pasted or from a file. What could be read is saved; the rest comes back with the reason. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const { id } = await openOwn(ctx, request, params.reference)
  const text = await readListText(await request.formData())
  const limited = await limitForm({ context, request }, 'details', { booking: id }, unread(text, []))
  if (limited) return limited
  const { reply, status } = await answerNameList(ctx, id, text, { refusal: detailsRefusal, noPlace: words.list.noPlace })
  return data(reply, { status })
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function TravellersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, title, over, lede, status, travellers, listed, leader } = loaderData
  const reply: NameListReply | undefined = actionData
  const at = links.booking(reference)
  return (
    <ManagePage back={{ to: at, word: ownWords.back }} title={words.title}>
      <p className="ui small muted">{title}</p>
      {status && (
        <p className="note" role="status">
          {status}
        </p>
      )}
      <p className="lede muted">{lede}</p>
      {!over && (listed || reply) && <NameListForm reply={reply} />}
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
    </ManagePage>
  )
}
