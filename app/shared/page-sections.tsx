import { dayText } from '#values/day-words.ts'
import { pageWords } from '../words/pages.ts'
import { Blocks } from './blocks.tsx'
import type { ShownSection } from './shown-blocks.ts'

/** A long page: what is in it on the left, staying in sight, and its sections on the right, each with its own address. */
export function PageSections({ sections, numbered = false }: { sections: readonly ShownSection[]; numbered?: boolean }) {
  return (
    <div className={numbered ? 'wrap leaf numbered' : 'wrap leaf'}>
      <nav className="contents" aria-label={pageWords.contents}>
        <h2>{pageWords.contents}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {sections.map((section) => (
          <OneSection key={section.id} section={section} />
        ))}
      </div>
    </div>
  )
}

/** One part of a page, with the day it was last looked over. */
function OneSection({ section: { id, title, updatedOn, blocks } }: { section: ShownSection }) {
  return (
    <section id={id} className="told">
      <h2>{title}</h2>
      <Blocks blocks={blocks} />
      <p className="checked">{pageWords.checkedOn(dayText(updatedOn))}</p>
    </section>
  )
}
