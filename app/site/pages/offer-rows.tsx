import { Blocks } from '../../shared/blocks.tsx'
import type { ShownSection } from '../../shared/shown-blocks.ts'

/** The operator's services, in rows with links. */
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
