import { data } from 'react-router'
import { findRooming } from '#features/travellers/find-rooming.server.ts'
import { readReference } from '#values/reference.ts'
import { contextOf } from '../../../context.ts'
import { useWords, wordsOfMatches } from '../../../languages/use-words.ts'
import { limitGuess } from '../../../shared/limit-form.server.ts'
import { formatterOf, wordsReader } from '../../../shared/page-words.server.ts'
import { calledName } from '../../../shared/travellers/called-name.ts'
import { detailsTag } from '../../../shared/travellers/details-tag.ts'
import { missingText } from '../../../shared/travellers/missing-text.ts'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { roomKindWords } from '../../../words/room-kinds.ts'
import { roomingWords } from '../../../words/rooming.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { titleInLanguage } from '../../content-in-language.server.ts'
import type { Route } from './+types/rooming-page.ts'

export const handle = { words: ['rooming'] } satisfies RouteHandle

/** A group as its leader sees it: the rooms, and whose details are missing. Throws a 404 for a wrong key. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const reference = readReference(params.reference)
  const key = new URL(request.url).searchParams.get('key')
  const view = reference && key ? await findRooming(ctx, reference, key) : undefined
  if (reference && key) await limitGuess({ context, request }, 'rooming-key', view !== undefined)
  if (!view) throw new Response('There is no such rooming', { status: 404 })
  const read = wordsReader(context)
  const facts = read(travellerFactWords)
  const { kinds, wished: wishedBy, unattended: withoutAdult, notFollowed } = read(roomKindWords)
  const called = (position: number) => {
    const found = view.travellers.find((traveller) => traveller.position === position)
    return found ? calledName(found, facts, view.travellers) : facts.nth({ position })
  }
  return data(
    {
      reference: view.reference,
      title: await titleInLanguage(context, view.kind, view.title),
      when: format.days(view.startsOn, view.endsOn),
      rooms: view.rooms.map(({ number, kind, wished, positions, unattended }) => ({
        number,
        hasRoom: kind !== 'unpaired',
        kind: [kinds[kind], wished ? wishedBy({ name: wished }) : '', unattended ? withoutAdult : ''].filter(Boolean).join(', '),
        names: positions.map(called).join(', '),
      })),
      notFollowed: view.notFollowed.map((name) => notFollowed({ name })),
      travellers: view.travellers.map((traveller) => ({
        position: traveller.position,
        name: calledName(traveller, facts, view.travellers),
        tag: detailsTag(traveller.state, facts),
        missing: [
          missingText(traveller.missing, facts),
          traveller.missing.length > 0 ? facts.by({ day: format.day(traveller.by) }) : '',
        ]
          .filter(Boolean)
          .join(', '),
      })),
    },
    // The key is in this page's address: it must not be sent to other sites or indexed.
    { headers: { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, params }) => [
  { title: wordsOfMatches(matches, roomingWords).title({ reference: params.reference }) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function RoomingPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(roomingWords)
  const { reference, title, when, rooms, notFollowed, travellers } = loaderData
  return (
    <div className="wrap booking manage-booking narrow">
      <p className="row">
        <span className="ref copy num">{reference}</span>
      </p>
      <h1 className="t-2">{title}</h1>
      <p className="lede muted">{when}</p>
      <section className="part">
        <h2 className="t-3">{words.rooms}</h2>
        {rooms.length === 0 && <p>{words.noRooms}</p>}
        {notFollowed.map((sentence) => (
          <p key={sentence} className="note">
            {sentence}
          </p>
        ))}
        <dl className="pairs">
          {rooms.map(({ number, hasRoom, kind, names }) => (
            <div key={number}>
              <dt>{hasRoom ? words.room({ number, kind }) : words.noRoom({ kind })}</dt>
              <dd>{names}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="part">
        <h2 className="t-3">{words.people}</h2>
        <ul className="link-list">
          {travellers.map(({ position, name, tag, missing }) => (
            <li key={position}>
              <span>
                {name} {missing && <small className="muted">{missing}</small>}
              </span>
              <span className={tag.tone ? `tag ${tag.tone}` : 'tag'}>{tag.word}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className="ui small muted part">{words.note}</p>
    </div>
  )
}
