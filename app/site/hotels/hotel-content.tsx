import { Fragment } from 'react'
import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { framePhoto } from '#features/media/frame-photo.ts'
import { parkHref } from '#features/places/place-hrefs.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { useWords } from '../../languages/use-words.ts'
import { PackageCardLink } from '../../shared/package-card.tsx'
import { FramePhoto } from '../../ui/frame-photo.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { hotelContentWords } from '../../words/hotel-content.ts'
import { LangText } from '../lang-text.tsx'
import { TestimonialsBlock } from '../testimonials.tsx'
import type { HotelContentData, HotelPage } from './load-hotel.server.ts'

type Content = HotelContentData & { testimonials: readonly Testimonial[] }

/** The page of a hotel below its calendar. */
export function HotelPageContent({
  of: { rooms, pictured, periods, rules, hotel, lets, testimonials, cards, parks },
}: {
  of: Content
}) {
  return (
    <>
      {lets && <Rates current={rooms} pictured={pictured} periods={periods} />}
      {lets && <Rules rules={rules} hotel={hotel} />}
      <TestimonialsBlock testimonials={testimonials} />
      <Near parks={parks} cards={cards} />
    </>
  )
}

/** The rates of each type of room by season: the same that are charged. Where those of a later period differ, they follow. */
function Rates({ current, pictured, periods }: { current: HotelPage['rooms'] } & Pick<Content, 'pictured' | 'periods'>) {
  const words = useWords(hotelContentWords).rooms
  return (
    <section className="block" id="rooms">
      <h2>{words.title}</h2>
      {pictured.length > 0 && <RoomPhotos rooms={pictured} />}
      {periods.days && <h3>{periods.days}</h3>}
      <RateTable rates={current} />
      {periods.later.map(({ days, rates }) => (
        <Fragment key={days}>
          <h3>{days}</h3>
          <RateTable rates={rates} />
        </Fragment>
      ))}
      {periods.notPublished && <p>{periods.notPublished}</p>}
    </section>
  )
}

function RateTable({ rates: { rows, seasons, boards, high } }: { rates: HotelPage['rooms'] }) {
  const words = useWords(hotelContentWords).rooms
  return (
    <WideTable label={words.caption}>
      <table className="table num">
        <caption>
          {boards.length === 1 ? words.captionWith({ board: boards[0] ?? '' }) : words.caption}
          {high && <small>{high}</small>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.room}</th>
            {boards.length > 1 && <th scope="col">{words.board}</th>}
            {seasons.map((season) => (
              <th key={season} scope="col" className="numeric">
                {season}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, beds, fits, count, board, prices, ...room }) => (
            <tr key={key}>
              <th scope="row">
                <LangText lang={langOf(room, 'name')}>{name}</LangText>
                <small className="muted">{words.row({ beds, fits, count })}</small>
              </th>
              {boards.length > 1 && <td>{board}</td>}
              {prices.map((price, at) => (
                <td key={seasons[at]} className="numeric">
                  {price}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** The rooms of which there are photographs. */
const RoomPhotos = ({ rooms }: { rooms: Content['pictured'] }) => (
  <ul className="frames lead">
    {rooms.map(({ name, beds, photo, ...room }) => (
      <li key={name}>
        <FramePhoto photo={framePhoto(photo)} alt={photo.alt} sizes="(max-width: 720px) 44vw, 16rem" />
        <b lang={langOf(room, 'name')}>{name}</b>
        <small className="muted" lang={langOf(room, 'beds')}>
          {beds}
        </small>
      </li>
    ))}
  </ul>
)

/** The hotel's rules, and how to get there. */
function Rules({ rules, hotel }: Pick<Content, 'rules' | 'hotel'>) {
  const words = useWords(hotelContentWords)
  return (
    <>
      <section className="block" id="rules">
        <h2>{words.rules.title}</h2>
        <dl className="notes hotel-rules">
          {rules.map(({ about, sentences, langs }) => (
            <div key={about}>
              <dt>{about}</dt>
              {sentences.map((sentence, at) => (
                <dd key={sentence} lang={langs?.[at]}>
                  {sentence}
                </dd>
              ))}
            </div>
          ))}
          <div>
            <dt>{words.rules.cancel}</dt>
            <dd>
              {words.rules.cancelText} <Link to="/hotel-information#cancel">{words.rules.fees}</Link>
            </dd>
          </div>
        </dl>
      </section>
      <section className="block" id="way">
        <h2>{words.way}</h2>
        <p className="prose" lang={langOf(hotel, 'accessNote')}>
          {hotel.accessNote || words.wayTo({ place: hotel.place })}
        </p>
      </section>
    </>
  )
}

function Near({ parks, cards }: Pick<Content, 'parks' | 'cards'>) {
  const words = useWords(hotelContentWords).near
  if (parks.length === 0 && cards.length === 0) return null
  return (
    <section className="block" id="near">
      <h2>{words.title}</h2>
      {parks.length > 0 && (
        <>
          <h3>{words.parks}</h3>
          <ul className="near ui">
            {parks.map(({ id, name }) => (
              <li key={id}>
                <Link to={parkHref(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {cards.length > 0 && (
        <>
          <h3>{words.journeys}</h3>
          <div className="shelf">
            {cards.map((card, at) => (
              <PackageCardLink key={card.slug} card={card} span={at === 0 && cards.length % 2 === 1 ? 'full' : 'c6'} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}
