import type { Picture } from '#features/media/picture.ts'
import { Photo } from '../../shared/photo.tsx'
import { type Drawing, ScenePicture } from '../../ui/scene-picture.tsx'
import { hotelContentWords as says } from '../../words/hotel-content.ts'
import type { HotelViewed } from './load-hotel.server.ts'

/** Pictures of a hotel: its photos, or without photos drawings of its place. */
export const HotelViews = ({ of: { drawings, photos } }: { of: HotelViewed }) =>
  photos.length > 0 ? <Photos photos={photos} /> : <Gallery drawings={drawings} />

/** Three drawings of the place, one large. They never show the hotel. */
function Gallery({ drawings }: { drawings: readonly Drawing[] }) {
  return (
    <figure className="mosaic">
      {drawings.map((drawing, at) => (
        <ScenePicture key={drawing.hour + drawing.seed} drawing={drawing} eager={at === 0} beforeScripts />
      ))}
      <figcaption className="small muted">{says.gallery}</figcaption>
    </figure>
  )
}

/** Photos of the hotel: one large, the others beside and below it, with their credits. */
function Photos({ photos }: { photos: readonly Picture[] }) {
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
