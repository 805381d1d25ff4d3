import { Blocks } from '../../shared/blocks.tsx'
import type { ShownSection } from '../../shared/shown-blocks.ts'

/** What the house does, in rows: each says what it is and leads to where it is had. */
export const OfferRows = ({ of: sections }: { of: readonly ShownSection[] }) => (
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
)
