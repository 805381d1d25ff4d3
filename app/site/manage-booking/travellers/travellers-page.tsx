import { data, Link } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import { ageOf } from '#features/orders/member-age.ts'
import type { Needs } from '#features/travellers/details.ts'
import { hasFlights } from '#features/travellers/flights/flight.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import { groupsWithoutAdult } from '#features/travellers/rooming.ts'
import { roomingKey } from '#features/travellers/rooming-key.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../../context.ts'
import { addressIn } from '../../../languages/addresses.ts'
import { useWords, wordsOfMatches } from '../../../languages/use-words.ts'
import { limitForm, passActionHeaders } from '../../../shared/limit-form.server.ts'
import { openOwn } from '../../../shared/open-booking.server.ts'
import { formatterOf, wordsOf, wordsReader } from '../../../shared/page-words.server.ts'
import { answerNameList, listedFrom, readListText, unread } from '../../../shared/travellers/answer-name-list.server.ts'
import { calledName, type TravellerFactWords } from '../../../shared/travellers/called-name.ts'
import { detailsTag } from '../../../shared/travellers/details-tag.ts'
import { missingText } from '../../../shared/travellers/missing-text.ts'
import { NameListForm, type NameListReply } from '../../../shared/travellers/name-list-form.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { detailsRefusalWords } from '../../../words/details-refusals.ts'
import { managePageWords } from '../../../words/manage-page.ts'
import { oneTravellerWords } from '../../../words/manage-traveller.ts'
import { travellerWords } from '../../../words/manage-travellers.ts'
import { nameListAnswerWords } from '../../../words/name-list-answers.ts'
import { roomKindWords } from '../../../words/room-kinds.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { titleInLanguage } from '../../content-in-language.server.ts'
import { stateNow } from '../booking-status.ts'
import { ManagePage } from '../manage-page.tsx'
import type { Route } from './+types/travellers-page.ts'
import { detailsRefusal } from './details-refusal.ts'

export const handle = { words: ['lost-link', 'manage-page', 'manage-travellers', 'name-list', 'problems'] } satisfies RouteHandle

export { LostBooking as ErrorBoundary } from '../lost-booking.tsx'

/** From this many travellers on there is a leader who needs the rooming. */
const ledFrom = 4

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const read = wordsReader(context)
  const facts = read(travellerFactWords)
  const { reference, kind, travellersCount } = booking
  const title = await titleInLanguage(context, kind, booking.title)
  const details = await listDetails(ctx, booking.id, { withPrivate: false })
  const over = isFinal(stateNow(booking, ctx.clock.now()))
  const isLed = kind !== 'hire' && (kind === 'pilgrims' || travellersCount >= ledFrom)
  const saved = details.find(({ position }) => String(position) === new URL(request.url).searchParams.get('saved'))
  const needs = details.find((traveller) => traveller.needs.keys.length > 0)?.needs
  return {
    reference,
    title,
    over,
    lede: over ? read(oneTravellerWords).over : ledeOf(needs, kigaliDay(ctx.clock.now()), facts, format),
    notFollowed: groupsWithoutAdult(details.map((one) => ({ room: one.room, age: ageOf(one, booking.startsOn) }))).map((name) =>
      read(roomKindWords).notFollowed({ name }),
    ),
    status: saved && facts.saved({ name: calledName(saved, facts, details) }),
    travellers: details.map((traveller) => ({
      position: traveller.position,
      name: calledName(traveller, facts, details),
      tag: traveller.needs.keys.length > 0 ? detailsTag(traveller.progress.state, facts) : null,
      missing: missingText(traveller.progress.missing, facts),
    })),
    hasFlights: hasFlights(kind),
    // A car needs no names.
    listed: kind !== 'hire' && details.filter(({ familyName }) => familyName === null).length >= listedFrom,
    // In the language of the booking: the leader has no other.
    leader:
      isLed && !over
        ? `${ctx.config.publicUrl}${addressIn(booking.language, links.rooming(reference, roomingKey(ctx.config.secret, booking)))}`
        : null,
  }
}

function ledeOf(needs: Needs | undefined, today: Day, words: TravellerFactWords, format: Formatter): string {
  if (!needs) return words.ledeNone
  const permits = needs.keys.includes('passport-number')
  if (needs.by <= today) return permits ? words.ledePermitsNow : words.ledeNow
  return (permits ? words.ledePermits : words.lede)({ day: format.day(needs.by) })
}

/** Takes the names of a group, pasted or from a file. What could be read is saved; the rest comes back with the reason. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const { id } = await openOwn(ctx, request, params.reference)
  const text = await readListText(await request.formData())
  const limited = await limitForm({ context, request }, 'details', { booking: id }, unread(text, []))
  if (limited) return limited
  const words = wordsOf(context, nameListAnswerWords)
  const why = wordsOf(context, detailsRefusalWords)
  const { reply, status } = await answerNameList(ctx, id, text, {
    refusal: (refusal) => detailsRefusal(refusal, why),
    noPlace: words.noPlace,
    words,
  })
  return data(reply, { status })
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, travellerWords).title },
  { name: 'robots', content: 'noindex' },
]

export default function TravellersPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(travellerWords)
  const page = useWords(managePageWords)
  const { reference, title, over, lede, status, notFollowed, travellers, listed, leader, hasFlights } = loaderData
  const reply: NameListReply | undefined = actionData
  const at = links.booking(reference)
  return (
    <ManagePage back={{ to: at, word: page.back }} title={words.title}>
      <p className="ui small muted">{title}</p>
      {status && (
        <p className="note" role="status">
          {status}
        </p>
      )}
      <p className="lede muted">{lede}</p>
      {!over &&
        notFollowed.map((sentence) => (
          <p key={sentence} className="note">
            {sentence}
          </p>
        ))}
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
      {hasFlights && !over && (
        <p className="part">
          <Link className="more" to={`${at}/flights`}>
            {words.flights}
          </Link>
        </p>
      )}
      {leader && !over && (
        <section className="part">
          <h2 className="t-3">{words.leader.title}</h2>
          <p>{words.leader.text}</p>
          <div className="field part">
            <label htmlFor="leader">{words.leader.label}</label>
            <input id="leader" type="text" className="copy" readOnly value={leader} />
          </div>
        </section>
      )}
    </ManagePage>
  )
}
