import { FramePhoto } from '../../ui/frame-photo.tsx'
import type { classPhotos } from './class-photos.server.ts'

type Photos = Awaited<ReturnType<typeof classPhotos>>

/** Photographs of classes of cars, each with its name and models. */
export const ClassPhotos = ({ photos }: { photos: Photos }) => (
  <ul className="frames lead">
    {photos.map(({ id, name, models, alt, photo }) => (
      <li key={id}>
        <FramePhoto photo={photo} alt={alt} sizes="(max-width: 720px) 44vw, 16rem" />
        <b>{name}</b>
        <small className="muted">{models}</small>
      </li>
    ))}
  </ul>
)
