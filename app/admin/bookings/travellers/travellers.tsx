import { data, Link, redirect } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import { ageOf } from '#features/orders/member-age.ts'
import { roomName } from '#features/travellers/details-answer.ts'
import { listRooms } from '#features/travellers/find-rooming.server.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import { bedWishes, groupsWithoutAdult } from '#features/travellers/rooming.ts'
import { type RoomChoice, saveRooms } from '#features/travellers/save-rooms.server.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../../shared/page-words.server.ts'
import { answerNameList, listedFrom, readListText } from '../../../shared/travellers/answer-name-list.server.ts'
import { calledName } from '../../../shared/travellers/called-name.ts'
import { detailsTag } from '../../../shared/travellers/details-tag.ts'
import { missingText } from '../../../shared/travellers/missing-text.ts'
import { NameListForm, type NameListReply } from '../../../shared/travellers/name-list-form.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { arrivalWords } from '../../../words/admin/bookings/arrivals.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { travellersAdminWords } from '../../../words/admin/bookings/travellers.ts'
import { nameListAnswerWords } from '../../../words/name-list-answers.ts'
import { roomKindWords } from '../../../words/room-kinds.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { findBookingOr404 } from '../load-booking.server.ts'
import type { Route } from './+types/travellers.ts'
import { detailsAdminRefusal } from './details-refusal.ts'
import { RoomsForm, type RoomsReply } from './rooms-form.tsx'
import { TravellersCrumb } from './travellers-crumb.tsx'

export const handle = { words: ['name-list', 'traveller-details'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:move')
  const arrivalLabels = wordsOf(args.context, arrivalWords)
  const words = wordsOf(args.context, travellersAdminWords)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const details = await listDetails(ctx, booking.id, { withPrivate: false })
  const rooms = await listRooms(ctx, booking.id)
  const kindWords = wordsOf(args.context, roomKindWords)
  const { id, reference, kind } = booking
  const over = isFinal(booking.state)
  const facts = wordsOf(args.context, travellerFactWords)
  return {
    id,
    reference,
    over,
    listed: !over && kind !== 'hire' && details.filter(({ familyName }) => familyName === null).length >= listedFrom,
    /** Rooms of a stay are those of its order. */
    shares: !over && kind !== 'hire' && kind !== 'stay',
    notFollowed: groupsWithoutAdult(details.map((one) => ({ room: one.room, age: ageOf(one, booking.startsOn) }))).map((name) =>
      kindWords.notFollowed({ name }),
    ),
    travellers: details.map((traveller) => {
      const room = rooms.find(({ positions }) => positions.includes(traveller.position))
      const named = room && arrivalLabels.rooming.kinds[room.kind]
      return {
        position: traveller.position,
        name: calledName(traveller, facts, details),
        tag: traveller.needs.keys.length > 0 ? detailsTag(traveller.progress.state, facts) : null,
        missing: missingText(traveller.progress.missing, facts),
        room: traveller.room ?? '',
        beds: traveller.beds ?? '',
        version: traveller.version,
        now:
          room && named
            ? room.kind === 'unpaired'
              ? named
              : words.rooms.room({ number: room.number, kind: named.toLowerCase() })
            : '',
      }
    }),
  }
}

type Answered = { list?: NameListReply; rooms?: RoomsReply }

/** Saves the rooms, or the names of a list. What was typed comes back with what is wrong. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:move')
  const read = wordsReader(args.context)
  const words = read(travellersAdminWords)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  if (form.get('intent') === 'list') {
    const wording = {
      refusal: (refusal: Parameters<typeof detailsAdminRefusal>[1]) => detailsAdminRefusal(read, refusal),
      noPlace: words.list.noPlace,
      words: read(nameListAnswerWords),
    }
    const { reply, status } = await answerNameList(ctx, booking.id, await readListText(form), wording, staff)
    return data<Answered>({ list: reply }, { status })
  }
  const typed = roomsTyped(form)
  const { choices, wrong } = readRooms(typed)
  if (wrong.length > 0) return data<Answered>({ rooms: { typed, wrong } }, { status: 422 })
  const saved = await saveRooms(ctx, booking.id, choices, staff)
  if (saved.done) return redirect(`/admin/bookings/${booking.id}?did=details`, 303)
  // What was typed stays; the versions are those of now, so that whoever has read it may save again.
  const now = await listDetails(ctx, booking.id, { withPrivate: false })
  const fresh = typed.map((one) => ({ ...one, seen: now.find(({ position }) => position === one.position)?.version ?? '' }))
  return data<Answered>(
    { rooms: { typed: fresh, wrong: [], problem: detailsAdminRefusal(read, saved.refusal) } },
    { status: 409 },
  )
}

export default function TravellersScreen({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(travellersAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { id, reference, over, listed, shares, travellers, notFollowed } = loaderData
  const { list, rooms }: Answered = actionData ?? {}
  return (
    <div className="bookings">
      <PageBar
        title={words.title({ reference })}
        lede={over ? words.over : words.lede}
        crumb={{ label: bookingLabels.breadcrumb, links: <TravellersCrumb id={id} reference={reference} /> }}
      />
      <div className="edit halves">
        <div className="col">
          <Pane title={words.crumb}>
            <ul className="item-list">
              {travellers.map(({ position, name, tag, missing }) => (
                <li key={position}>
                  <span>
                    <Link to={`/admin/bookings/${id}/travellers/${position}`}>{name}</Link>
                    {missing && <small>{missing}</small>}
                  </span>
                  {tag && <span className={tag.tone ? `tag ${tag.tone}` : 'tag'}>{tag.word}</span>}
                </li>
              ))}
            </ul>
          </Pane>
          {(listed || list) && (
            <div className="pane">
              <NameListForm reply={list} intent="list" />
            </div>
          )}
        </div>
        {shares && (
          <div className="col" id="rooms">
            <RoomsForm travellers={travellers} notFollowed={notFollowed} reply={rooms} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The room groups of a form as they were typed: 'room-3' of the third traveller, with the version that it showed. */
const roomsTyped = (form: FormData): RoomChoice[] =>
  [...form].flatMap(([name, value]) => {
    const position = /^room-([1-9]\d{0,3})$/.exec(name)?.[1]
    if (!position || typeof value !== 'string') return []
    const beds = bedWishes.find((wish) => wish === form.get(`beds-${position}`)) ?? ''
    return [{ position: Number(position), room: value, beds, seen: String(form.get(`seen-${position}`) ?? '') }]
  })

/** The room groups to save, and the travellers whose group cannot be stored. */
function readRooms(typed: readonly RoomChoice[]): { choices: RoomChoice[]; wrong: number[] } {
  const choices = typed.map((one) => ({ ...one, room: one.room.trim() }))
  const wrong = choices.flatMap(({ position, room }) => (room === '' || roomName.safeParse(room).success ? [] : [position]))
  return { choices, wrong }
}
