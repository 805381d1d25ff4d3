import { Link } from 'react-router'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { useWords } from '../languages/use-words.ts'
import { TestimonialFigure } from '../shared/testimonial-figure.tsx'
import { testimonialWords } from '../words/testimonials.ts'

/** One testimonial across the page; nothing where none is published. */
export function TestimonialBand({ testimonial }: { testimonial: Testimonial | undefined }) {
  const words = useWords(testimonialWords)
  if (!testimonial) return null
  return (
    <section className="sec sunk testimonials band" aria-label={words.title}>
      <div className="wrap">
        <TestimonialFigure
          testimonial={testimonial}
          about={testimonial.about && <Link to={testimonial.about.to}>{testimonial.about.title}</Link>}
        />
      </div>
    </section>
  )
}

/** Testimonials about what the page shows. */
export function TestimonialsBlock({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const words = useWords(testimonialWords)
  if (testimonials.length === 0) return null
  return (
    <section className="block testimonials" id="words">
      <h2>{words.title}</h2>
      {testimonials.map((testimonial) => (
        <TestimonialFigure key={testimonial.id} testimonial={testimonial} />
      ))}
    </section>
  )
}
