import { langOf } from '#features/content/texts/untranslated.ts'
import { useWords } from '../../languages/use-words.ts'
import { Blocks } from '../../shared/written/blocks.tsx'
import type { ShownSection } from '../../shared/written/shown-blocks.ts'
import { pageWords } from '../../words/pages.ts'

/** The operator's services, in rows with links, and above them a link to each row. */
export const OfferRows = ({ of: sections }: { of: readonly ShownSection[] }) => (
  <>
    <nav className="filters swipe" aria-label={useWords(pageWords).contents}>
      {sections.map((section) => (
        <a key={section.id} className="chip" href={`#${section.id}`} lang={langOf(section, 'title')}>
          {section.title}
        </a>
      ))}
    </nav>
    <ul className="rows wordy offers">
      {sections.map((section) => (
        <li key={section.id} id={section.id}>
          <h2 lang={langOf(section, 'title')}>{section.title}</h2>
          <div className="prose">
            <Blocks blocks={section.blocks} />
          </div>
        </li>
      ))}
    </ul>
  </>
)
