import { langOf } from '#features/content/texts/untranslated.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { useWords } from '../../languages/use-words.ts'
import { SeasonStrip } from '../../ui/season-strip.tsx'
import { packageSectionWords } from '../../words/package-sections.ts'
import { seasonStripWords } from '../../words/season-strip.ts'

export function Season({ of, sentence }: { of: Pick<PublishedPackage, 'bestMonths' | 'seasonNote'>; sentence: string }) {
  const words = useWords(packageSectionWords).season
  const strip = useWords(seasonStripWords)
  const months = of.bestMonths
  const differ = months.some((mark) => mark !== months[0])
  return (
    <section className="block" id="when">
      <h2>{words.title}</h2>
      <p className="prose lead">
        {differ ? sentence : words.alike} <span lang={langOf(of, 'seasonNote')}>{of.seasonNote}</span>
      </p>
      <SeasonStrip months={months} letters={Object.values(strip.letters)} sentence={sentence} legend={strip.marks} />
    </section>
  )
}
