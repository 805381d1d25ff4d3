import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Drawing, ScenePicture } from './scene-picture.tsx'

export type CardSpan = 'c3' | 'c4' | 'c6' | 'wide' | 'full'

/** `wide` has its picture beside the text; `full` too, over the whole width. */
const spans: Record<CardSpan, string> = { c3: 'c3', c4: 'c4', c6: 'c6', wide: 'c8 wide', full: 'c12 wide' }

type Props = {
  drawing: Drawing
  title: string
  href: string
  text?: string
  meta: ReactNode
  span?: CardSpan
  eager?: boolean
  faded?: boolean
}

/** A card with a picture. The whole card is the link of its title. */
export function CardLink({ drawing, title, href, text, meta, span = 'c4', eager = false, faded }: Props) {
  return (
    <article className={`card h-${drawing.hour} ${spans[span]}${faded ? ' faded' : ''}`}>
      <div className="pic">
        <ScenePicture drawing={drawing} eager={eager} />
      </div>
      <div className="b">
        <h3>
          <Link to={href}>{title}</Link>
        </h3>
        {text && <p>{text}</p>}
        <div className="meta">{meta}</div>
      </div>
    </article>
  )
}
