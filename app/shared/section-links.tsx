import type { ShownSection } from './shown-blocks.ts'

/** The sections of a long page in their order, each a link to where it stands. */
export const SectionLinks = ({ sections }: { sections: readonly ShownSection[] }) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
)
