import { langOf } from '#features/content/texts/untranslated.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { Fold } from '../../ui/fold.tsx'
import { pageWords } from '../../words/pages.ts'
import { Blocks } from './blocks.tsx'
import { SectionLinks } from './section-links.tsx'
import type { ShownSection } from './shown-blocks.ts'

/** The table of contents of a long page and its sections, each with its own link. */
export function SectionsContent({ of: sections }: { of: readonly ShownSection[] }) {
  const { contents } = useWords(pageWords)
  return (
    <>
      <nav className="contents" aria-label={contents}>
        <h2>{contents}</h2>
        <SectionLinks sections={sections} />
      </nav>
      <div className="prose">
        {sections.map((section) => (
          <OneSection key={section.id} section={section} />
        ))}
      </div>
    </>
  )
}

/** One section of a page, with the day it was last reviewed. */
function OneSection({ section }: { section: ShownSection }) {
  const { id, title, updatedOn, blocks } = section
  const format = useFormatter()
  return (
    <section className="text-section">
      <Fold id={id} title={title} lang={langOf(section, 'title')} level={2} className="written">
        <Blocks blocks={blocks} />
        <p className="checked">{useWords(pageWords).checkedOn({ day: format.day(updatedOn) })}</p>
      </Fold>
    </section>
  )
}
