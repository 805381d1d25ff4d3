import type { ReactNode } from 'react'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { monthText } from '#values/day-words.ts'
import { testimonialWords } from '../words/testimonials.ts'

type Props = {
  testimonial: Pick<Testimonial, 'quotation' | 'name' | 'home' | 'travelledOn' | 'language' | 'translated'>
  /** What they speak of, where the page is not about that itself. */
  about?: ReactNode
}

/** What a traveller wrote, set as type: their words, who they are, what of, and when. */
export function TestimonialFigure({ testimonial, about }: Props) {
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
            {travelledOn && monthText(travelledOn)}
          </span>
        )}
        {translated && <span>{testimonialWords.translated(language)}</span>}
      </figcaption>
    </figure>
  )
}
