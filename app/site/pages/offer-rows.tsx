import { useWords } from '../../languages/use-words.ts'
import { Blocks } from '../../shared/written/blocks.tsx'
import type { ShownSection } from '../../shared/written/shown-blocks.ts'
import { pageWords } from '../../words/pages.ts'

/** The operator's services, in rows with links, and above them a link to each row. */
export const OfferRows = ({ of: sections }: { of: readonly ShownSection[] }) => (
  <>
    <nav className="filters swipe" aria-label={useWords(pageWords).contents}>
      {sections.map(({ id, title }) => (
        <a key={id} className="chip" href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
    <ul className="rows wordy offers">
      {sections.map(({ id, title, blocks }) => (
        <li key={id} id={id}>
          <h2>{title}</h2>
          <div className="prose">
            <Blocks blocks={blocks} />
          </div>
        </li>
      ))}
    </ul>
  </>
)
