import { Link } from 'react-router'
import type { Picture } from '#features/media/picture.ts'
import { parkHref } from '#features/places/place-hrefs.ts'
import { PackagePoster } from '../../shared/package-poster.tsx'
import { Photo } from '../../shared/photo.tsx'
import { type Drawing, ScenePicture } from '../../ui/scene-picture.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { hotelDetailWords as says } from '../../words/hotel-details.ts'
import type { HotelPage } from './load-hotel.server.ts'

/** The place in three drawings, one large. They are of the place, never of the house. */
export function Gallery({ drawings }: { drawings: readonly Drawing[] }) {
  return (
    <figure className="mosaic">
      {drawings.map((drawing, at) => (
        <ScenePicture key={drawing.hour + drawing.seed} drawing={drawing} eager={at === 0} />
      ))}
      <figcaption className="small muted">{says.gallery}</figcaption>
    </figure>
  )
}

/** The house as it is: one picture large, the others beside and below it, and whose they are. */
export function Photos({ photos }: { photos: readonly Picture[] }) {
  const credits = [...new Set(photos.flatMap(({ credit }) => credit || []))]
  return (
    <figure className={photos.length < 3 ? 'mosaic few' : 'mosaic'}>
      {photos.map((picture, at) => (
        <Photo key={picture.id} picture={picture} sizes="(max-width: 48rem) 94vw, 50rem" eager={at === 0} />
      ))}
      {credits.length > 0 && <figcaption className="small muted">{says.pictures(credits.join(', '))}</figcaption>}
    </figure>
  )
}

/** What each type of room costs in each season: the same rates that are charged. */
export function Rates({ rates: { rows, seasons, boards, high } }: { rates: HotelPage['rooms'] }) {
  return (
    <section className="block" id="rooms">
      <h2>{says.rooms.title}</h2>
      <WideTable label={says.rooms.caption}>
        <table className="tbl num">
          <caption>
            {boards.length === 1 ? says.rooms.captionWith(boards[0] ?? '') : says.rooms.caption}
            {high && <small>{high}</small>}
          </caption>
          <thead>
            <tr>
              <th scope="col">{says.rooms.room}</th>
              {boards.length > 1 && <th scope="col">{says.rooms.board}</th>}
              {seasons.map((season) => (
                <th key={season} scope="col" className="n">
                  {season}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, beds, fits, count, board, prices }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <small className="muted">
                    {beds}, {fits}. {count}
                  </small>
                </th>
                {boards.length > 1 && <td>{board}</td>}
                {prices.map((price, at) => (
                  <td key={seasons[at]} className="n">
                    {price}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}

/** What the house asks of whoever stays, and the way there. */
export function Rules({ page: { rules, hotel } }: { page: HotelPage }) {
  return (
    <>
      <section className="block" id="rules">
        <h2>{says.rules.title}</h2>
        <dl className="notes house-rules">
          {rules.map(({ about, sentences }) => (
            <div key={about}>
              <dt>{about}</dt>
              {sentences.map((sentence) => (
                <dd key={sentence}>{sentence}</dd>
              ))}
            </div>
          ))}
          <div>
            <dt>{says.rules.cancel}</dt>
            <dd>
              {says.rules.cancelText} <Link to="/hotel-information#cancel">{says.rules.ladder}</Link>
            </dd>
          </div>
        </dl>
      </section>
      <section className="block" id="way">
        <h2>{says.way}</h2>
        <p className="prose">{hotel.accessNote || says.wayTo(hotel.place)}</p>
      </section>
    </>
  )
}

export function Near({ page: { parks, cards } }: { page: HotelPage }) {
  if (parks.length === 0 && cards.length === 0) return null
  return (
    <section className="block" id="near">
      <h2>{says.near.title}</h2>
      {parks.length > 0 && (
        <>
          <h3>{says.near.parks}</h3>
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
          <h3>{says.near.journeys}</h3>
          <div className="shelf">
            {cards.map((card, at) => (
              <PackagePoster key={card.slug} card={card} span={at === 0 && cards.length % 2 === 1 ? 'full' : 'c6'} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}
