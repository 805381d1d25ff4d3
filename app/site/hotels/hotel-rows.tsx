import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { FramePhoto } from '../../ui/frame-photo.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { hotelWords } from '../../words/hotels.ts'
import type { RowPrice } from './list-stays.server.ts'
import type { HotelListed } from './load-hotels.server.ts'

/** How many rows fit into the first window of a phone. */
const inFirstView = 3

/** The hotels as rows: a photograph or a drawing of the place, two lines, the price. That they are examples is said once where all are. */
export function HotelRows({ rows, samples }: { rows: readonly HotelListed[]; samples: boolean }) {
  const words = useWords(hotelWords)
  return (
    <ul className="stays">
      {rows.map((row, at) => (
        <li key={row.id}>
          {row.photo ? (
            <FramePhoto photo={row.photo} sizes="14rem" beforeScripts={at < inFirstView} />
          ) : (
            <ScenePicture drawing={row.drawing} beforeScripts={at < inFirstView} />
          )}
          <div>
            <h3>
              <Link to={row.href}>{row.name}</Link>
            </h3>
            <p className="ui">{row.lines[0]}</p>
            <p className="ui muted">
              {row.lines[1]}
              {row.sample && !samples && `, ${words.sample}`}
            </p>
          </div>
          <Price price={row.price} />
        </li>
      ))}
    </ul>
  )
}

/** The price of a night and of the stay, or why there is none. */
export function Price({ price }: { price: RowPrice }) {
  const words = useWords(hotelWords)
  if (price.kind === 'none')
    return (
      <p className="cost">
        <span className="tag">{price.why}</span>
      </p>
    )
  if (price.kind === 'from')
    return (
      <p className="cost num">
        <span>
          {words.fromPrice} <b>{price.night}</b> {words.perNight}
        </span>
        <small className="muted">{price.basis}</small>
      </p>
    )
  return (
    <p className="cost num">
      <span>
        <b>{price.night}</b> {words.perNight}
      </span>
      <span>
        <strong>{price.stay}</strong> {price.basis}
      </span>
      {price.rooms.map(({ words: text, left }) => (
        <small key={text} className={left <= 2 ? 'few' : 'muted'}>
          {text}
        </small>
      ))}
    </p>
  )
}
