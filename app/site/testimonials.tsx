import { Link } from 'react-router'
import type { Voice } from '#features/testimonials/testimonial.ts'
import { VoiceFigure } from '../shared/testimonial-figure.tsx'
import { voiceWords } from '../words/testimonials.ts'

/** One traveller's words across the page; nothing where nobody's are published. */
export function VoiceBand({ voice }: { voice: Voice | undefined }) {
  if (!voice) return null
  return (
    <section className="sec sunk voices band" aria-label={voiceWords.title}>
      <div className="wrap">
        <VoiceFigure voice={voice} about={voice.about && <Link to={voice.about.to}>{voice.about.title}</Link>} />
      </div>
    </section>
  )
}

/** What travellers wrote of the very thing that a page is about. */
export function VoicesBlock({ voices }: { voices: readonly Voice[] }) {
  if (voices.length === 0) return null
  return (
    <section className="block voices" id="words">
      <h2>{voiceWords.title}</h2>
      {voices.map((voice) => (
        <VoiceFigure key={voice.id} voice={voice} />
      ))}
    </section>
  )
}
