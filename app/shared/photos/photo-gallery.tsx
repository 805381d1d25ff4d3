import { framePhoto } from '#features/media/frame-photo.ts'
import { type Picture, pictureHref, widthFor } from '#features/media/picture.ts'
import { useWords } from '../../languages/use-words.ts'
import { FramePhoto } from '../../ui/frame-photo.tsx'
import { Icon } from '../../ui/icon.tsx'
import { photoWords } from '../../words/photos.ts'
import { ArtPhoto } from './art-photo.tsx'
import { Photo } from './photo.tsx'

/** How many the mosaic takes, one of them large: four would leave a hole. A phone shows the first three. */
const mosaicOf = (count: number) => (count > 4 ? 5 : Math.min(count, 3))
const onPhone = 3

type Props = {
  pictures: readonly Picture[]
  /** The first view of the page shows it. */
  eager?: boolean
}

/**
 * The photographs of a page: a mosaic, all of them below it where it does not show them, and a large view that a press on one opens
 * (app/ui/large-view.ts). Without scripts each leads to its file. It stands in a static part, and its page has the sheet gallery.css.
 */
export function PhotoGallery({ pictures, eager = false }: Props) {
  const words = useWords(photoWords)
  if (pictures.length === 0) return null
  const credits = [...new Set(pictures.flatMap(({ credit }) => credit || []))]
  const shown = pictures.slice(0, mosaicOf(pictures.length))
  return (
    <div className="photographs" data-gallery="">
      <ul className={`of-${shown.length}`}>
        {shown.map((picture, at) => (
          <li key={picture.id}>
            <LargeLink picture={picture} at={at}>
              {at === 0 ? (
                <ArtPhoto
                  picture={picture}
                  phone={{ crop: 'card', sizes: '100vw' }}
                  sizes="(max-width: 1080px) 94vw, 50rem"
                  eager={eager}
                />
              ) : (
                <FramePhoto
                  photo={framePhoto(picture)}
                  alt={picture.alt}
                  sizes="(max-width: 720px) 44vw, 20rem"
                  beforeScripts={eager}
                />
              )}
            </LargeLink>
          </li>
        ))}
      </ul>
      {pictures.length > onPhone && <AllOfThem pictures={pictures} />}
      {credits.length > 0 && <p className="ui small muted">{words.credits({ by: credits.join(', ') })}</p>}
      <LargeView pictures={pictures} />
    </div>
  )
}

/** `data-large`: its place among the pictures of its gallery. */
function LargeLink({ picture, at, children }: { picture: Picture; at: number; children: React.ReactNode }) {
  return (
    <a href={pictureHref(picture, widthFor(picture, 1440), 'jpg')} data-large={at}>
      {children}
    </a>
  )
}

/** Folded: their files are fetched when somebody unfolds them. */
function AllOfThem({ pictures }: { pictures: readonly Picture[] }) {
  const words = useWords(photoWords)
  return (
    <details className={pictures.length === mosaicOf(pictures.length) ? 'for-phone' : ''}>
      <summary className="more">{words.all({ count: pictures.length })}</summary>
      <ul className="frames">
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <LargeLink picture={picture} at={at}>
              <FramePhoto photo={framePhoto(picture)} alt={picture.alt} sizes="(max-width: 720px) 44vw, 14rem" />
            </LargeLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Closed until the script opens it. Its pictures are side by side: swiped, by the buttons, or with the arrow keys. */
function LargeView({ pictures }: { pictures: readonly Picture[] }) {
  const words = useWords(photoWords)
  const count = pictures.length
  return (
    <dialog className="large-view" aria-label={words.gallery}>
      <ul tabIndex={-1}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <figure>
              <Photo picture={picture} sizes="100vw" decorative />
              <figcaption>
                <span>{picture.alt}</span>
                <small className="num">
                  {count > 1 && words.place({ nth: at + 1, count })}
                  {picture.credit && ` ${words.credit({ by: picture.credit })}`}
                </small>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <button type="button" data-go="close" aria-label={words.close}>
        <Icon name="close" />
      </button>
      {count > 1 && (
        <>
          <button type="button" data-go="-1" aria-label={words.previous}>
            <Icon name="arrow" />
          </button>
          <button type="button" data-go="1" aria-label={words.next}>
            <Icon name="arrow" />
          </button>
        </>
      )}
      <p className="visually-hidden" role="status" />
    </dialog>
  )
}
