import { langOf } from '#features/content/texts/untranslated.ts'
import type { ShownSection } from './shown-blocks.ts'

/** Links to the sections of a long page, in order. */
export const SectionLinks = ({ sections }: { sections: readonly ShownSection[] }) => (
  <ol>
    {sections.map((section) => (
      <li key={section.id}>
        <a href={`#${section.id}`} lang={langOf(section, 'title')}>
          {section.title}
        </a>
      </li>
    ))}
  </ol>
)
