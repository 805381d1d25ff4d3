import type { ReactNode } from 'react'
import { framePhoto } from '#features/media/frame-photo.ts'
import type { Picture } from '#features/media/picture.ts'
import { FramePhoto } from '../../ui/frame-photo.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** One as wide as the text, or two beside each other. */
export function DayPhotos({ photos = [] }: { photos?: readonly Picture[] | undefined }) {
  if (photos.length === 0) return null
  return (
    <div className="day-photos">
      {photos.map((picture) => (
        <FramePhoto
          key={picture.id}
          photo={framePhoto(picture)}
          alt={picture.alt}
          sizes={photos.length > 1 ? '(max-width: 720px) 40vw, 20rem' : '(max-width: 720px) 60vw, 30rem'}
        />
      ))}
    </div>
  )
}

/** A fact of a day under its icon, with its name for who does not see it. */
export function DayFact({ icon, name, children }: { icon: IconName; name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
