import type { Content } from '#features/content/entry.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { useWords } from '../../languages/use-words.ts'
import { TestimonialFigure } from '../../shared/testimonial-figure.tsx'
import { testimonialAdminWords } from '../../words/admin/content/testimonials.ts'

/** A traveller's words as they will stand on a page. */
export function TestimonialPreview({
  content,
  choices,
}: {
  content: Content
  choices: { packages?: readonly { id: string; name: string }[] }
}) {
  const words = useWords(testimonialAdminWords)
  const { quotation, name, home, language, translated, month, year, journey } = content
  const about = choices.packages?.find(({ id }) => id === journey)
  const travelledOn = month && year ? `${year}-${String(month).padStart(2, '0')}-01` : ''
  return (
    <TestimonialFigure
      testimonial={{
        quotation: String(quotation || words.look),
        name: String(name ?? ''),
        home: String(home ?? ''),
        travelledOn,
        language: (language ?? 'en') as Testimonial['language'],
        translated: translated === true,
      }}
      about={about?.name}
    />
  )
}
