import type { Picture } from '#features/media/picture.ts'
import { Photo } from '../../shared/photo.tsx'
import { packageDetailWords } from '../../words/package-details.ts'

/** Photos of a journey, loaded lazily. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null
  return (
    <section className="block gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">{packageDetailWords.gallery}</h2>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Photo picture={picture} sizes="(max-width: 48rem) 46vw, 20rem" />
            {picture.credit && <small className="muted">{picture.credit}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
