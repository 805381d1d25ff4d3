import { data, Form, useNavigation } from 'react-router'
import { findProduct } from '#features/orders/find-product.server.ts'
import { firstUpper } from '#values/first-upper.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { CountField, DayField } from '../../shared/booking/choice-fields.tsx'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import { RoomTable } from '../../shared/booking/room-table.tsx'
import type { FormReply } from '../../shared/form-reply.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { formatterOf, wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { contentTranslator } from '../../shared/translated-content.server.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { childAgesWords } from '../../words/child-ages.ts'
import { choiceFactWords } from '../../words/choice-facts.ts'
import { hotelNameWords } from '../../words/hotel-names.ts'
import { roomFieldWords } from '../../words/room-fields.ts'
import { stayChoiceWords } from '../../words/stay-choice.ts'
import { HotelList } from '../hotels/hotel-list.tsx'
import { listHotelsToChoose } from '../hotels/list-hotels.server.ts'
import { readHotels } from '../shared-reads.server.ts'
import type { Route } from './+types/stay-choice.ts'
import { ChoiceForm, Hidden } from './choice-form.tsx'
import { loadStayChoice } from './load-stay-choice.server.ts'
import { type ChoiceAnswer, startSteps } from './start-steps.server.ts'
import { BookingLayout } from './step-layout.tsx'

export const handle = {
  words: [
    'booking-steps',
    'booking-summary',
    'child-ages',
    'choice',
    'hotel-names',
    'problems',
    'room-fields',
    'room-table',
    'stay-choice',
  ],
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const params = new URL(request.url).searchParams
  const hotel = params.get('hotel')
  if (!hotel) {
    const nights = [...params].filter(([name]) => name === 'startsOn' || name === 'endsOn')
    const words = wordsOf(context, choiceFactWords)
    return { hotels: await listHotelsToChoose(ctx, await readHotels(context), Object.fromEntries(nights), words, format) }
  }
  const found = await findProduct(ctx.db, { kind: 'stay', hotel }, ctx.clock.now())
  if (!found.done || found.value.kind !== 'stay' || found.value.hotel.rooms.length === 0) throw data(null, { status: 404 })
  const translate = await contentTranslator(context, 'hotel')
  const stay = { ...found.value, hotel: translate(found.value.hotel) }
  return { stay: await loadStayChoice(ctx, stay, params, wordsReader(context)) }
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  // The button of a hotel's page sends no fields: the rooms are in the address.
  for (const [name, value] of form.has('hotel') ? [] : new URL(args.request.url).searchParams) form.append(name, value)
  return startSteps(args, 'stay', form)
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = wordsOfMatches(matches, stayChoiceWords)
  const stay = loaderData?.stay
  return [
    { title: stay ? words.title({ hotel: stay.about.title }) : wordsOfMatches(matches, hotelNameWords).choose },
    { name: 'description', content: words.lede },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Hotel rooms: the nights first, then the rooms. Without a hotel in the address it lists the hotels. */
export default function StayChoice({ loaderData: { hotels, stay }, actionData }: Route.ComponentProps) {
  const words = useWords(stayChoiceWords)
  if (!stay) return <HotelList hotels={hotels ?? []} />
  const { about, dates, nights, rooms, boards, shown } = stay
  const { reply, problem }: ChoiceAnswer = actionData ?? shown
  const typed = rooms.length > 0 ? Object.entries(reply.values).filter(([name]) => name.startsWith('rooms[')) : []
  return (
    <BookingLayout kind="stay" step="choice" summary={shown.summary ?? { ...about, ...nights, price: undefined }}>
      <h1 className="t-2">{words.title({ hotel: about.title })}</h1>
      <p className="lede muted">{words.lede}</p>
      <NightsForm hotel={about.id} reply={dates} days={stay.days} carried={Object.fromEntries(typed)} quiet={rooms.length > 0} />
      {nights && rooms.length > 0 && (
        <>
          <RoomTable rows={rooms} nights={nights.words} />
          <ChoiceForm
            kind="stay"
            reply={reply}
            problem={problem}
            hidden={{ hotel: about.id, startsOn: nights.startsOn, endsOn: nights.endsOn, count: String(nights.count) }}
            shown={shown}
            more={stay.perNight}
          >
            {Array.from({ length: nights.count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place in the list
              <RoomFields key={index} index={index} rooms={rooms} boards={boards} reply={reply} />
            ))}
          </ChoiceForm>
        </>
      )}
    </BookingLayout>
  )
}

type NightsProps = {
  hotel: string
  reply: FormReply
  days: { from: string; to: string }
  /** The rooms that are chosen already, carried along when the visitor chooses other nights. */
  carried: Record<string, string>
  quiet: boolean
}

function NightsForm({ hotel, reply, days, carried, quiet }: NightsProps) {
  const words = useWords(stayChoiceWords)
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  return (
    <Form method="get" action="/hotel-booking#rooms" className="part" noValidate>
      <ProblemSummary problems={problems} />
      <Hidden fields={{ hotel, ...carried }} />
      <fieldset>
        <legend className="legend large">{words.nights}</legend>
        <div className="grid2 nights">
          <DayField name="startsOn" label={words.arrive} reply={reply} {...days} />
          <DayField name="endsOn" label={words.leave} reply={reply} {...days} />
          <CountField name="count" label={words.howMany} reply={reply} least={1} most={10} />
        </div>
      </fieldset>
      <p className="part">
        <button type="submit" className={quiet ? 'btn line' : 'btn'} aria-disabled={busy}>
          {words.showRooms}
        </button>
      </p>
    </Form>
  )
}

type RoomProps = {
  index: number
  rooms: readonly { id: string; name: string }[]
  boards: readonly { value: string; words: string }[]
  reply: FormReply
}

function RoomFields({ index, rooms, boards, reply }: RoomProps) {
  const words = useWords(roomFieldWords)
  const name = (field: string) => `rooms[${index}].${field}`
  const [board] = boards
  return (
    <fieldset className="part">
      <legend className="legend large">{words.nth({ position: index + 1 })}</legend>
      <div className="grid2">
        <SelectField
          name={name('room')}
          label={words.type}
          choices={rooms.map(({ id, name: words }) => ({ value: id, words }))}
          {...answerOf(reply, name('room'))}
        />
        {board && boards.length === 1 ? (
          <p className="field fixed ui">
            <b>{words.board}</b>
            <span>{firstUpper(board.words)}</span>
            <input type="hidden" name={name('board')} value={board.value} />
          </p>
        ) : (
          <SelectField name={name('board')} label={words.board} choices={boards} {...answerOf(reply, name('board'))} />
        )}
        <CountField name={name('adults')} label={words.adults} reply={reply} least={1} most={6} />
        <TextField
          name={name('childAges')}
          {...useWords(childAgesWords)}
          autoComplete="off"
          {...answerOf(reply, name('childAges'))}
        />
      </div>
    </fieldset>
  )
}
