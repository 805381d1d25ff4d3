import type { ShownSection } from './shown-blocks.ts'

/** Links to the sections of a long page, in order. */
export const SectionLinks = ({ sections }: { sections: readonly ShownSection[] }) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
)
