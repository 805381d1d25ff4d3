import { Link } from 'react-router'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { TestimonialFigure } from '../shared/testimonial-figure.tsx'
import { testimonialWords } from '../words/testimonials.ts'

/** One traveller's words across the page; nothing where nobody's are published. */
export function TestimonialBand({ voice }: { voice: Testimonial | undefined }) {
  if (!voice) return null
  return (
    <section className="sec sunk voices band" aria-label={testimonialWords.title}>
      <div className="wrap">
        <TestimonialFigure voice={voice} about={voice.about && <Link to={voice.about.to}>{voice.about.title}</Link>} />
      </div>
    </section>
  )
}

/** What travellers wrote of the very thing that a page is about. */
export function TestimonialsBlock({ voices }: { voices: readonly Testimonial[] }) {
  if (voices.length === 0) return null
  return (
    <section className="block voices" id="words">
      <h2>{testimonialWords.title}</h2>
      {voices.map((voice) => (
        <TestimonialFigure key={voice.id} voice={voice} />
      ))}
    </section>
  )
}
