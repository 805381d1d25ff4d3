import type { Content } from '#features/content/entry.ts'
import type { Voice } from '#features/testimonials/testimonial.ts'
import { VoiceFigure } from '../../shared/testimonial-figure.tsx'
import { deskVoiceWords } from '../../words/admin/content/testimonials.ts'

/** A traveller's words as they will stand on a page. */
export function VoiceLook({
  content,
  choices,
}: {
  content: Content
  choices: { packages?: readonly { id: string; name: string }[] }
}) {
  const { quotation, name, home, language, translated, month, year, journey } = content
  const about = choices.packages?.find(({ id }) => id === journey)
  const travelledOn = month && year ? `${year}-${String(month).padStart(2, '0')}-01` : ''
  return (
    <VoiceFigure
      voice={{
        quotation: String(quotation || deskVoiceWords.look),
        name: String(name ?? ''),
        home: String(home ?? ''),
        travelledOn,
        language: (language ?? 'en') as Voice['language'],
        translated: translated === true,
      }}
      about={about?.name}
    />
  )
}
