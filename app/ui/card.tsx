import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type FramedPhoto, FramePhoto, PhotoColour } from './frame-photo.tsx'
import { type Drawing, ScenePicture } from './scene-picture.tsx'

export type CardSpan = 'c3' | 'c4' | 'c6' | 'wide' | 'full'

/** `wide` has its picture beside the text; `full` too, over the whole width. */
const spans: Record<CardSpan, string> = { c3: 'c3', c4: 'c4', c6: 'c6', wide: 'c8 wide', full: 'c12 wide' }

/** How wide its photograph is shown. On a phone less than it is, so that several fit the budget of a list. */
const narrow = '(max-width: 720px) 60vw, (max-width: 1080px) 46vw, 30vw'
const broad = '(max-width: 720px) 60vw, 58vw'
const widths: Record<CardSpan, string> = { c3: narrow, c4: narrow, c6: broad, wide: broad, full: broad }

type Props = {
  drawing: Drawing
  /** Shown instead of the drawing, whose hour still gives the ground. */
  photo?: FramedPhoto | undefined
  title: string
  /** The languages of title and text, where they are not that of the page. */
  titleLang?: string | undefined
  textLang?: string | undefined
  href: string
  text?: string
  meta: ReactNode
  span?: CardSpan
  eager?: boolean
  faded?: boolean
}

/** A card with a picture. The whole card is the link of its title. */
export function CardLink({
  drawing,
  photo,
  title,
  titleLang,
  textLang,
  href,
  text,
  meta,
  span = 'c4',
  eager = false,
  faded,
}: Props) {
  return (
    <article className={`card h-${drawing.hour} ${spans[span]}${faded ? ' faded' : ''}`}>
      <div className="pic">
        {photo ? (
          <>
            <PhotoColour colour={photo.colour} />
            <FramePhoto photo={photo} sizes={widths[span]} eager={eager} />
          </>
        ) : (
          <ScenePicture drawing={drawing} eager={eager} />
        )}
      </div>
      <div className="b">
        <h3>
          <Link to={href} lang={titleLang}>
            {title}
          </Link>
        </h3>
        {text && <p lang={textLang}>{text}</p>}
        <div className="meta">{meta}</div>
      </div>
    </article>
  )
}
