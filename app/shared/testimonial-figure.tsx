import type { ReactNode } from 'react'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { useFormatter } from '../languages/use-formatter.ts'
import { useWords } from '../languages/use-words.ts'
import { testimonialWords } from '../words/testimonials.ts'

type Props = {
  testimonial: Pick<Testimonial, 'quotation' | 'name' | 'home' | 'travelledOn' | 'language' | 'translated'>
  /** What the testimonial is about, where the page is about something else. */
  about?: ReactNode
}

/** A testimonial: the words, who wrote them, about what, and when. */
export function TestimonialFigure({ testimonial, about }: Props) {
  const words = useWords(testimonialWords)
  const format = useFormatter()
  const { quotation, name, home, travelledOn, language, translated } = testimonial
  return (
    <figure className="testimonial">
      <blockquote lang={translated || language === 'en' ? undefined : language}>
        {quotation.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption>
        <b>{[name, home].filter(Boolean).join(', ')}</b>
        {(about || travelledOn) && (
          <span>
            {about}
            {about && travelledOn && ', '}
            {travelledOn && format.month(travelledOn)}
          </span>
        )}
        {translated && <span>{words.translated({ language })}</span>}
      </figcaption>
    </figure>
  )
}
