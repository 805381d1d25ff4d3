import type { Picture } from '#features/media/picture.ts'
import { useWords } from '../../languages/use-words.ts'
import { PhotoGallery } from '../../shared/photos/photo-gallery.tsx'
import { type Drawing, ScenePicture } from '../../ui/scene-picture.tsx'
import { hotelContentWords } from '../../words/hotel-content.ts'
import type { HotelViewed } from './load-hotel.server.ts'

/** Pictures of a hotel: its photos, or without photos drawings of its place. */
export const HotelViews = ({ of: { drawings, photos } }: { of: HotelViewed }) =>
  photos.length > 0 ? <Photos photos={photos} /> : <Drawings drawings={drawings} />

/** Three drawings of the place, one large. They never show the hotel. */
function Drawings({ drawings }: { drawings: readonly Drawing[] }) {
  return (
    <figure className="mosaic">
      {drawings.map((drawing, at) => (
        <ScenePicture key={drawing.hour + drawing.seed} drawing={drawing} eager={at === 0} beforeScripts />
      ))}
      <figcaption className="small muted">{useWords(hotelContentWords).gallery}</figcaption>
    </figure>
  )
}

const Photos = ({ photos }: { photos: readonly Picture[] }) => (
  <div className="views">
    <PhotoGallery pictures={photos} eager />
  </div>
)
